import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { Db, Tx } from './database.ts'
import { DatabaseDamaged, DatabaseUnavailable, DuplicateKey, ReferenceGone } from './database.ts'
import { openCommitListeners } from './commit-listeners.ts'
import { compiler, questionMarks, sql } from './sql.ts'
import { openWriteTurns } from './write-turns.ts'

/**
 * The embedded database: one file, one connection for reads, one for writes (write-turns.ts).
 * `synchronous=FULL` makes an acknowledged order survive a power cut. Waits `timeout` ms (0: a minute) for
 * other writers without blocking. Checks a file that wasn't closed; throws DatabaseDamaged.
 */
export function openSqlite(file: string, timeout: number): Db {
  mkdirSync(dirname(file), { recursive: true })
  const wasClosed = !existsSync(`${file}-wal`)
  const writer = connect(file, timeout)
  const reader = connect(file, timeout)
  if (!wasClosed) refuseDamaged(reader)
  const reads = queryMethods(reader)
  const commits = openCommitListeners()
  const writes = queryMethods(writer)
  const script = async (text: string) => execute(writer, text)
  writer.exec('pragma busy_timeout = 0') // waited for below, without blocking the process
  const begin = async () => {
    const until = performance.now() + (timeout || aMinute)
    while (!tryToBegin(writer, performance.now() < until)) await wait(retryAfter)
  }
  const turns = openWriteTurns({
    begin,
    execute: (statement) => execute(writer, statement),
    isOpen: () => writer.isTransaction,
  })

  const transaction = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    let published: object[] = []
    const publish = (message: object) => void published.push(message)
    const last = new Set<(tx: Tx) => Promise<unknown>>()
    const beforeCommit: Tx['beforeCommit'] = (one) => void last.add(one)
    const tx: Tx = { ...writes, inTransaction: true, publish, beforeCommit, script }
    const attempt = async () => {
      published = []
      last.clear()
      const result = await work(tx)
      for (const one of last) await one(tx)
      return result
    }
    return turns.write(attempt, () => commits.tell(published))
  }

  return {
    ...reads,
    run: (...query) => transaction((tx) => tx.run(...query)),
    transaction,
    onCommit: commits.onCommit,
    close: async () => {
      await turns.idle()
      reader.close()
      writer.close()
    },
  }
}

const compile = compiler(questionMarks)
const aMinute = 60_000
const retryAfter = 2 // milliseconds

function connect(file: string, timeout: number) {
  const connection = new DatabaseSync(file, {
    timeout: timeout || aMinute,
    enableForeignKeyConstraints: true,
  })
  connection.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -32000;',
  )
  return connection
}

function refuseDamaged(connection: DatabaseSync) {
  const [found] = Object.values(connection.prepare('pragma quick_check(1)').get() ?? {})
  if (found !== 'ok') throw new DatabaseDamaged(String(found))
}

/** False: another process is writing; throws then unless `mayWait`. */
function tryToBegin(connection: DatabaseSync, mayWait: boolean): boolean {
  try {
    connection.exec('begin immediate')
    return true
  } catch (error) {
    if (mayWait && errorCodeOf(error) === busy) return false
    throw translated(error)
  }
}

function execute(connection: DatabaseSync, text: string) {
  try {
    connection.exec(text)
  } catch (error) {
    throw translated(error)
  }
}

function queryMethods(connection: DatabaseSync) {
  const prepared = new Map<string, StatementSync>()

  const statement = (text: string) => {
    const known = prepared.get(text)
    if (known !== undefined) return known
    if (prepared.size > 500) prepared.clear() // lists of many lengths must not pile up
    const made = connection.prepare(text)
    prepared.set(text, made)
    return made
  }

  const ask = <T>(
    strings: TemplateStringsArray,
    values: unknown[],
    how: (made: StatementSync, bound: SQLInputValue[]) => T,
  ) => {
    const query = compile(strings, values)
    try {
      return how(statement(query.text), query.values as SQLInputValue[])
    } catch (error) {
      throw translated(error)
    }
  }

  return {
    engine: 'sqlite' as const,
    forUpdate: sql``,
    forRemoval: sql``,
    all: async <Row>(strings: TemplateStringsArray, ...values: unknown[]) =>
      ask(strings, values, (made, bound) => made.all(...bound) as Row[]),
    maybeOne: async <Row>(strings: TemplateStringsArray, ...values: unknown[]) =>
      ask(strings, values, (made, bound) => made.get(...bound) as Row | undefined),
    one: async <Row>(strings: TemplateStringsArray, ...values: unknown[]) => {
      const row = ask(strings, values, (made, bound) => made.get(...bound) as Row | undefined)
      if (row === undefined) throw new Error('A query that always has a row had none')
      return row
    },
    run: async (strings: TemplateStringsArray, ...values: unknown[]) =>
      ask(strings, values, (made, bound) => Number(made.run(...bound).changes)),
  }
}

const uniqueViolations = [1555, 2067] // SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE
const foreignKeyViolation = 787 // SQLITE_CONSTRAINT_FOREIGNKEY
const busy = 5
const outOfReach = [busy, 6, 8, 10, 13, 14] // busy, locked, read-only, input/output, disk full, cannot open

const errorCodeOf = (error: unknown) =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) : null

function translated(error: unknown) {
  const code = errorCodeOf(error)
  if (!(error instanceof Error) || code === null) return error
  if (uniqueViolations.includes(code))
    return new DuplicateKey(error.message.split(': ').at(-1) ?? '', error)
  if (code === foreignKeyViolation)
    return new ReferenceGone('A row that is named is gone', { cause: error })
  if (outOfReach.includes(code & 0xff))
    return new DatabaseUnavailable('The database cannot be written now', { cause: error })
  return error
}
