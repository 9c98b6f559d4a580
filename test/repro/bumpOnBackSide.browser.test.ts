import { BackSide, DoubleSide, FrontSide, Mesh, MeshNormalMaterial, OrthographicCamera, PlaneGeometry, Scene } from 'three'
import { expect, test } from 'vitest'
import { coordinate, paint } from 'three-perlin'
import { readTarget } from '../support/readTarget'
import { useRenderer } from '../support/renderer'

const renderer = useRenderer()
