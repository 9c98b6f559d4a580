export { fieldFromJSON } from './json/fieldFromJSON'
export type { ArgumentJson, FieldJson, LiveJson, LiveReference, NodeJson, NodeReference } from './field/fieldJson'
