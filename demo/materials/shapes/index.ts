import type { BufferGeometry } from 'three'
import { createBust } from './bust'
import bust from './bust.ts?raw'
import { createDome } from './dome'
import dome from './dome.ts?raw'
import { createGlobe } from './globe'
import globe from './globe.ts?raw'
import { createKnot } from './knot'
import knot from './knot.ts?raw'
import { createLamp } from './lamp'
import lamp from './lamp.ts?raw'
import { createLand } from './land'
import land from './land.ts?raw'
import { createSlab } from './slab'
import slab from './slab.ts?raw'
import { createSphere } from './sphere'
import sphere from './sphere.ts?raw'

/** What materials are shown on; `text` is the file that makes it, for the copied program. */
export interface Shape {
  readonly create: () => BufferGeometry[]
  readonly text: string
}

export const shapes = {
  Sphere: { create: createSphere, text: sphere },
  Knot: { create: createKnot, text: knot },
  Lamp: { create: createLamp, text: lamp },
  Bust: { create: createBust, text: bust },
  Ground: { create: createSlab, text: slab },
  Globe: { create: createGlobe, text: globe },
  Land: { create: createLand, text: land },
  Dome: { create: createDome, text: dome }
} as const satisfies Record<string, Shape>

export type ShapeName = keyof typeof shapes
