import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { DatabaseAddress } from '#db/open.ts'

const root = join(import.meta.dirname, '../..')

export type Place = { database: DatabaseAddress; dataFolder: string }

/** A database with the data folder that belongs to it, gone when the test has finished. */
export function placeOf(database: DatabaseAddress): Place {
  if ('folder' in database) return { database, dataFolder: database.folder }
  const dataFolder = mkdtempSync(join(tmpdir(), 'kiryana-process-'))
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 }))
  return { database, dataFolder }
}

/** The server as it is built, as a process, without its pages, on a free port. Ended with the test. */
export function startServer(
  { database, dataFolder }: Place,
  settings: Record<string, string> = {},
) {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--import',
      join(import.meta.dirname, 'no-pages.mjs'),
      'dist/shop/main.js',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        TMPDIR: dataFolder, // one that is killed leaves half of a list there, which others must not find
        NODE_COMPILE_CACHE: join(root, '.cache/node'),
        PORT: '0',
        DATA_DIR: dataFolder,
        ...('server' in database && { DATABASE_URL: database.server }),
        ...settings,
      },
    },
  )
  let output = ''
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
  }))
  const opened = new Promise<string>((open, fail) => {
    const hear = (text: string) => {
      output += text
      const origin = /is open at (http:\S+)/.exec(output)?.[1]
      if (origin !== undefined) open(origin)
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear)
    void ended.then(() => fail(new Error(`The server ended before it was open: ${output}`)))
  })
  opened.catch(() => undefined) // those who kill it early do not ask
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  onTestFinished(async () => void (await kill('SIGKILL')))
  return { pid: child.pid, opened, ended, kill, output: () => output }
}

export type ServerProcess = ReturnType<typeof startServer>

/** The processes that a process has started. */
export const childrenOf = (pid = 0) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
