import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The built server as a process, on a free port and an empty folder. */
export async function startServer(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'kiryana-server-'))
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'dist/shop/main.js'],
    {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, PORT: '0', DATA_DIR: folder, DEMO: '0', DATABASE_URL: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ended = once(child, 'close').then(([code]) => code as number | null)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  let said = ''
  const origin = await new Promise<string>((resolve, reject) => {
    const hear = (piece: unknown) => {
      said += String(piece)
      const open = /Kiryana is open at (\S+)\n/.exec(said)
      if (open?.[1] !== undefined) resolve(open[1])
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then((code) => reject(new Error(`ended with ${code}: ${said}`)))
  })
  return {
    origin,
    ended,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Its output since it opened, line by line. */
    lines: () =>
      said
        .slice(said.indexOf('Kiryana is open at'))
        .split('\n')
        .slice(1)
        .filter((line) => line !== ''),
  }
}
