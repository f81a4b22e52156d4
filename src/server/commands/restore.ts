import { restoreBackup } from '../backup/restore-backup.ts'
import { ConfigError, readConfig } from '../config.ts'

const unproved =
  'This backup is from before backups had checksums, so its files cannot be proved to be unchanged; its database passed the database’s own check.'

export async function run([file, ...more]: string[]): Promise<number> {
  if (file === undefined || more.length > 0)
    throw new ConfigError('It is: restore FILE, where FILE is a backup of a shop')
  const { database, dataFolder } = readConfig()
  const server = 'server' in database ? database.server : null
  const { files, isProved } = await restoreBackup(file, dataFolder, server)
  const where = server === null ? dataFolder : `${dataFolder}, and the database`
  console.log(`${files} files are restored to ${where}. Check the shop with verify, then start it.`)
  if (!isProved) console.log(unproved)
  return 0
}
