import { join } from 'node:path'
import type { Db } from './database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

export type DatabaseAddress = { server: string } | { folder: string }

/** A PostgreSQL server where one is named; else the file in the data folder, made if absent. */
export const openDatabase = (
  address: DatabaseAddress,
  onIdleError: (error: Error) => void = () => undefined,
): Db =>
  'server' in address
    ? openPostgres(address.server, onIdleError)
    : openSqlite(join(address.folder, 'kiryana.db'))
