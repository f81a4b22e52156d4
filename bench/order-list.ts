// How long the list of orders of the back office takes, however it is narrowed: `node bench/order-list.ts 1000000`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { readBoard } from '#shop/orders/office/order-board.store.ts'
import {
  type OrderCursor,
  searchOrders,
  zonesOfOrders,
} from '#shop/orders/office/staff-orders.store.ts'
import { refundsDue } from '#shop/returns/refund-payments.store.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { apart, began, fillOrders } from './fill-orders.ts'
import { fillWithCast } from '../test/support/cast.ts'
import { findPostgres, startPostgres } from '../test/support/postgres-server.ts'

type Search = Parameters<typeof searchOrders>[1]

const count = Number(process.argv[2] ?? 100_000)
const any: Search = {
  text: '',
  sort: '-placed',
  status: null,
  payment: null,
  channel: null,
  zone: null,
  refund: null,
  promisedBefore: null,
  from: null,
  until: null,
}
const day = { from: began + 5_000 * apart, until: began + 6_440 * apart }

const searches: Record<string, Partial<Search>> = {
  'all of them': {},
  'to pack': { status: 'placed' },
  'by phone': { channel: 'phone' },
  'paid by card': { payment: 'card' },
  'a day long ago': day,
  'cancelled at the counter: none': { status: 'cancelled', channel: 'counter' },
  'by card at the counter: none': { payment: 'card', channel: 'counter' },
  'delivered, by card at the counter: none': {
    status: 'delivered',
    payment: 'card',
    channel: 'counter',
  },
  'money to be paid back': { refund: 'due' },
  'money to be paid back, cancelled: none': { refund: 'due', status: 'cancelled' },
  'a delivery zone': { zone: 'Zone 2' },
  'a small delivery zone': { zone: 'Zone 9' },
  'to pack in a zone': { zone: 'Zone 2', status: 'placed' },
  'cancelled by card in a zone at the counter: none': {
    zone: 'Zone 1',
    status: 'cancelled',
    payment: 'card',
    channel: 'counter',
  },
  'a day long ago in a zone': { ...day, zone: 'Zone 1' },
  'money to be paid back in a zone': { zone: 'Zone 2', refund: 'due' },
  'a name in a zone that nobody has': { text: 'nobody', zone: 'Zone 2' },
  'a name in a rare choice': { text: 'name', payment: 'card', channel: 'counter' },
  'the beginning of a phone number': { text: '0300123' },
  'the beginning of a phone number, delivered': { text: '0300123', status: 'delivered' },
  'the beginning of a phone number in a zone': { text: '0300123', zone: 'Saddar' },
  'the end of a phone number': { text: '1567890' },
  'the last four digits of a phone number': { text: '7890' },
  'a name that nobody has': { text: 'nobody' },
  'the largest total first': { sort: '-total' },
  'by the customer, delivered': { sort: 'name', status: 'delivered' },
  'to pack, the earliest promise first': { sort: 'promised', status: 'placed' },
  'by the promised day, by card at the counter: none': {
    sort: 'promised',
    payment: 'card',
    channel: 'counter',
  },
  'the largest total first, a day long ago': { ...day, sort: '-total' },
}

const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  const start = performance.now()
  const result = await work()
  return [result, performance.now() - start]
}

async function measure(engine: string, db: Db) {
  await migrate(db)
  await fillWithCast(db)
  const [, filled] = await timed(() => fillOrders(db, count, { id: 'apples', number: 1 }))
  console.log(`${engine}: ${count} orders filled in ${Math.round(filled / 1000)} s`)
  if (engine === 'PostgreSQL') await db.run`vacuum analyze`
  for (const [name, some] of Object.entries(searches)) {
    const times: number[] = []
    let after: OrderCursor | null = null
    let found = 0
    for (let page = 0; page < 5; page += 1) {
      const [{ orders, next }, time] = await timed(() =>
        searchOrders(db, { ...any, ...some }, after, 24),
      )
      times.push(time)
      found += orders.length
      after = next
      if (next === null) break
    }
    const worst = Math.max(...times).toFixed(1)
    console.log(`  ${name}: ${found} orders, a page in at most ${worst} ms`)
  }
  const [zones, time] = await timed(() => zonesOfOrders(db))
  console.log(`  the names of ${zones.length} zones in ${time.toFixed(1)} ms`)
  const morning = began + (count - 1_000) * apart
  const [, board] = await timed(() =>
    readBoard(db, { morning, today: shopDay(morning), zone: 'Zone 2' }, 50),
  )
  console.log(`  the board of a zone in ${board.toFixed(1)} ms`)
  const [, due] = await timed(() => refundsDue(db))
  console.log(`  what is to be paid back in ${due.toFixed(1)} ms`)
  await db.close()
}

const folder = mkdtempSync(join(tmpdir(), 'kiryana-bench-'))
await measure('SQLite', openDatabase({ folder }, { timeout: 0 }))
rmSync(folder, { recursive: true, force: true })

const postgres = findPostgres()
if ('path' in postgres) {
  const server = await startPostgres(postgres.path)
  await measure('PostgreSQL', openDatabase({ server: server.url }, { timeout: 0 }))
  await server.stop()
}
