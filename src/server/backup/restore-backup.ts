import { constants } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkDatabaseFile } from '#db/check-file.ts'
import { DatabaseDamaged } from '#db/database.ts'
import { DatabaseTooNew } from '#db/migrate.ts'
import { ConfigError } from '../config.ts'
import { databaseFiles, folders } from './archive-files.ts'
import { broken } from './broken-backup.ts'
import { unpackBackup } from './unpack-backup.ts'

/** `isProved`: every file has the checksum that it was given when the backup was made. */
export type Restored = { files: number; isProved: boolean }

/** In the data folder, so that moving a file into place is only a new name for it. */
const unpacking = '.restoring'

/**
 * Restores a backup of the embedded database into a folder that is empty or not there. Everything is unpacked beside and checked before
 * anything is moved into place; what fails is said in a sentence, and the folder is as it was.
 */
export async function restoreBackup(file: string, folder: string): Promise<Restored> {
  await refuseUnreadable(file)
  await refuseUsed(folder)
  const beside = join(folder, unpacking)
  await mkdir(beside, { recursive: true })
  try {
    const { facts, files } = await unpackBackup(file, beside)
    await checkDatabase(join(beside, databaseFiles.sqlite))
    await moveIntoPlace(beside, folder)
    return { files, isProved: facts !== null }
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}

async function refuseUnreadable(file: string) {
  await access(file, constants.R_OK).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`The backup ${file} cannot be read (${why}). Nothing was changed.`)
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

async function checkDatabase(file: string) {
  try {
    await checkDatabaseFile(file)
  } catch (error) {
    if (error instanceof DatabaseDamaged)
      throw broken(
        `“${databaseFiles.sqlite}” in it is damaged, or no database of a shop (${error.message})`,
      )
    if (error instanceof DatabaseTooNew)
      throw broken(
        `“${databaseFiles.sqlite}” in it is of a newer version of Kiryana, which is needed to restore it`,
      )
    throw error
  }
}

/** The database last: without one it is no shop yet. */
async function moveIntoPlace(from: string, to: string) {
  const there = new Set(await readdir(from))
  for (const name of [...folders, databaseFiles.sqlite])
    if (there.has(name)) await rename(join(from, name), join(to, name))
  await syncFolder(to)
}

/** So that the new names outlive a power cut; Windows has no such thing. */
async function syncFolder(path: string) {
  const folder = await open(path).catch(() => null)
  await folder?.sync().catch(() => undefined)
  await folder?.close()
}
