import type { GUI } from 'lil-gui'
import type { Scene, Vector3Like } from 'three'
import type { PageOptions } from '../options'
import type { Stage } from '../stage/stage'

/** Where the camera stands, and how far the visitor may go. */
export interface View {
  readonly position: Vector3Like
  readonly target: Vector3Like
  readonly distance: readonly [near: number, far: number]
  /** Radians from straight up. */
  readonly polar: readonly [highest: number, lowest: number]
  /** How far the target may be moved, 0 for not at all. */
  readonly pan: number
  /** Whether it is seen from straight above, and dragging moves it. */
  readonly flat?: boolean
}

/** Something that stands on the ground: where its foot is drawn, and where the ground is now. */
export interface Standing {
  readonly kind: string
  readonly x: number
  readonly z: number
  readonly base: number
  readonly ground: number
}

/** Named settings that a scene can show. */
export interface Presets {
  readonly names: readonly string[]
  readonly current: () => string
  readonly choose: (name: string) => void
}

/** Things to choose from by small pictures, which lie from left to right in one sheet. */
export interface Gallery {
  readonly entries: readonly { readonly name: string; readonly title: string }[]
  /** Address of the sheet. */
  readonly sheet: string
  readonly current: () => string
  readonly choose: (name: string) => void
}

/** A text to be copied, made when it is asked for. */
export interface Copy {
  readonly title: string
  readonly text: () => string
}

/** One scene of the page. It draws nothing itself: it asks the stage for a frame when it has changed. */
export interface DemoScene {
  readonly scene: Scene
  readonly exposure: number
  readonly presets?: Presets
  readonly gallery?: Gallery
  /** The parameters as `{ value }` objects or plain values, for the curious. */
  readonly parameters: object
  readonly view: (aspect: number) => View
  /** Adds the scene's controls to an empty panel. */
  readonly buildPanel: (panel: GUI) => void
  /** What the button copies: the first is a program that draws what is seen now, to be pasted. */
  readonly copies: readonly Copy[]
  /** What is seen, for tests that compare it with what the copied program makes. */
  readonly fields?: () => object
  /** Moves on by some seconds, just before a frame. Returns whether anything is still moving. */
  readonly update: (seconds: number) => boolean
  /** CSS pixels, and the aspect of the part that nothing at the side covers. */
  readonly resize?: (width: number, height: number, aspect: number) => void
  /** Height that the camera must stay above. */
  readonly floorAt?: (x: number, z: number) => number
  readonly standing?: () => Standing[]
  /** Frees all that the scene holds. */
  readonly dispose: () => void
}

export type CreateScene = (stage: Stage, options: PageOptions) => DemoScene
