import { join } from 'node:path'
import type { Db } from './database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

export type DatabaseAddress = { server: string } | { folder: string }

type Options = {
  onIdleError?: (error: Error) => void
  /** Statement timeout in ms; 0: none. */
  timeout?: number
}

/** In ms, before the database counts as unreachable. */
const defaultTimeout = 5000

/** PostgreSQL if a URL is given, else the SQLite file in the data folder, created if absent. */
export const openDatabase = (
  address: DatabaseAddress,
  { onIdleError = () => undefined, timeout = defaultTimeout }: Options = {},
): Db =>
  'server' in address
    ? openPostgres(address.server, onIdleError, timeout)
    : openSqlite(join(address.folder, 'kiryana.db'), timeout)
