// Without an import or export of its own this file is ambient. The types of the newest version serve for what the tests
// read of the older ones.

declare module 'three-170' {
  export * from 'three'
}

declare module 'three-180' {
  export * from 'three'
}
