/** @throws naming the part of the document, such as 'nodes[3].octaves' */
export function refuse(path: string, text: string): never {
  throw new Error(`fieldFromJSON: ${path} ${text}`)
}
