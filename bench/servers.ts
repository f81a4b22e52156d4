import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '#db/database.ts'
import { openDatabase } from '#db/open.ts'
import { saveSetting } from '#shop/settings/settings.store.ts'

export type Server = { url: string; pid: number; stop: () => Promise<void> }
export type ShopServer = Server & { folder: string; stopAlone: () => Promise<void> }

/** The demo shop in a folder of its own, on a free port; `env` may name a PostgreSQL server. */
export async function startShop(env: Record<string, string> = {}): Promise<ShopServer> {
  const folder = mkdtempSync(join(tmpdir(), 'kiryana-bench-'))
  const server = await startAgain(folder, env)
  const url = env['DATABASE_URL']
  await allowManyOrders(openDatabase(url === undefined ? { folder } : { server: url }))
  return {
    ...server,
    folder,
    /** Its folder stays. */
    stopAlone: server.stop,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The shop of a folder, which stays. */
export const startAgain = (folder: string, env: Record<string, string> = {}) =>
  start('dist/shop/main.js', { DATA_DIR: folder, PORT: '0', ...env })

/** One shopper places thousands here, more than a day allows. */
async function allowManyOrders(db: Db) {
  const most = { guestPhone: 1e6, guestEmail: 1e6, guestNetwork: 1e6, account: 1e6 }
  await saveSetting(db, 'dailyOrders', most, Date.now())
  await db.close()
}

export const startBare = () => start('bench/bare.ts', {})

async function start(file: string, env: Record<string, string>): Promise<Server> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8', file],
    {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  process.once('exit', () => child.kill()) // also where a measurement throws
  const url = await addressOf(child)
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
    child.stdout?.on('data', (text: Buffer) => {
      said += text.toString()
      const [, url] = /open at (http:\S+)/.exec(said) ?? []
      if (url !== undefined) resolve(url)
    })
  })
}
