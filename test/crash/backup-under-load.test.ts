import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/open.ts'
import { startSession } from '#shop/accounts/sessions/session.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { engine, makeTestDatabase } from '../support/database.ts'
import { emptyDatabase } from '../support/empty-database.ts'
import { pngPhoto } from '../support/pictures.ts'
import { findPostgres } from '../support/postgres-server.ts'
import { type Place, placeOf, startServer } from '../support/server-process.ts'
import { fillWithPlenty, openShoppers } from './shoppers.ts'

const root = join(import.meta.dirname, '../..')
const own = dirname(process.execPath)

function scratch() {
  const folder = mkdtempSync(join(tmpdir(), 'kiryana-saved-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Where pg_dump and pg_restore are. */
function tools(): string {
  const found = engine === 'postgres' ? findPostgres() : { missing: '' }
  return 'path' in found ? found.path : own
}

/** A command as a process. */
async function run({ database, dataFolder }: Place, words: string[], path = tools()) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'src/server/main.ts', ...words],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: [path, ...(path === tools() ? ['/usr/bin', '/bin'] : [])].join(delimiter),
        DATA_DIR: dataFolder,
        ...('server' in database && { DATABASE_URL: database.server }),
      },
    },
  )
  let says = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (says += text))
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, says }
}

/** A customer who keeps changing the picture. */
async function changePictures(origin: string, token: string) {
  const picture = await pngPhoto()
  let going = true
  let changed = 0
  const work = (async () => {
    while (going) {
      const body = new FormData()
      body.set('profile', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png')
      const headers = { cookie: `sid=${token}` }
      const reply = await fetch(`${origin}/api/v1/user/updateprofile`, { method: 'POST', body, headers }) // prettier-ignore
      if (reply.ok) changed += 1
      await reply.arrayBuffer()
      await wait(5)
    }
  })()
  return { changed: () => changed, stop: async () => { going = false; await work } } // prettier-ignore
}

test('a backup that is made under load has all that was acknowledged before, and adds up', async () => {
  const place = placeOf(await makeTestDatabase(fillWithPlenty))
  const db = openDatabase(place.database)
  onTestFinished(() => db.close())
  const shoppers = await openShoppers(db)
  const server = startServer(place)
  const origin = await server.opened
  const pictures = await changePictures(origin, await startSession(db, 'hina', Date.now(), true))
  const stop = shoppers.shopAt(origin)
  while (shoppers.placed.size < 20 || pictures.changed() < 3) await wait(20)
  const before = [...shoppers.placed.values()].map(({ id }) => id)
  const file = join(scratch(), 'shop.tar')
  expect(await run(place, ['backup', file])).toEqual({
    status: 0,
    says: expect.stringMatching(/^The shop is saved in .* MB\)\.\n$/),
  })
  await Promise.all([stop(), pictures.stop()])
  expect(shoppers.placed.size).toBeGreaterThan(before.length)
  expect((await server.kill('SIGTERM')).code).toBe(0)
  expect(readdirSync(place.dataFolder).filter((name) => name.startsWith('backup-'))).toEqual([])

  const target = placeOf(await emptyDatabase())
  expect(await run(target, ['restore', file])).toEqual({ status: 0, says: expect.stringContaining('files are restored to') }) // prettier-ignore
  expect(await run(target, ['verify'])).toEqual({ status: 0, says: expect.stringContaining('all is as it must be') }) // prettier-ignore
  const restored = openDatabase(target.database)
  onTestFinished(() => restored.close())
  const orders = await restored.all<{ id: string }>`select id from orders`
  const there = new Set(orders.map(({ id }) => id))
  expect(before.filter((id) => !there.has(id))).toEqual([])
  const { picture } = await restored.one<{ picture: string }>`select picture from account where id = 'hina'` // prettier-ignore
  expect(readdirSync(join(target.dataFolder, 'media/people'))).toContain(picture.split('/')[1])
  expect(await verifyShop(restored, target.dataFolder, Date.now())).toEqual([])

  const again = await run(target, ['restore', file])
  expect(again).toMatchObject({ status: 2, says: expect.stringContaining('There is something in') })
}, 120_000)

test.runIf(engine === 'postgres')(
  'without the programs of PostgreSQL, with older ones, or with something in the database, a sentence says what to do',
  async () => {
    const place = placeOf(await makeTestDatabase())
    const file = join(scratch(), 'shop.tar')
    const bare = scratch()
    expect(await run(place, ['backup', file], bare)).toEqual({ status: 2, says: expect.stringMatching(/^pg_dump is not on this machine/) }) // prettier-ignore
    expect(readdirSync(dirname(file))).toEqual([])
    const older = (name: string) => {
      writeFileSync(join(bare, name), `#!/bin/sh\necho '${name} (PostgreSQL) 9.6.24'\n`)
      chmodSync(join(bare, name), 0o755)
    }
    older('pg_dump')
    expect(await run(place, ['backup', file], bare)).toEqual({ status: 2, says: expect.stringMatching(/^pg_dump is of PostgreSQL 9, and the server is \d+\. Install/) }) // prettier-ignore
    expect(await run(place, ['backup', file])).toMatchObject({ status: 0 })

    const used = { ...place, dataFolder: scratch() }
    expect(await run(used, ['restore', file])).toEqual({ status: 2, says: expect.stringContaining('There are tables in the database already') }) // prettier-ignore
    const target = placeOf(await emptyDatabase())
    older('pg_restore')
    expect(await run(target, ['restore', file], bare)).toEqual({ status: 2, says: expect.stringMatching(/^pg_restore is of PostgreSQL 9/) }) // prettier-ignore
    const embedded = { database: { folder: target.dataFolder }, dataFolder: target.dataFolder }
    expect(await run(embedded, ['restore', file])).toEqual({ status: 2, says: expect.stringContaining('set DATABASE_URL to an empty one') }) // prettier-ignore
    expect(readdirSync(target.dataFolder)).toEqual([])
    expect(await run(target, ['restore', file])).toMatchObject({ status: 0 })
  },
  60_000,
)

test.runIf(engine === 'postgres')(
  'a damaged backup leaves the empty database and the folder as they were',
  async () => {
    const place = placeOf(await makeTestDatabase())
    const file = join(scratch(), 'shop.tar')
    expect(await run(place, ['backup', file])).toMatchObject({ status: 0 })
    const content = readFileSync(file)
    content.fill(0x5a, 9000, 13_096)
    writeFileSync(file, content)
    const target = placeOf(await emptyDatabase())
    expect(await run(target, ['restore', file])).toEqual({ status: 2, says: expect.stringContaining('“kiryana.dump” in it is not as it was') }) // prettier-ignore
    expect(readdirSync(target.dataFolder)).toEqual([])
    const db = openDatabase(target.database)
    onTestFinished(() => db.close())
    expect(await db.all`select tablename from pg_tables where schemaname = 'public'`).toEqual([])
  },
  60_000,
)
