import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isWritable } from './machine.ts'

const ours = 'kiryana-tests-'

/** Vitest calls this first: temporary files of tests are deleted at the end. */
export default function setup() {
  const before = process.env['TMPDIR']
  if (before?.includes(ours)) return undefined // another project of the same run was first
  const folder = mkdtempSync(join(quickFolder(), ours))
  chmodSync(folder, 0o711) // PostgreSQL may run as another user and has to get through
  process.env['TMPDIR'] = folder
  // Its input closes when we end, however we end; see postgres-server.ts.
  const keeper = spawn('/bin/sh', ['-c', 'cat >/dev/null; rm -rf "$1"', 'keeper', folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  keeper.on('error', () => undefined) // where there is no /bin/sh, only a clean end clears up
  keeper.unref()
  return () => {
    keeper.stdin.end()
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Memory, if there is plenty: every test copies a database. */
export function quickFolder(): string {
  const memory = '/dev/shm'
  if (existsSync(memory) && isWritable(memory)) {
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize > 2 ** 31) return memory
  }
  // A socket's whole path must stay under about 100 letters; some temp folders alone are longer.
  return tmpdir().length < 60 ? tmpdir() : '/tmp'
}
