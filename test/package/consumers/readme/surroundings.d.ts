// What the snippets take from the program around them.
declare const scene: import('three').Scene
declare const ball: import('three').Mesh
declare const boat: import('three').Mesh
declare const sea: import('three').Mesh
