import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { saveBackup } from '../backup/save-backup.ts'
import { snapshotOfServer } from '../backup/snapshot-of-server.ts'
import { snapshotOfFile } from '../backup/take-snapshot.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { type Config, ConfigError, readConfig } from '../config.ts'

export async function run([file, ...more]: string[]): Promise<number> {
  if (file === undefined || more.length > 0)
    throw new ConfigError('It is: backup FILE, where FILE is to be written, such as shop.tar')
  if (existsSync(file) && statSync(file).isDirectory())
    throw new ConfigError(`${file} is a folder. Name the file in it that is to be written.`)
  const config = readConfig()
  const size = await saveBackup(file, writeBackup(config.dataFolder, snapshotFor(config), tell))
  console.log(`The shop is saved in ${file} (${(size / 1_000_000).toFixed(1)} MB).`)
  return 0
}

function snapshotFor({ database, dataFolder }: Config) {
  if ('server' in database) return snapshotOfServer(database.server, dataFolder, Date.now())
  const from = join(database.folder, 'kiryana.db')
  if (!existsSync(from))
    throw new ConfigError(
      `There is no shop in ${database.folder}. Set DATA_DIR or DATABASE_URL to where it is.`,
    )
  return snapshotOfFile(from, dataFolder, Date.now())
}

const tell = (missing: readonly string[]) =>
  console.error(
    `${missing.length} pictures are not in the backup, because they are missing in the shop: ${missing.slice(0, 20).join(', ')}`,
  )
