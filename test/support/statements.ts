import { appendFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect } from 'vitest'
import { engine } from './database.ts'

// Set by scripts/test/run.ts, which compares what both engines executed.
const folder = process.env['STATEMENTS']
const root = join(import.meta.dirname, '../..')

declare global {
  /** Vitest reads this file again for each test file; the drivers are patched once. */
  var recordedStatements: Set<string> | undefined
}

if (folder !== undefined && globalThis.recordedStatements === undefined) {
  globalThis.recordedStatements = new Set()
  if (engine === 'postgres') recordOnPostgres()
  else recordOnSqlite()
}

function recordOnSqlite() {
  const prepare = DatabaseSync.prototype.prepare
  DatabaseSync.prototype.prepare = function (text) {
    record(text)
    return prepare.call(this, text)
  }
}

function recordOnPostgres() {
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
  const recorded = function (this: pg.Client, ...args: unknown[]) {
    const asked = args[0] as string | { text?: string }
    record(typeof asked === 'string' ? asked : (asked.text ?? ''))
    return query.apply(this, args)
  }
  pg.Client.prototype.query = recorded as typeof pg.Client.prototype.query
}

function record(text: string) {
  if (globalThis.recordedStatements?.has(text) !== false) return
  globalThis.recordedStatements.add(text)
  const test = relative(root, expect.getState().testPath ?? '')
  const line = JSON.stringify({ text, store: callingStore(), test })
  appendFileSync(join(folder ?? '', `${engine}-${process.pid}.jsonl`), `${line}\n`)
}

/** A store calls the database directly, so it is on the stack; a test's own query has none. */
function callingStore(): string | null {
  const usual = Error.stackTraceLimit
  Error.stackTraceLimit = 30
  const { stack = '' } = new Error('where')
  Error.stackTraceLimit = usual
  return /src\/shop\/[\w/-]+\.store\.ts/.exec(stack)?.[0] ?? null
}
