// Node requires ES modules from 20.19 and 22.12 on. An older one needs `await import('three-perlin/cpu')`.
const { createNoise, perlin3 } = require('three-perlin/cpu')

const [x, y, z] = process.argv.slice(2).map(Number)
console.log(JSON.stringify([createNoise().perlin3(x, y, z), perlin3().sample(x, y, z)]))
