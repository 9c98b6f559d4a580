import type { Measures } from './measure'

/** The distribution of the values, their range, and what they cost. */
export class Readout {
  readonly element = document.createElement('figure')
  private readonly curve: SVGPathElement
  private readonly numbers = document.createElement('dl')

  constructor() {
    this.element.className = 'readout'
    this.element.innerHTML =
      '<svg viewBox="0 0 268 56" preserveAspectRatio="none" role="img" aria-label="Distribution of the values"><path /></svg>'
    this.curve = this.element.querySelector('path') ?? document.createElementNS('http://www.w3.org/2000/svg', 'path')
    this.element.append(this.numbers)
  }

  show({ min, max, mean, histogram, milliseconds }: Measures, gpu: number | undefined): void {
    const highest = Math.max(...histogram)
    const points = histogram.map((count, i) => `${(i / (histogram.length - 1)) * 268} ${56 - (52 * count) / highest}`)
    this.curve.setAttribute('d', `M0 56L${points.join('L')}L268 56Z`)
    const entries = {
      min: signed(min),
      mean: signed(mean),
      max: signed(max),
      'CPU, ms / Mpx': Math.round(milliseconds).toLocaleString('en').replace(',', ' '),
      'GPU, ms / Mpx': gpu === undefined ? '…' : String(Number(gpu.toPrecision(2)))
    }
    this.numbers.replaceChildren(
      ...Object.entries(entries).map(([name, value]) => {
        const entry = document.createElement('div')
        const [term, text] = [document.createElement('dt'), document.createElement('dd')]
        term.textContent = name
        text.textContent = value
        entry.append(term, text)
        return entry
      })
    )
  }
}

function signed(value: number): string {
  return value.toFixed(3).replace('-', '−')
}
