import type { MeshDepthMaterial, MeshDistanceMaterial, Texture } from 'three'

/**
 * Lets a shadow material be compiled again for other maps. three copies the maps of whatever casts the shadow into it at
 * every draw, but looks only once which of them there are: not when a map comes later, nor when the next of an object's
 * materials has others.
 */
export function followNeeds(shadow: MeshDepthMaterial | MeshDistanceMaterial): void {
  let { version } = shadow
  let compiled = needsOf(shadow)
  Object.defineProperty(shadow, 'version', {
    get() {
      const needs = needsOf(shadow)
      if (needs !== compiled) version++
      compiled = needs
      return version
    },
    set(value: number) {
      version = value
    },
    configurable: true,
    enumerable: true
  })
}

/** A number for all that the program of a shadow material depends on; three sees to its alphaTest itself. */
function needsOf({ map, alphaMap, displacementMap, alphaHash }: MeshDepthMaterial | MeshDistanceMaterial): number {
  return 2 * (5 * (5 * channelOf(map) + channelOf(alphaMap)) + channelOf(displacementMap)) + Number(alphaHash)
}

/** 0 for none; there are four channels. */
function channelOf(texture: Texture | null): number {
  return texture ? 1 + texture.channel : 0
}
