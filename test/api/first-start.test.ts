import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { type DatabaseAddress, openDatabase } from '#db/open.ts'
import { isEmptyShop } from '#shop/catalogue/is-empty.store.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { products } from '../../demo/products.ts'
import { emptyDatabase } from '../support/empty-database.ts'

const program = `
import { setUp } from '#server/set-up.ts'
import { noGeocoder } from '#shop/delivery/geocoder.ts'
import { openOrderNews } from '#shop/orders/order-news.ts'
const shop = { now: Date.now, geocoder: noGeocoder, orderNews: openOrderNews() }
console.log((await setUp(shop, JSON.parse(process.argv[1]))).length)`

type Start = { database: DatabaseAddress; dataFolder: string }

/** A start as far as the open door; resolves with how it ended and how many lines it had to tell. */
function start(given: Start) {
  const owner = { email: 'owner@kiryana.example', password: 'a long password of theirs' }
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '-e',
      program,
      JSON.stringify({ ...given, owner, demo: true }),
    ],
    { cwd: join(import.meta.dirname, '../..'), stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let says = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => (says += String(piece)))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, says }))
  return { ended, kill: () => child.kill('SIGKILL') }
}

async function open() {
  const database = await emptyDatabase()
  const dataFolder = mkdtempSync(join(tmpdir(), 'kiryana-first-'))
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }))
  return { database, dataFolder }
}

/** What is there: nothing, or the whole demo once, with its pictures, and sound. */
async function stateOf({ database, dataFolder }: Start) {
  const db = openDatabase(database, { longest: 0 })
  try {
    await migrate(db)
    if (await isEmptyShop(db)) return 'empty'
    const { count } = await db.one<{ count: number }>`select count(*) as count from product`
    expect(await verifyShop(db, dataFolder, Date.now())).toEqual([])
    const owners = await db.all`select account_id from staff_member where role = 'owner'`
    const pictures = existsSync(join(dataFolder, 'media', 'products'))
    return count === products.length && pictures && owners.length === 1 ? 'whole' : 'half'
  } finally {
    await db.close()
  }
}

test('a start that is killed leaves an empty shop or a whole one, and the next one finishes', async () => {
  const shop = await open()
  for (const moment of [700, 1300, 2300]) {
    const { ended, kill } = start(shop)
    await Promise.race([wait(moment), ended])
    kill()
    await ended
    expect(['empty', 'whole']).toContain(await stateOf(shop))
  }
  expect((await start(shop).ended).code).toBe(0)
  expect(await stateOf(shop)).toBe('whole')
}, 60_000)

test('of two that start together on nothing both come up, and one fills it', async () => {
  const shop = await open()
  const started = await Promise.all([start(shop).ended, start(shop).ended])
  expect(started.map(({ code }) => code)).toEqual([0, 0])
  const told = started.map(({ says }) => Number(says)).toSorted((a, b) => a - b)
  expect([told[0], (told[1] ?? 0) > 0]).toEqual([0, true])
  expect(await stateOf(shop)).toBe('whole')
}, 60_000)
