// How long the list of orders of the back office takes, however it is narrowed: `node bench/order-list.ts 1000000`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { type OrderCursor, searchOrders } from '#shop/orders/staff-orders.store.ts'
import { fillWithCast } from '../test/support/cast.ts'
import { findPostgres, startPostgres } from '../test/support/postgres-server.ts'

type Search = Parameters<typeof searchOrders>[1]

const began = 1_700_000_000_000
const apart = 60_000
const count = Number(process.argv[2] ?? 100_000)
const any: Search = {
  text: '',
  status: null,
  payment: null,
  channel: null,
  refund: null,
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
  'a name in a rare choice': { text: 'name', payment: 'card', channel: 'counter' },
  'a name that nobody has': { text: 'nobody' },
}

/** Orders of one line a minute apart: most delivered, the newest under way, a few cancelled, by card or by phone. */
async function fill(db: Db) {
  const part = 50_000
  for (let first = 1; first <= count; first += part) {
    const last = Math.min(count, first + part - 1)
    await db.transaction(async (tx) => {
      await tx.run`
        insert into orders (id, guest_key_hash, flow, payment, status, subtotal, redeemed_points, earned_points,
          total, address, contact_name, contact_email, contact_phone, placed_at, channel)
        with recursive n (i) as (select cast(${first} as bigint) union all select i + 1 from n where i < ${last})
        select 'o' || i, 'k' || i, 'cart',
          case when i % 9 = 0 and i % 11 <> 0 then 'card' else 'cod' end,
          case when i > ${count - 300} then 'placed' when i > ${count - 500} then 'packed'
            when i > ${count - 600} then 'shipped' when i % 50 = 0 then 'cancelled' else 'delivered' end,
          1000, 0, 0, 1000, 'A street', 'A name', 'a@b.example', '0300' || (1000000 + i),
          ${began} + i * ${apart},
          case when i % 11 = 0 and i % 50 <> 0 then 'counter' when i % 13 = 0 then 'phone' else 'online' end from n`
      await tx.run`
        insert into order_line (order_id, position, product_id, number, name, pack, list_price, price, points_divisor,
          quantity, cancelled_quantity)
        with recursive n (i) as (select cast(${first} as bigint) union all select i + 1 from n where i < ${last})
        select 'o' || i, 0, 'apples', 1, 'Apples', '1 kg', 1000, 1000, 30, 1, 0 from n`
      await tx.run`
        insert into order_change (order_id, status, at)
        with recursive n (i) as (select cast(${first} as bigint) union all select i + 1 from n where i < ${last})
        select 'o' || i, 'placed', ${began} + i * ${apart} from n`
      // One in fifty was brought back, and of one in ten thousand the money is to be paid back.
      await tx.run`
        insert into return_request (id, order_id, position, quantity, kind, reason, state, asked_at, decided_at,
          refund, points_back, points_taken, refund_due, nth)
        with recursive n (i) as (select cast(${first} as bigint) union all select i + 1 from n where i < ${last})
        select 'r' || i, 'o' || i, 0, 1, 'damaged', 'Torn', 'accepted', ${began} + i * ${apart},
          ${began} + i * ${apart}, 1000, 0, 0, case when i % 10000 = 1 then 1000 end, 1 from n where i % 50 = 1`
    })
  }
}

const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  const start = performance.now()
  const result = await work()
  return [result, performance.now() - start]
}

async function measure(engine: string, db: Db) {
  await migrate(db)
  await fillWithCast(db)
  const [, filled] = await timed(() => fill(db))
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
  await db.close()
}

const folder = mkdtempSync(join(tmpdir(), 'kiryana-bench-'))
await measure('SQLite', openDatabase({ folder }, { longest: 0 }))
rmSync(folder, { recursive: true, force: true })

const postgres = findPostgres()
if ('path' in postgres) {
  const server = await startPostgres(postgres.path)
  await measure('PostgreSQL', openDatabase({ server: server.url }, { longest: 0 }))
  await server.stop()
}
