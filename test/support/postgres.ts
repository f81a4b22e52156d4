import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { findPostgres, startPostgres } from './postgres-server.ts'

// The address travels to the test processes in the environment, as `TEST_POSTGRES`.

/** Vitest calls this once before the tests that run on PostgreSQL. */
export default async function setup(_project: TestProject) {
  if (process.env['TEST_POSTGRES']) return undefined
  const found = findPostgres()
  if ('missing' in found) throw new Error(`PostgreSQL: ${found.missing}`)
  const server = await startPostgres(found.path)
  process.env['TEST_POSTGRES'] = server.url
  return async () => {
    delete process.env['TEST_POSTGRES']
    await server.stop()
  }
}

export type TestDatabase = { name: string; url: string }

/** A database per test: empty, or a copy of a template without connections. */
export async function makeDatabase(template = 'template0'): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const server = await connection()
  // Copying files is several times as quick here as logging them, and older ones do it anyway.
  const { rows } = await server.query<{ server_version_num: string }>('show server_version_num')
  const strategy = Number(rows[0]?.server_version_num) >= 150_000 ? 'strategy file_copy' : ''
  await server.query(`create database "${name}" template "${template}" ${strategy}`)
  return { name, url: urlOf(name) }
}

export async function dropDatabase(name: string): Promise<void> {
  const server = await connection()
  await server.query(`drop database if exists "${name}" with (force)`)
}

/**
 * Makes a template once for all test processes, as a copy of another: the first to ask fills it, the others wait.
 * `fill` has to close its connections, or the template can't be copied.
 */
export async function makeTemplate(
  name: string,
  from: string,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  const own = new Client(urlOf('postgres')) // the lock belongs to a connection, so one for each asker
  await own.connect()
  try {
    await own.query('select pg_advisory_lock(hashtext($1))', [name])
    const known = await own.query('select 1 from pg_database where datname = $1', [name])
    if (known.rowCount) return name
    const draft = await makeDatabase(from)
    await fill(draft.url)
    await own.query(`alter database "${draft.name}" rename to "${name}"`)
    return name
  } finally {
    await own.end()
  }
}

/** How often transactions in a database waited for each other in a circle. Its connections are ended to ask. */
export async function deadlocksIn(database: string): Promise<number> {
  const server = await connection()
  // A connection reports its statistics when it ends, rarely earlier.
  for (let open: unknown = 1; Number(open) > 0;) {
    const { rows } = await server.query<{ open: string }>(
      'select count(pg_terminate_backend(pid)) as open from pg_stat_activity where datname = $1',
      [database],
    )
    open = rows[0]?.open
  }
  const { rows } = await server.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = $1',
    [database],
  )
  return Number(rows[0]?.deadlocks)
}

let connected: Promise<Client> | undefined

/** One connection per test process. */
function connection(): Promise<Client> {
  connected ??= connect()
  return connected
}

async function connect(): Promise<Client> {
  const client = new Client(urlOf('postgres'))
  await client.connect()
  return client
}

function urlOf(database: string): string {
  const url = new URL(process.env['TEST_POSTGRES'] ?? '')
  url.pathname = `/${database}`
  return url.href
}
