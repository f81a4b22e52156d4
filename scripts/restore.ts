// npm run restore -- FILE: brings a backup of a shop back into an empty DATA_DIR. Exit 0: it is there.
import { existsSync } from 'node:fs'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { startupErrorMessage } from '#server/startup-error.ts'

const unproved =
  'This backup is from before backups had checksums, so its files cannot be proved to be unchanged; its database passed the database’s own check.'

try {
  const [file, ...more] = process.argv.slice(2)
  if (file === undefined || more.length > 0 || !existsSync(file))
    throw new ConfigError('It is: npm run restore -- FILE, where FILE is a backup of a shop')
  const { database, dataFolder } = readConfig()
  if ('server' in database)
    throw new ConfigError(
      'Leave DATABASE_URL out: a PostgreSQL database is brought back with pg_restore',
    )
  const { files, isProved } = await restoreBackup(file, dataFolder)
  console.log(
    `${files} files are restored to ${dataFolder}. Start the shop with it, and check it with npm run verify.`,
  )
  if (!isProved) console.log(unproved)
} catch (error) {
  console.error(startupErrorMessage(error))
  process.exitCode = 2
}
