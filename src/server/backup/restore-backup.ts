import { constants } from 'node:fs'
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkDatabaseFile } from '#db/check-file.ts'
import { DatabaseDamaged } from '#db/database.ts'
import { DatabaseTooNew, DatabaseTooOld } from '#db/migrate.ts'
import { ConfigError } from '../config.ts'
import { databaseFiles, type Facts, folders } from './archive-files.ts'
import { broken } from './broken-backup.ts'
import { refuseServer, restoreDump } from './restore-server.ts'
import { syncFolder } from './sync-folder.ts'
import { unpackBackup } from './unpack-backup.ts'

/** `isProved`: every file has the checksum that it was given when the backup was made. */
export type Restored = { files: number; isProved: boolean }

/** In the data folder, so that moving a file into place is only a new name for it. */
const unpacking = '.restoring'

/**
 * Restores a backup into an empty or missing folder, and one of PostgreSQL into an empty database on `server`
 * too. Everything is unpacked and checked before files are moved into place. A failure is a sentence and
 * leaves folder and database unchanged.
 */
export async function restoreBackup(
  file: string,
  folder: string,
  server: string | null = null,
): Promise<Restored> {
  await refuseUnreadable(file)
  await refuseUsed(folder)
  const serverVersion = server === null ? null : await refuseServer(server)
  const beside = join(folder, unpacking)
  await mkdir(beside, { recursive: true })
  try {
    const { facts, files } = await unpackBackup(file, beside)
    refuseOtherEngine(facts, serverVersion)
    if (server === null) await checkDatabase(() => checkDatabaseFile(join(beside, embedded)))
    else if (facts !== null)
      await checkDatabase(() => restoreDump(join(beside, databaseFiles.postgres), server, facts))
    await moveIntoPlace(beside, folder)
    return { files, isProved: facts !== null }
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}

const embedded = databaseFiles.sqlite

function refuseOtherEngine(facts: Facts | null, server: number | null) {
  if (facts?.engine === 'postgres' && server === null)
    throw new ConfigError(
      'This is a backup of a PostgreSQL database: set DATABASE_URL to an empty one. Nothing was changed.',
    )
  if (facts?.engine !== 'postgres' && server !== null)
    throw new ConfigError(
      'This is a backup of the embedded database: leave DATABASE_URL out. Nothing was changed.',
    )
  const from = facts?.serverVersion ?? 0
  if (server !== null && from > server)
    throw new ConfigError(
      `This is a backup of PostgreSQL ${from}, and the server is ${server}: use a server of version ${from} or newer. Nothing was changed.`,
    )
}

async function refuseUnreadable(file: string) {
  await access(file, constants.R_OK).catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const why = isMissing ? 'there is no such file' : 'this user may not read it'
    throw new ConfigError(`The backup ${file} cannot be read: ${why}. Nothing was changed.`)
  })
}

async function refuseUsed(folder: string) {
  const there = await readdir(folder).catch((): string[] => [])
  if (there.includes(unpacking))
    throw new ConfigError(
      `There is something in ${folder} already: ${unpacking}, of another restore. If none is running, delete it and try again.`,
    )
  if (there.length > 0)
    throw new ConfigError(
      `There is something in ${folder} already. A backup is restored into an empty folder: set DATA_DIR to another one.`,
    )
}

async function checkDatabase(check: () => Promise<void>) {
  try {
    await check()
  } catch (error) {
    if (error instanceof DatabaseDamaged)
      throw broken(`“${embedded}” in it is damaged, or no database of a shop (${error.message})`)
    if (error instanceof DatabaseTooNew)
      throw broken(
        'the database in it is of a newer version of Kiryana, which is needed to restore it',
      )
    if (error instanceof DatabaseTooOld)
      throw broken(
        'the database in it is too old: restore it with the last version of Kiryana before 1.0.0, start that version once and make a new backup',
      )
    throw error
  }
}

/** The database last: without one it is no shop yet. */
async function moveIntoPlace(from: string, to: string) {
  const there = new Set(await readdir(from))
  for (const name of [...folders, embedded])
    if (there.has(name)) await rename(join(from, name), join(to, name))
  await syncFolder(to)
}
