import('three-perlin/cpu').then(({ createNoise, perlin3 }) => {
  const [x, y, z] = process.argv.slice(2).map(Number)
  console.log(JSON.stringify([createNoise().perlin3(x, y, z), perlin3().sample(x, y, z)]))
})
