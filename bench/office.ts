// What the back office costs: an import of 10,000 rows while guests read pages, then all its lists with
// 50,000 products, customers and a million orders: `node scripts/run.mjs bench/office.ts 1000000`, and
// `sqlite` or `postgres` after it for one of the two.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#db/open.ts'
import { recountSales } from '#shop/reports/count-sales.ts'
import { findPostgres, startPostgres } from '../test/support/postgres-server.ts'
import { apart, fillOrders } from './fill-orders.ts'
import { fillCustomers, fillTrade } from './fill-trade.ts'
import { officeLists } from './office-lists.ts'
import { generatedProducts } from './search/generated-products.ts'
import { startAgain } from './servers.ts'

const [, , count = '100000', only] = process.argv
const orders = Number(count)
const products = 50_000
const rows = 10_000
const owner = { email: 'owner@kiryana.example', password: 'only for the measurement' }

async function measure(engine: string, env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'kiryana-bench-'))
  const open = () =>
    openDatabase(env['DATABASE_URL'] ? { server: env['DATABASE_URL'] } : { folder }, { timeout: 0 })
  const start = () =>
    startAgain(folder, { ...env, ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password })
  try {
    console.log(engine)
    const first = await start()
    const cookie = await logIn(first.url)
    const waits: number[] = []
    const took: number[] = []
    for (let from = 0; from < products; from += rows) {
      const list = listOf(from + 1, from + rows)
      took.push(await whileReading(first.url, waits, () => send(first.url, cookie, list)))
    }
    sayImports(took, waits)
    await first.stop()
    const db = open()
    await fillCustomers(db, products)
    const [product] = await db.all<{ id: string; number: number }>`
      select id, number from product order by number limit 1`
    if (product === undefined) throw new Error('The demo has no products')
    const until = Date.now()
    const from = until - orders * apart
    await fillOrders(db, orders, product, from)
    await fillTrade(db, { customers: products, from, until })
    if (env['DATABASE_URL']) await db.run`vacuum analyze`
    await recountSales({ db, now: Date.now })
    await db.close()
    const second = await start()
    await wait(3000)
    await timeLists(second.url, await logIn(second.url))
    await second.stop()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns how long the work took, in milliseconds; `waits` gets how long a guest waited for each page meanwhile. */
async function whileReading(url: string, waits: number[], work: () => Promise<void>) {
  const pages = ['/', '/products/1', '/category/fruit-vegetables', '/products?page=2']
  const read = async (path: string) => {
    const began = performance.now()
    await (await fetch(url + path)).arrayBuffer()
    return performance.now() - began
  }
  for (let index = 0; index < 40; index += 1) await read(pages[index % pages.length] ?? '/')
  const working = { done: false }
  const guest = (async () => {
    for (let index = 0; !working.done; index += 1, await wait(20))
      waits.push(await read(pages[index % pages.length] ?? '/'))
  })()
  const began = performance.now()
  await work()
  const took = performance.now() - began
  working.done = true
  await guest
  return took
}

function sayImports(took: readonly number[], waits: readonly number[]) {
  const sorted = waits.toSorted((a, b) => a - b)
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)} ms`
  const times = took.map((one) => (one / 1000).toFixed(1)).join(', ')
  console.log(
    `  imports of ${rows} rows each: ${times} s; ${waits.length} pages meanwhile: half within ${at(0.5)}, 95 of 100 within ${at(0.95)}, 99 within ${at(0.99)}, the slowest ${at(1 - 1 / sorted.length)}`,
  )
}

async function timeLists(url: string, cookie: string) {
  for (const list of officeLists(Date.now())) {
    const times: number[] = []
    for (let turn = 0; turn < 7; turn += 1) {
      const began = performance.now()
      const answer = await fetch(`${url}/api/v1/admin${list}`, { headers: { cookie } })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${list} answered ${answer.status}: ${text}`)
      times.push(performance.now() - began)
    }
    const [firstTime = 0, ...others] = times
    const [least = 0, , , middle = 0] = others.toSorted((a, b) => a - b)
    const mark = middle > 100 ? ' !' : ''
    console.log(
      `  ${list}: first ${firstTime.toFixed(1)} ms, then ${least.toFixed(1)} to ${middle.toFixed(1)} ms${mark}`,
    )
  }
}

function listOf(from: number, to: number): string {
  const all = ['sku,name,brand,description,main category,sub category,item category,price']
  for (const one of generatedProducts(to)) {
    if (one.number < from) continue
    const { number, name, brand, description, main, sub, item } = one
    const [maker] = brand.split(' ')
    all.push(
      `G-${number},"${name}",${maker} ${number % 300},${description},${main},${sub},${item},${50 + (number % 900)}`,
    )
  }
  return all.join('\n')
}

async function send(url: string, cookie: string, csv: string) {
  const answer = await fetch(`${url}/api/v1/admin/products/import`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', cookie },
    body: csv,
  })
  if (!answer.ok) throw new Error(`The import answered ${answer.status}: ${await answer.text()}`)
  await answer.text()
}

async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  if (!answer.ok) throw new Error(`The login answered ${answer.status}: ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

if (only !== 'postgres') await measure('SQLite', {})
const postgres = findPostgres()
if (only !== 'sqlite' && 'path' in postgres) {
  const server = await startPostgres(postgres.path)
  await measure('PostgreSQL', { DATABASE_URL: server.url })
  await server.stop()
}
