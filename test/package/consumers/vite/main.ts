import type { Displacement } from 'three-perlin'
import { drawLand } from '../land.js'

const canvas = document.querySelector('canvas')
if (!canvas) throw new Error('There is no canvas.')
const surface: Displacement = drawLand(canvas)
document.body.dataset.height = String(surface.heightAt(12.3, -4.5))
