import { partial, sqrt, type Field, type Live } from 'three-perlin'

/** Light from the north-west on a height, as on maps: 1 where it is flat. */
export function hillshade(height: Field, relief: Live): Field {
  const slope = partial(height, 'x').add(partial(height, 'z')).mul(relief)
  // Never dark or white, however steep.
  return slope
    .div(sqrt(slope.mul(slope).add(1)))
    .mul(0.55)
    .add(1)
}
