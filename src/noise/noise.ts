// Long, because every form of every kind is spelled out: so an editor shows its parameters and its documentation.

/** Receives a gradient: any array-like with room for one number an axis. */
export type GradientTarget = Record<number, number>

/**
 * Noise functions bound to one permutation. Coordinates are doubles; cells are exact for |x| < 2³¹, and NaN or infinite
 * input gives NaN. Periods are integers 1 … 256, in cells; a negative coordinate wraps like a positive one. None of the
 * functions allocates.
 */
export interface Noise {
  /** 1D Perlin noise (Gustavson's noise1); 0 at integers. Range −0.752 … 0.752. */
  perlin1(x: number): number
  /** perlin1 with its gradient: returns the value, writes 1 number (dn/dx) to `target`. */
  perlin1Gradient(x: number, target: GradientTarget): number
  /**
   * perlin1 that repeats after a whole number of cells.
   *
   * @throws if a period is not an integer 1 … 256
   */
  perlin1Periodic(x: number, px: number): number
  /**
   * perlin1Periodic with its gradient, as in perlin1Gradient.
   *
   * @throws if a period is not an integer 1 … 256
   */
  perlin1PeriodicGradient(x: number, px: number, target: GradientTarget): number
  /** 2D Perlin noise, equal to perlin3(x, y, 0); 0 at integers. Range −1 … 1; with Perlin's table −0.892 … 1. */
  perlin2(x: number, y: number): number
  /** perlin2 with its gradient: returns the value, writes 2 numbers (partial derivatives) to `target`. */
  perlin2Gradient(x: number, y: number, target: GradientTarget): number
  /**
   * perlin2 that repeats after whole numbers of cells.
   *
   * @throws if a period is not an integer 1 … 256
   */
  perlin2Periodic(x: number, y: number, px: number, py: number): number
  /**
   * perlin2Periodic with its gradient, as in perlin2Gradient.
   *
   * @throws if a period is not an integer 1 … 256
   */
  perlin2PeriodicGradient(x: number, y: number, px: number, py: number, target: GradientTarget): number
  /**
   * 3D Perlin noise: Ken Perlin's improved noise of 2002; 0 at integers. Range ±1.0364; with Perlin's table
   * −1.0266 … 1.0364.
   */
  perlin3(x: number, y: number, z: number): number
  /** perlin3 with its gradient: returns the value, writes 3 numbers (partial derivatives) to `target`. */
  perlin3Gradient(x: number, y: number, z: number, target: GradientTarget): number
  /**
   * perlin3 that repeats after whole numbers of cells.
   *
   * @throws if a period is not an integer 1 … 256
   */
  perlin3Periodic(x: number, y: number, z: number, px: number, py: number, pz: number): number
  /**
   * perlin3Periodic with its gradient, as in perlin3Gradient.
   *
   * @throws if a period is not an integer 1 … 256
   */
  perlin3PeriodicGradient(
    x: number,
    y: number,
    z: number,
    px: number,
    py: number,
    pz: number,
    target: GradientTarget
  ): number
  /**
   * 4D Perlin noise: Perlin's 32 gradients, with the first class corrected; 0 at integers. Range ±1.5366; with Perlin's
   * table ±1.361.
   */
  perlin4(x: number, y: number, z: number, w: number): number
  /** perlin4 with its gradient: returns the value, writes 4 numbers (partial derivatives) to `target`. */
  perlin4Gradient(x: number, y: number, z: number, w: number, target: GradientTarget): number
  /**
   * perlin4 that repeats after whole numbers of cells.
   *
   * @throws if a period is not an integer 1 … 256
   */
  perlin4Periodic(x: number, y: number, z: number, w: number, px: number, py: number, pz: number, pw: number): number
  /**
   * perlin4Periodic with its gradient, as in perlin4Gradient.
   *
   * @throws if a period is not an integer 1 … 256
   */
  perlin4PeriodicGradient(
    x: number,
    y: number,
    z: number,
    w: number,
    px: number,
    py: number,
    pz: number,
    pw: number,
    target: GradientTarget
  ): number
  /**
   * 2D flow noise: perlin2 whose gradients turn, once while `turns` grows by 1; perlin2 itself at 0. Half of them turn
   * one way, half the other. Range −1 … 1.
   */
  flow2(x: number, y: number, turns: number): number
  /** flow2 with its gradient: returns the value, writes 3 numbers (partial derivatives, the last per turn) to `target`. */
  flow2Gradient(x: number, y: number, turns: number, target: GradientTarget): number
  /**
   * flow2 that repeats after whole numbers of cells. It repeats after each turn in any case, so `pt` says nothing.
   *
   * @throws if a period is not an integer 1 … 256
   */
  flow2Periodic(x: number, y: number, turns: number, px: number, py: number, pt: number): number
  /**
   * flow2Periodic with its gradient, as in flow2Gradient.
   *
   * @throws if a period is not an integer 1 … 256
   */
  flow2PeriodicGradient(
    x: number,
    y: number,
    turns: number,
    px: number,
    py: number,
    pt: number,
    target: GradientTarget
  ): number
  /**
   * 3D flow noise: perlin3 whose gradients turn, once while `turns` grows by 1; perlin3 itself at 0. Each turns in a
   * plane of its own. Range ±1.2095.
   */
  flow3(x: number, y: number, z: number, turns: number): number
  /** flow3 with its gradient: returns the value, writes 4 numbers (partial derivatives, the last per turn) to `target`. */
  flow3Gradient(x: number, y: number, z: number, turns: number, target: GradientTarget): number
  /**
   * flow3 that repeats after whole numbers of cells. It repeats after each turn in any case, so `pt` says nothing.
   *
   * @throws if a period is not an integer 1 … 256
   */
  flow3Periodic(x: number, y: number, z: number, turns: number, px: number, py: number, pz: number, pt: number): number
  /**
   * flow3Periodic with its gradient, as in flow3Gradient.
   *
   * @throws if a period is not an integer 1 … 256
   */
  flow3PeriodicGradient(
    x: number,
    y: number,
    z: number,
    turns: number,
    px: number,
    py: number,
    pz: number,
    pt: number,
    target: GradientTarget
  ): number
  /** 1D value noise: values h / 127.5 − 1 at integers, joined by the fade. Range −1 … 1. */
  value1(x: number): number
  /** value1 with its gradient: returns the value, writes 1 number (dn/dx) to `target`. */
  value1Gradient(x: number, target: GradientTarget): number
  /**
   * value1 that repeats after a whole number of cells.
   *
   * @throws if a period is not an integer 1 … 256
   */
  value1Periodic(x: number, px: number): number
  /**
   * value1Periodic with its gradient, as in value1Gradient.
   *
   * @throws if a period is not an integer 1 … 256
   */
  value1PeriodicGradient(x: number, px: number, target: GradientTarget): number
  /** 2D value noise: values h / 127.5 − 1 at integers, joined by the fade. Range −1 … 1. */
  value2(x: number, y: number): number
  /** value2 with its gradient: returns the value, writes 2 numbers (partial derivatives) to `target`. */
  value2Gradient(x: number, y: number, target: GradientTarget): number
  /**
   * value2 that repeats after whole numbers of cells.
   *
   * @throws if a period is not an integer 1 … 256
   */
  value2Periodic(x: number, y: number, px: number, py: number): number
  /**
   * value2Periodic with its gradient, as in value2Gradient.
   *
   * @throws if a period is not an integer 1 … 256
   */
  value2PeriodicGradient(x: number, y: number, px: number, py: number, target: GradientTarget): number
  /** 3D value noise: values h / 127.5 − 1 at integers, joined by the fade. Range −1 … 1. */
  value3(x: number, y: number, z: number): number
  /** value3 with its gradient: returns the value, writes 3 numbers (partial derivatives) to `target`. */
  value3Gradient(x: number, y: number, z: number, target: GradientTarget): number
  /**
   * value3 that repeats after whole numbers of cells.
   *
   * @throws if a period is not an integer 1 … 256
   */
  value3Periodic(x: number, y: number, z: number, px: number, py: number, pz: number): number
  /**
   * value3Periodic with its gradient, as in value3Gradient.
   *
   * @throws if a period is not an integer 1 … 256
   */
  value3PeriodicGradient(
    x: number,
    y: number,
    z: number,
    px: number,
    py: number,
    pz: number,
    target: GradientTarget
  ): number
  /**
   * 2D noise with a value and a gradient at each lattice point. Range −1.9884 … 1.9448; with Perlin's table
   * −1.7018 … 1.6134.
   */
  valueGradient2(x: number, y: number): number
  /** valueGradient2 with its gradient: returns the value, writes 2 numbers (partial derivatives) to `target`. */
  valueGradient2Gradient(x: number, y: number, target: GradientTarget): number
  /**
   * valueGradient2 that repeats after whole numbers of cells.
   *
   * @throws if a period is not an integer 1 … 256
   */
  valueGradient2Periodic(x: number, y: number, px: number, py: number): number
  /**
   * valueGradient2Periodic with its gradient, as in valueGradient2Gradient.
   *
   * @throws if a period is not an integer 1 … 256
   */
  valueGradient2PeriodicGradient(x: number, y: number, px: number, py: number, target: GradientTarget): number
  /** The article's 3D noise with eight gradients (`hash & 0xb`): biased, for comparison. Range ±1.0353. */
  articlePerlin3(x: number, y: number, z: number): number
  /** articlePerlin3 with its gradient: returns the value, writes 3 numbers (partial derivatives) to `target`. */
  articlePerlin3Gradient(x: number, y: number, z: number, target: GradientTarget): number
  /**
   * articlePerlin3 that repeats after whole numbers of cells.
   *
   * @throws if a period is not an integer 1 … 256
   */
  articlePerlin3Periodic(x: number, y: number, z: number, px: number, py: number, pz: number): number
  /**
   * articlePerlin3Periodic with its gradient, as in articlePerlin3Gradient.
   *
   * @throws if a period is not an integer 1 … 256
   */
  articlePerlin3PeriodicGradient(
    x: number,
    y: number,
    z: number,
    px: number,
    py: number,
    pz: number,
    target: GradientTarget
  ): number
  /** 2D value noise on the fract(sin) hash: unportable, for comparison. Uses no permutation. Range 0 … 1. */
  sinHash2(x: number, y: number): number
}
