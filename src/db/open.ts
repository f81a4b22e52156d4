import { join } from 'node:path'
import type { Db } from './database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

export type DatabaseAddress = { server: string } | { folder: string }

type Options = {
  onIdleError?: (error: Error) => void
  /** The longest that a statement may take, in milliseconds; 0: as long as it needs. */
  longest?: number
}

/** How long a request waits before the database counts as unreachable. */
const usualLongest = 5000

/** A PostgreSQL server where one is named; else the file in the data folder, made if absent. */
export const openDatabase = (
  address: DatabaseAddress,
  { onIdleError = () => undefined, longest = usualLongest }: Options = {},
): Db =>
  'server' in address
    ? openPostgres(address.server, onIdleError, longest)
    : openSqlite(join(address.folder, 'kiryana.db'), longest)
