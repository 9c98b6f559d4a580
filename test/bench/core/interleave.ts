import type { Progress } from './progress'

/** Something that takes time: `repeat` does it that many times and returns when it is done. */
export interface Task {
  readonly name: string
  /** Units of work in one repetition: times are per unit. */
  readonly units: number
  repeat(count: number): void
}

export interface InterleaveOptions {
  readonly rounds: number
  /** About how long a measurement takes. */
  readonly milliseconds: number
  readonly progress: Progress
}

/**
 * Times tasks against each other: every round visits every task, forwards and backwards in turn, so that what the
 * machine does meanwhile hits all of them alike.
 *
 * @returns milliseconds per unit, by task and round
 */
export async function interleave(
  tasks: readonly Task[],
  { rounds, milliseconds, progress }: InterleaveOptions
): Promise<Map<string, number[]>> {
  const times = new Map(tasks.map(({ name }): [string, number[]] => [name, []]))
  const counts = new Map<Task, number>()
  for (const task of tasks) {
    await progress.step('warming up', task.name)
    counts.set(task, milliseconds > 0 ? calibrate(task, milliseconds) : 1)
  }
  const backwards = [...tasks].reverse()
  for (let round = 0; round < rounds; round++) {
    for (const task of round % 2 === 0 ? tasks : backwards) {
      await progress.step(`round ${round + 1} of ${rounds}`, task.name)
      const count = counts.get(task) ?? 1
      times.get(task.name)?.push(clock(task, count) / count / task.units)
    }
  }
  return times
}

/** How many steps of progress that makes. */
export function interleavedSteps(tasks: number, rounds: number): number {
  return tasks * (rounds + 1)
}

/** How many repetitions take about so long. */
export function calibrate(task: Pick<Task, 'repeat'>, milliseconds: number): number {
  // The first calls compile and allocate, on the CPU in several steps: none of that is to count.
  const started = performance.now()
  do task.repeat(1)
  while (performance.now() - started < milliseconds)
  for (let count = 1; ;) {
    // The least of some: a hiccup of the machine would make this task's measurements short ones for good.
    const time = Math.min(...[0, 1, 2].map(() => clock(task, count)))
    const wanted = (count * milliseconds) / Math.max(time, 1e-3)
    if (wanted < 2 * count) return Math.max(1, Math.round(wanted))
    // Not at once: timers are as coarse as a millisecond in some browsers.
    count = Math.ceil(Math.min(wanted, 8 * count))
  }
}

function clock(task: Pick<Task, 'repeat'>, count: number): number {
  const start = performance.now()
  task.repeat(count)
  return performance.now() - start
}
