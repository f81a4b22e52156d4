import { DatabaseDamaged, DatabaseUnavailable } from '#db/database.ts'
import { DatabaseTooNew, DatabaseTooOld } from '#db/migrate.ts'
import { ConfigError } from '../config.ts'

/** One sentence: why the start failed and what to do. */
export function startupErrorMessage(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  if (error instanceof DatabaseTooNew) {
    return `${error.message}: start the newer version of Kiryana that was used last, or another DATA_DIR.`
  }
  if (error instanceof DatabaseTooOld) {
    return `${error.message}: start the last version of Kiryana before 1.0.0 once, then this one.`
  }
  if (error instanceof DatabaseDamaged) return damaged(error)
  if (isFull(error)) {
    return `There is no room left on the disk (${messageOf(causeOf(error))}). Make some in DATA_DIR, or on the disk of the database server, and start again.`
  }
  if (error instanceof DatabaseUnavailable && isUnwritable(error.cause)) {
    return unwritable(error.cause)
  }
  if (error instanceof DatabaseUnavailable) {
    return `The database cannot be opened: ${messageOf(error.cause)}. Check DATABASE_URL, or DATA_DIR and the disk.`
  }
  const known = byCode[codeOf(error)]
  return known === undefined
    ? `Kiryana could not start. ${error instanceof Error ? error.stack : String(error)}`
    : known(error)
}

const byCode: Record<string, (error: unknown) => string> = {
  EADDRINUSE: (error) =>
    `The port is taken (${messageOf(error)}). Stop what uses it, or set PORT to another one.`,
  EADDRNOTAVAIL: (error) => noSuchHost(error),
  ENOTFOUND: (error) => noSuchHost(error),
  EAI_AGAIN: (error) => noSuchHost(error),
  EACCES: (error) =>
    `The data folder cannot be written, or the port is reserved (${messageOf(error)}). Set DATA_DIR or PORT.`,
  EROFS: (error) => unwritable(error),
  ENOTDIR: (error) => `The data folder is not a folder (${messageOf(error)}). Set DATA_DIR to one.`,
  EEXIST: (error) => `The data folder is not a folder (${messageOf(error)}). Set DATA_DIR to one.`,
  ERR_SQLITE_ERROR: (error) => (isUnwritable(error) ? unwritable(error) : damaged(error)),
}

const damaged = (error: unknown) =>
  `The database file in the data folder cannot be used: ${messageOf(error)}. Restore it from a backup, or set DATA_DIR to another folder.`

const unwritable = (error: unknown) =>
  `The data folder cannot be written (${messageOf(error)}). Set DATA_DIR to a folder that can.`
const noSuchHost = (error: unknown) =>
  `The setting HOST makes no sense: it should be an address of this machine (${messageOf(error)}).`
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const causeOf = (error: unknown) => (error instanceof DatabaseUnavailable ? error.cause : error)
const sqliteFull = 13
const postgresFull = '53100'

/** The data folder's disk, or that of the database server. */
const isFull = (error: unknown) => {
  const cause = causeOf(error)
  return (
    [postgresFull, 'ENOSPC', 'EDQUOT'].includes(codeOf(cause)) ||
    (cause instanceof Error && 'errcode' in cause && (Number(cause.errcode) & 0xff) === sqliteFull)
  )
}

const readOnly = 8
const cannotOpen = 14
const isUnwritable = (error: unknown) =>
  error instanceof Error &&
  'errcode' in error &&
  [readOnly, cannotOpen].includes(Number(error.errcode) & 0xff)
