import { describe } from '../describe'
import { checkValue, isLive } from '../field/value'

/** @throws naming the function and what it got in place of { value } */
export function checkTime(time: unknown, caller: string): void {
  if (!isLive(time))
    throw new Error(`${caller}: \`time\` must be { value } with the time in it, got ${describe(time)}.`)
  checkValue(time, caller, 'time')
}
