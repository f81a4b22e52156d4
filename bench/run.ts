// npm run bench: answers a second beside a bare Fastify answer of the same size, in one run and in turns, what a
// page weighs, and what a catalogue of several sizes costs. `--seconds 4 --rounds 3 --products 0,30000` are the
// defaults; `--write` writes results.md, `--short` is the first rows in two minutes, `--postgres URL` measures a shop
// there, without the catalogues, and writes results-postgres.md.
import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { measureLogin } from './login.ts'
import { curves, drawCurves, growthTable } from './curves.ts'
import { type Growth, measureGrowth } from './growth.ts'
import { type Load, load } from './load.ts'
import { manyOrders } from './many-orders.ts'
import { orderLoop, orderPgbench } from './order-sql.ts'
import { inBrowser, onPostgres, results, searching } from './report.ts'
import { startBare, startShop } from './servers.ts'
import type { DatabaseAddress } from '#db/open.ts'
import { signIn } from './shopper.ts'
import { signedIn } from './shoppers.ts'
import { weigh } from './weight.ts'
import { type WhileOrdering, whileOrdering } from './while-ordering.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    products: { type: 'string', default: '0,30000' },
    postgres: { type: 'string' },
    short: { type: 'boolean' },
    write: { type: 'boolean' },
  },
})
const seconds = values.short ? 2 : Number(values.seconds)
const rounds = values.short ? 2 : Number(values.rounds)

const onServer: Record<string, string> =
  values.postgres === undefined ? {} : { DATABASE_URL: values.postgres }
const [shop, bare] = await Promise.all([startShop(onServer), startBare()])
const amina = await signIn(shop.url, 'amina@kiryana.example')
const cookie = { cookie: amina.cookie }

type Row = { name: string; size: number; connections: number; shop: Load; bare: Load }

async function get(name: string, path: string, headers: Record<string, string> = {}): Promise<Row> {
  const size = Buffer.byteLength(await (await fetch(shop.url + path, { headers })).text())
  const connections = 10
  const turn = () => load({ url: shop.url + path, headers, connections, seconds })
  return row(name, size, connections, turn, () =>
    load({ url: `${bare.url}/html/${size}`, connections, seconds }),
  )
}

// As many customers that none of them has more orders under way than people have.
const database: DatabaseAddress =
  values.postgres === undefined ? { folder: shop.folder } : { server: values.postgres }
const customers = await signedIn(database, 2000)
let index = 0
const nextCookie = () => customers[index++ % customers.length] ?? ''

async function order(connections: number): Promise<Row> {
  const headers = { 'content-type': 'application/json' }
  const options = { method: 'POST' as const, body: amina.order, headers, connections, seconds }
  const fresh = () => ({
    'idempotency-key': randomUUID(),
    cookie: nextCookie(),
  })
  const first = await fetch(`${shop.url}/api/v1/order/create`, {
    ...options,
    headers: { ...headers, ...fresh() },
  })
  const answer = await first.text()
  if (!first.ok) throw new Error(`The order was refused: ${answer}`)
  const size = Buffer.byteLength(answer)
  const turn = () => load({ ...options, url: `${shop.url}/api/v1/order/create`, fresh })
  const plain = () => load({ ...options, url: `${bare.url}/json/${size}`, fresh })
  return row(
    `order/create, ${connections === 1 ? 'one shopper' : `${connections} shoppers`}`,
    size,
    connections,
    turn,
    plain,
  )
}

async function row(
  name: string,
  size: number,
  connections: number,
  ours: () => Promise<Load>,
  theirs: () => Promise<Load>,
): Promise<Row> {
  const [a, b]: [Load[], Load[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    a.push(await ours())
    b.push(await theirs())
  }
  return { name, size, connections, shop: median(a), bare: median(b) }
}

const median = (loads: Load[]) => {
  const sorted = loads.toSorted((x, y) => x.perSecond - y.perSecond)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('There were no rounds')
  return { ...middle, failed: loads.reduce((sum, { failed }) => sum + failed, 0) }
}

const ordering = { order: amina.order, cookieOf: nextCookie, seconds, rounds }
const busy = [await whileOrdering(shop, 50, ordering), await whileOrdering(shop, 20, ordering)]

const table: Row[] = [
  await get('home, signed in', '/', cookie),
  await get('product, signed in', '/products/1', cookie),
  await get('category, signed in', '/category/fruit-vegetables', cookie),
  await get('home, guest', '/'),
  await get('product, guest', '/products/1'),
  await get('category, guest', '/category/fruit-vegetables'),
  await get('home in Urdu, guest', '/ur/'),
  await get('category in Urdu, guest', '/ur/category/fruit-vegetables'),
  await get('API: list of 24', '/api/v1/shoppingitems?limit=24'),
  await get('API: search', '/api/v1/search?q=chai'),
  await get('API: list of 24, signed in', '/api/v1/shoppingitems?limit=24', cookie),
  await get('API: search, signed in', '/api/v1/search?q=chai', cookie),
]
const shoppers = [1, 10, 50]
const orders: Row[] = []
if (!values.short) for (const count of shoppers) orders.push(await order(count))
table.push(...orders)

/** The same SQL and nothing else: on SQLite one order after the other, on PostgreSQL by pgbench at as many clients. */
async function ordersAlone() {
  const of = { body: amina.order, cookies: customers }
  const loop = 'folder' in database ? await orderLoop(database, of, seconds) : null
  const lines: string[] = []
  for (const [at, row] of orders.entries()) {
    const clients = shoppers[at] ?? 1
    const alone =
      'server' in database ? await orderPgbench(database.server, of, clients, seconds) : loop
    const share = alone === null ? '' : (row.shop.perSecond / alone).toFixed(2)
    lines.push(
      `| ${[row.name, Math.round(row.shop.perSecond), alone === null ? 'no pgbench' : Math.round(alone), share].join(' | ')} |`,
    )
  }
  return lines.join('\n')
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1)
const line = ({ name, size, shop: ours, bare: theirs }: Row) =>
  `| ${[name, kB(size), Math.round(ours.perSecond), Math.round(theirs.perSecond), `${((100 * ours.perSecond) / theirs.perSecond).toFixed(1)} %`, ours.p50, ours.p99, ours.failed].join(' | ')} |`
const ordersLine = ({ rate, share, calm, under, failed }: WhileOrdering) =>
  `| ${[rate, Math.round(calm.perSecond), Math.round(under.perSecond), `${(100 * share).toFixed(0)} %`, calm.p99, under.p99, failed].join(' | ')} |`

const engine = values.postgres === undefined ? 'embedded database' : 'PostgreSQL'
const answers = `# What the shop does a second

Measured with \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.versions.node}, ${cpus().length} cores shared by server and load, ${engine}, demo shop,
10 connections, ${rounds} rounds of ${seconds} s in turns, medians. Figures travel badly, ratios well.

Guests' pages (home, product, category) while orders are placed, beside the same without:

| orders/s | pages/s without | with | share | p99 ms without | with | failed |
|---|---|---|---|---|---|---|
${busy.map(ordersLine).join('\n')}

Beside a bare Fastify answer of the same size:

| | kB | answers/s | bare Fastify, same size | of bare | median ms | p99 ms | failed |
|---|---|---|---|---|---|---|---|
${table.map(line).join('\n')}
`
console.log(answers)
if (!values.short) {
  const report = `${answers}\n${await further()}`
  console.log(report.slice(answers.length))
  if (values.write && values.postgres !== undefined) await writeFile(onPostgres, report)
  else if (values.write) {
    const [, measuredThere] = (await readFile(results, 'utf8')).split(inBrowser)
    await writeFile(results, measuredThere ? `${report}\n${inBrowser}${measuredThere}` : report)
  }
}
await Promise.all([shop.stop(), bare.stop()])

async function further(): Promise<string> {
  const alone = await ordersAlone()
  const moreOrders = await manyOrders()
  const login = await measureLogin(shop.url, seconds)
  const pages = ['/', '/category/fruit-vegetables', '/products/1', '/cart']
  const weights = await Promise.all(
    pages.map(async (path) => ({ path, ...(await weigh(shop.url, path)) })),
  )
  const sizes = values.postgres === undefined ? values.products.split(',').map(Number) : []
  const growth: Growth[] = []
  for (const products of sizes) growth.push(await measureGrowth(products))
  if (values.write && growth.length > 0) await writeFile(curves, drawCurves(growth))
  return `Orders a second beside the same SQL and nothing else (${values.postgres === undefined ? 'one after the other, a commit each' : 'pgbench with as many clients'}):

| | orders/s | SQL alone | share |
|---|---|---|---|
${alone}

The first page of a buyer's orders takes ${moreOrders.toFixed(2)} times as long with 5,000 orders as with 5.
Signing in, one at a time: ${login.login.toFixed(1)} ms, of which the argon2id hash is ${login.hash.toFixed(1)} ms: ${(login.login - login.hash).toFixed(1)} ms beside it.
While 20 sign in without a pause, the slowest hundredth of product pages takes ${login.flooded} ms; without them ${login.calm} ms.

What a first visit loads, gzip:

| page | HTML kB | JS kB | CSS kB | JS + CSS |
|---|---|---|---|---|
${weights.map(({ path, html, js, css }) => `| ${path} | ${kB(html)} | ${kB(js)} | ${kB(css)} | ${kB(js + css)} |`).join('\n')}

${growth.length > 0 ? growthTable(growth) : ''}
${searching}`
}
