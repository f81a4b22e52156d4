import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Db, Sql } from '#db/database.ts'
import { type DatabaseAddress, openDatabase } from '#db/open.ts'
import { compiler, numbered, questionMarks } from '#db/sql.ts'
import { newId } from '#shop/ids.ts'
import { buildApp } from '#server/app.ts'
import { openShopOver } from '#server/open-shop.ts'
import { noGeocoder } from '#shop/delivery/geocoder.ts'

type Statement = { text: string; values: unknown[] }
type Order = { body: string; cookies: readonly string[] }

type Recorded = { statements: Statement[]; own: string[] }

const buyers = 40

/** The statements of an order of each of some buyers, and the texts that only this order has. */
async function record(address: DatabaseAddress, { body, cookies }: Order) {
  const db = openDatabase(address)
  const statements: Statement[] = []
  const shop = openShopOver(recording(db, statements), Date.now, noGeocoder)
  const dataFolder = mkdtempSync(join(tmpdir(), 'kiryana-bench-'))
  const app = await buildApp({
    config: { dataFolder, publicUrl: null, logLevel: 'silent' },
    shop,
    pages: null,
  })
  const place = async (cookie: string) => {
    statements.length = 0
    const headers = { 'content-type': 'application/json', 'idempotency-key': newId(), cookie }
    const url = '/api/v1/order/create'
    const answer = await app.inject({ method: 'POST', url, headers, payload: body })
    if (answer.statusCode !== 201) throw new Error(`The order was refused: ${answer.body}`)
    return [...statements]
  }
  const recorded: Recorded[] = []
  await place(cookies[0] ?? '')
  for (const cookie of cookies.slice(0, buyers)) {
    const [one, another] = [await place(cookie), await place(cookie)]
    if (one.length !== another.length)
      throw new Error('Two orders asked different things of the database')
    recorded.push({ statements: another, own: ownTexts(another, one) })
  }
  await app.close()
  await db.close()
  rmSync(dataFolder, { recursive: true })
  return recorded
}

function recording(db: Db, statements: Statement[]): Db {
  const compile = compiler(db.engine === 'sqlite' ? questionMarks : numbered)
  const recording =
    <Args extends [TemplateStringsArray, ...unknown[]], Result>(ask: (...args: Args) => Result) =>
    (...args: Args): Result => {
      const [strings, ...values] = args
      statements.push(compile(strings, values))
      return ask(...args)
    }
  const recorded = <S extends Sql>(sql: S): S => ({
    ...sql,
    all: recording(sql.all) as Sql['all'],
    one: recording(sql.one) as Sql['one'],
    maybeOne: recording(sql.maybeOne) as Sql['maybeOne'],
    run: recording(sql.run),
  })
  return {
    ...recorded(db),
    transaction: (work) =>
      db.transaction(async (tx) => {
        statements.push({ text: 'begin', values: [] })
        const result = await work(recorded(tx))
        statements.push({ text: 'commit', values: [] })
        return result
      }),
  }
}

/** The texts that an order has of its own: its ids, and what was made from them. */
function ownTexts(one: readonly Statement[], another: readonly Statement[]): string[] {
  const texts = new Set<string>()
  for (const [at, { values }] of one.entries())
    for (const [place, value] of values.entries())
      if (typeof value === 'string' && value !== another[at]?.values[place]) texts.add(value)
  return [...texts].filter((text) => /^[\w-]{20,}$/.test(text))
}

/** Who follows an event is written down under its number, which the database gives. */
const isEvent = /insert into event\b[^_]/
const follows = /insert into event_pending/

/** Orders a second of the same SQL and nothing else, one after the other, each with a commit of its own. */
export async function orderLoop(address: { folder: string }, order: Order, seconds: number) {
  const recorded = await record(address, order)
  const connection = new DatabaseSync(join(address.folder, 'kiryana.db'), {
    enableForeignKeyConstraints: true,
    timeout: 60_000,
  })
  connection.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -32000;',
  )
  const prepared = new Map<string, StatementSync>()
  const ask = (text: string, values: SQLInputValue[]) => {
    const statement = prepared.get(text) ?? connection.prepare(text)
    prepared.set(text, statement)
    return statement.all(...values)
  }
  const began = performance.now()
  let orders = 0
  for (; performance.now() - began < seconds * 1000; orders += 1) {
    const { statements, own } = recorded[orders % recorded.length] ?? { statements: [], own: [] }
    const fresh = new Map(own.map((text) => [text, newId() + newId()]))
    let event: SQLInputValue = null
    for (const { text, values } of statements) {
      const bound = values.map((value) => renewed(value, fresh)) as SQLInputValue[]
      if (follows.test(text)) bound[1] = event
      const [row] = ask(text === 'begin' ? 'begin immediate' : text, bound)
      if (isEvent.test(text)) event = row?.['seq'] ?? null
    }
  }
  connection.close()
  return orders / ((performance.now() - began) / 1000)
}

const renewed = (value: unknown, fresh: ReadonlyMap<string, string>): unknown => {
  if (typeof value !== 'string') return value
  let text = value
  for (const [old, next] of fresh) text = text.replaceAll(old, next)
  return text
}

/** The same by pgbench at so many clients; null: it is not installed. */
export async function orderPgbench(server: string, order: Order, clients: number, seconds: number) {
  const folder = mkdtempSync(join(tmpdir(), 'kiryana-bench-'))
  const scripts = (await record({ server }, order)).map((recorded, index) => {
    const script = join(folder, `order-${index}.sql`)
    writeFileSync(script, pgbenchScript(recorded))
    return ['-f', script]
  })
  try {
    const { stdout } = await promisify(execFile)('pgbench', [
      '-n',
      '-c',
      String(clients),
      '-j',
      '2',
      '-T',
      String(seconds),
      ...scripts.flat(),
      server,
    ])
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Each text of its own becomes one with a random number in it; pgbench puts in its variables also within quotes. */
function pgbenchScript({ statements, own }: Recorded): string {
  const fresh = new Map(own.map((text, index) => [text, `bench${index}-:r-:client_id`]))
  const quoted = (value: unknown) => {
    if (value === null || typeof value === 'number') return String(value)
    const safe = String(value).replaceAll("'", "''").replaceAll(':', '\u0001')
    return `'${String(renewed(safe, fresh)).replaceAll('\u0001', "' || chr(58) || '")}'`
  }
  const lines = statements.map(({ text, values }) => {
    const valueOf = (index: number) =>
      follows.test(text) && index === 2 ? ':seq' : quoted(values[index - 1])
    const filled = text
      .replace(/\s+/g, ' ')
      .replace(/\$(\d+)/g, (_, index) => valueOf(Number(index)))
    return `${filled}${isEvent.test(text) ? ' \\gset' : ';'}`
  })
  return ['\\set r random(1, 1000000000000)', ...lines].join('\n')
}
