export interface ProgressReport {
  readonly stage: string
  readonly text: string
  readonly candidate: string
  /** Share of the work that is done, 0 … 1. */
  readonly done: number
}

/** Counts steps, tells about them, gives the page time to breathe, waits while it is hidden, and stops on request. */
export class Progress {
  private count = 0
  private stage = ''

  constructor(
    private readonly total: number,
    private readonly tell: (report: ProgressReport) => void,
    private readonly signal?: AbortSignal
  ) {}

  enter(stage: string): void {
    this.stage = stage
  }

  /** Call it before each step. @throws if the run was aborted */
  async step(text: string, candidate: string): Promise<void> {
    this.tell({ stage: this.stage, text, candidate, done: Math.min(1, this.count++ / this.total) })
    await new Promise((resolve) => setTimeout(resolve))
    // Browsers slow down what nobody sees.
    while (document.hidden) await new Promise((resolve) => setTimeout(resolve, 200))
    this.signal?.throwIfAborted()
  }
}
