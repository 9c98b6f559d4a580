import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

export const recipesFolder = resolve(import.meta.dirname, '../../demo/recipes')

/** File names of the recipes. */
export const recipes = readdirSync(recipesFolder).filter((name) => /\.tsx?$/.test(name))
