import { describe, expect, test } from 'vitest'
import { glslFiles } from '../support/glslFiles'
import { precisionViolations } from '../support/glslPrecision'

test.each(glslFiles)('$name does not depend on the precision of the shader that includes it', ({ source }) => {
  expect(precisionViolations(source)).toEqual([])
})

describe('precisionViolations', () => {
  test.each([
    ['a parameter', 'highp float f(vec3 p) { return 1.0; }', ['line 1: vec3 without highp']],
    ['an out parameter', 'void f(out ivec2 p) {}', ['line 1: ivec2 without highp']],
    ['a sampler parameter', 'void f(usampler2D t) {}', ['line 1: usampler2D without highp']],
    ['a mediump parameter', 'void f(mediump float x) {}', ['line 1: float without highp']],
    ['a return type', '\nfloat f() { return 1.0; }', ['line 2: float without highp']],
    ['an array', 'highp float f(float x[2]) { return x[0]; }', ['line 1: float without highp']],
    ['a uniform', 'uniform sampler2D t;', ['line 1: sampler2D without highp']],
    ['a constant', 'const float K = 1.0;', ['line 1: float without highp']],
    ['a member', 'struct S { vec2 x; };', ['line 1: vec2 without highp']],
    ['a leak', 'precision highp float;', ['line 1: `precision` outside of a function']],
    ['a local', 'void f() { float x; }', ['line 1: float in f, which does not begin with its precision']],
    [
      'a local of the other kind',
      'void f() { precision highp float; vec2 x; uvec2 y; }',
      ['line 1: uvec2 in f, which does not begin with its precision']
    ],
    [
      'a loop variable',
      'void f() { for (int i = 0; i < 3; i++) {} }',
      ['line 1: int in f, which does not begin with its precision']
    ],
    [
      'a low precision',
      'void f() { precision mediump float; float x; }',
      ['line 1: float in f, which does not begin with its precision']
    ],
    [
      'a precision that comes late',
      'void f() { g(); precision highp float; float x; }',
      ['line 1: float in f, which does not begin with its precision']
    ],
    [
      'the inactive side of a condition',
      '#ifdef X\nvoid f(int i) {}\n#else\nvoid f(vec2 i) {}\n#endif',
      ['line 2: int without highp', 'line 4: vec2 without highp']
    ]
  ])('finds %s', (_, source, violations) => {
    expect(precisionViolations(source)).toEqual(violations)
  })

  test.each([
    [
      'qualified parameters',
      'highp float f(const in highp vec3 p, out highp ivec2 q[2], bool b) { return vec2(1.0).x; }'
    ],
    ['locals after their precision', 'void f() { precision highp int; precision highp float; int i; vec2 x; }'],
    ['qualified locals', 'void f() { highp float x; }'],
    ['constructors', 'highp vec2 f() { return float[2](1.0, 2.0)[0] * vec2(ivec2(1)); }'],
    ['comments and names', '// float x\nvoid f() { floats(); }']
  ])('accepts %s', (_, source) => {
    expect(precisionViolations(source)).toEqual([])
  })
})
