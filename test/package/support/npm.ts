import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs npm in a folder, as a user does. */
export async function npm(folder: string, ...parameters: string[]): Promise<void> {
  // Vitest has set NODE_ENV to 'test', and whoever started it may have told npm to leave something out.
  const env = { ...process.env, NODE_ENV: undefined, npm_config_omit: undefined }
  try {
    await promisify(execFile)('npm', parameters, { cwd: folder, env, shell: process.platform === 'win32' })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`npm ${parameters.join(' ')} has failed.\n${stdout}${stderr}`, { cause: error })
  }
}
