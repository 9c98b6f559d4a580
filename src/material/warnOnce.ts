import { warn } from '../warn'

/** One warning at most, for what is looked at in every frame. */
export interface WarnOnce {
  /** Whether there is nothing left to look for. */
  readonly isDone: () => boolean
  /** @param caller - the public function that the warning is about */
  readonly warn: (caller: string, warning: string) => void
  /** No warning any more. */
  readonly stop: () => void
}

export function warnOnce(): WarnOnce {
  let done = false
  return {
    isDone: () => done,
    warn(caller, warning) {
      if (!done) warn(caller, warning)
      done = true
    },
    stop() {
      done = true
    }
  }
}
