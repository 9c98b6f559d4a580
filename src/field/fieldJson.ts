/** A node of a graph: another one of the list, before it. */
export interface NodeReference {
  readonly node: number
}

/** An entry of the list of live values. */
export interface LiveReference {
  readonly live: number
}

/** An argument. JSON has no −0, and numbers have a sign: `{ number: '-0' }`. */
export type ArgumentJson =
  | number
  | string
  | boolean
  | null
  | NodeReference
  | LiveReference
  | { readonly number: '-0' }
  | readonly ArgumentJson[]
  | { readonly [name: string]: ArgumentJson }

/** The public function that made a node, and its arguments and options by their names. */
export interface NodeJson {
  readonly type: string
  readonly [argument: string]: ArgumentJson
}

/** A live value with what `live` has been told of it: a number, a seed, a colour or a point. */
export interface LiveJson {
  readonly value:
    number | string | readonly number[] | { readonly x: number; readonly y: number; readonly z: number } | ArgumentJson
  readonly label?: string
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly unit?: string
}

/** A field as plain data: what `toJSON` writes and `fieldFromJSON` reads. */
export interface FieldJson {
  /** Version of the format. */
  readonly 'three-perlin': 1
  /** Live values, each once: nodes that share one share it again. */
  readonly live?: readonly LiveJson[]
  /** All nodes, each once; references go to earlier ones. The last one is the field. */
  readonly nodes: readonly NodeJson[]
}

export const JSON_FORMAT = 'three-perlin'
export const JSON_VERSION = 1

/** How much a document may hold, so that reading one takes moments whatever is in it. */
export const JSON_LIMITS = {
  nodes: 4096,
  live: 4096,
  /** Entries of a list, such as stops of a ramp. */
  list: 1024,
  /** Characters of a string, such as a seed. */
  text: 1024,
  /** Numbers of a map: 2048 × 2048. */
  samples: 4194304
} as const

/** Words for the parts of arguments that are objects: of `distance`, `sampled`, `ramp` and `layers`. */
export const JSON_PARTS: readonly string[] = ['axis', 'plane', 'through', 'from', 'to', 'stop', 'color', 'mask']
