import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A program the tests need: where it is, or a sentence on why it is not there. */
export type Found = { path: string } | { missing: string }

export function inPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find(isRunnable)
}

export const isRunnable = (path: string) => may(path, constants.X_OK)
export const isWritable = (path: string) => may(path, constants.W_OK)

function may(path: string, mode: number): boolean {
  try {
    accessSync(path, mode)
    return true
  } catch {
    return false
  }
}

export const isRoot = () => process.getuid?.() === 0

/** On Debian as root (a container, a build machine) missing packages can be installed. */
export function aptInstall(packageName: string): void {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return
  console.log(`installing ${packageName} with apt-get …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (readdirSync('/var/lib/apt/lists').length < 3) apt(['update'], env)
  if (!apt(['install', '-y', '--no-install-recommends', packageName], env)) {
    apt(['update'], env) // the lists may be too old to name a version that still exists
    apt(['install', '-y', '--no-install-recommends', packageName], env)
  }
}

const apt = (args: string[], env: NodeJS.ProcessEnv) =>
  spawnSync('apt-get', args, { env, stdio: 'ignore', timeout: 300_000 }).status === 0
