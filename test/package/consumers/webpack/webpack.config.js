import { join } from 'node:path'

/** @type {import('webpack').Configuration} */
export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './main.js',
  output: { path: join(import.meta.dirname, 'dist') },
  performance: { hints: false }
}
