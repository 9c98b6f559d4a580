import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

interface Output {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program in Node as a user's shell would, without what Vitest has set in the environment. */
export async function runNode(folder: string, ...parameters: string[]): Promise<Output> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: undefined,
    NODE_OPTIONS: undefined,
    FORCE_COLOR: undefined
  }
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, parameters, { cwd: folder, env })
    return { code: 0, stdout, stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as Output
    if (typeof code !== 'number') throw error
    return { code, stdout, stderr }
  }
}
