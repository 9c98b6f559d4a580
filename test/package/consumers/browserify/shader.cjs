// browserify reads no ES modules; the page gives three and three-perlin to the shader.
const glslify = require('glslify')

globalThis.fragmentShader = glslify('../glslify/shade.bundled.frag')
