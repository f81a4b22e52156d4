import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Db, Tx } from './database.ts'
import { DatabaseUnavailable, DuplicateKey, ReferenceGone } from './database.ts'
import { openCommitListeners } from './commit-listeners.ts'
import { compiler, numbered, sql } from './sql.ts'

const int8 = 20
// Paisa, milliseconds and counts all fit a double exactly.
pg.types.setTypeParser(int8, Number)

/**
 * For several servers. `timeout`: statement timeout in ms (0: none); a connection without any answer is
 * dropped a little later.
 */
export function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  timeout: number,
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Parallel queries share one round trip.
    pipeline: true,
    connectionTimeoutMillis: 2000,
    statement_timeout: timeout,
    lock_timeout: Math.round(timeout * 0.8),
    idle_in_transaction_session_timeout: timeout * 2,
    ...(timeout > 0 && { query_timeout: timeout + 500 }),
  })
  pool.on('error', onIdleError) // without a listener a lost idle connection would end the process
  // A connection lost between two owners must not end it either: its next query fails and the pool drops it.
  pool.on('connect', (client) => client.on('error', () => undefined))

  const commits = openCommitListeners()
  const attempt = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch(unavailable)
    let broken: Error | undefined
    // Without a listener a connection lost between two queries would end the process.
    const lose = (error: Error) => void (broken = error)
    client.on('error', lose)
    try {
      const begun = client.query('begin')
      begun.catch(() => undefined) // fails with the connection; later queries fail too
      const script = async (text: string) => void (await client.query(text))
      const published: object[] = []
      const publish = (message: object) => void published.push(message)
      const last = new Set<(tx: Tx) => Promise<unknown>>()
      const beforeCommit: Tx['beforeCommit'] = (one) => void last.add(one)
      const tx: Tx = { ...queryMethods(client), inTransaction: true, publish, beforeCommit, script }
      const result = await work(tx)
      for (const one of last) await one(tx)
      await begun
      await client.query('commit')
      commits.tell(published)
      return result
    } catch (error) {
      if (isSilent(error)) broken = error as Error
      else await client.query('rollback').catch((failed: Error) => (broken = failed))
      throw translated(error)
    } finally {
      client.off('error', lose)
      client.release(broken)
    }
  }

  const transaction = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(work)
      } catch (error) {
        if (tries === 5 || !isWorthRetrying(error)) throw error
        await wait(Math.random() * 20 * tries)
      }
    }
  }

  return { ...queryMethods(pool), transaction, onCommit: commits.onCommit, close: () => pool.end() }
}

const compile = compiler(numbered)
const names = new Map<string, string>()
let named = 0

/** A generic plan compares each row with each value of a list; inserts don't compare. */
const isLongList = (text: string, count: number) => count > 100 && !/^\s*insert\b/.test(text)

/** Named statements are parsed once per connection; lists of many lengths stay unnamed. */
function nameOf(text: string, count: number) {
  if (isLongList(text, count)) return undefined
  const known = names.get(text)
  if (known !== undefined || names.size > 500) return known
  return rename(text)
}

function rename(text: string) {
  const name = `q${(named += 1)}`
  names.set(text, name)
  return name
}

function queryMethods(client: pg.Pool | pg.PoolClient) {
  const ask = async (strings: TemplateStringsArray, values: unknown[]) => {
    const { text, values: bound } = compile(strings, values)
    const query = (name: string | undefined) =>
      client.query({ text, values: bound, ...(name !== undefined && { name }) })
    try {
      return await query(nameOf(text, bound.length)).catch((error: unknown) => {
        if (!isStalePlan(error)) throw error
        const name = rename(text)
        // A transaction has failed as a whole: it is tried again from its start.
        if (!(client instanceof pg.Pool)) throw error
        return query(name)
      })
    } catch (error) {
      throw translated(error)
    }
  }
  return {
    engine: 'postgres' as const,
    // `for update` would block inserts that refer to the row.
    forUpdate: sql`for no key update`,
    forRemoval: sql`for update`,
    all: async <Row>(strings: TemplateStringsArray, ...values: unknown[]) =>
      (await ask(strings, values)).rows as Row[],
    maybeOne: async <Row>(strings: TemplateStringsArray, ...values: unknown[]) =>
      (await ask(strings, values)).rows[0] as Row | undefined,
    one: async <Row>(strings: TemplateStringsArray, ...values: unknown[]) => {
      const row = (await ask(strings, values)).rows[0] as Row | undefined
      if (row === undefined) throw new Error('A query that always has a row had none')
      return row
    },
    run: async (strings: TemplateStringsArray, ...values: unknown[]) =>
      (await ask(strings, values)).rowCount ?? 0,
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const serializationFailure = '40001'
const deadlock = '40P01'
/** Another server's migration changed the columns of a statement that a connection had parsed before. */
const isStalePlan = (error: unknown) =>
  error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery'
const isWorthRetrying = (error: unknown) =>
  [serializationFailure, deadlock].includes(codeOf(error)) || isStalePlan(error)

// also of the server's catalogue: two servers creating the same table
const uniqueViolations = ['23505', '42P07', '42710']
const foreignKeyViolation = '23503'
// connection, out of resources, shutdown, statement and lock timeouts, read-only
const outOfReach = /^(08|53|57P|57014|55P03|25006|25P03|ECONN|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT)/

function translated(error: unknown) {
  const code = codeOf(error)
  if (uniqueViolations.includes(code)) {
    return new DuplicateKey(
      error instanceof pg.DatabaseError ? (error.constraint ?? '') : '',
      error,
    )
  }
  if (code === foreignKeyViolation)
    return new ReferenceGone('A row that is named is gone', { cause: error })
  if (outOfReach.test(code) || lostConnection(error)) return unreachable(error)
  return error
}

/** No answer in time: the connection may be dead, and the statement may still be executed. */
const isSilent = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message === 'Query read timeout' ||
    (error instanceof DatabaseUnavailable && isSilent(error.cause)))

const lostConnection = (error: unknown) =>
  error instanceof Error &&
  /Connection terminated|not queryable|timeout exceeded when trying to connect|Query read timeout/.test(
    error.message,
  )

const unreachable = (cause: unknown) =>
  new DatabaseUnavailable('The database cannot be reached', { cause })
const unavailable = (cause: unknown): never => {
  throw codeOf(cause) === '' || outOfReach.test(codeOf(cause)) ? unreachable(cause) : cause
}
