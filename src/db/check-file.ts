import { DatabaseSync } from 'node:sqlite'
import { DatabaseDamaged } from './database.ts'
import { refuseOtherVersions } from './migrate.ts'

/**
 * Checks a database file that no shop has open, and changes nothing in it. Fails with DatabaseDamaged
 * unless it is a whole database of a shop, else as refuseOtherVersions does.
 */
export async function checkDatabaseFile(file: string): Promise<void> {
  await refuseOtherVersions(migrationsOf(file))
}

function migrationsOf(file: string): string[] {
  try {
    const connection = new DatabaseSync(file, { readOnly: true })
    try {
      const [found] = Object.values(connection.prepare('pragma quick_check(1)').get() ?? {})
      if (found !== 'ok') throw new DatabaseDamaged(String(found))
      const names = connection.prepare('select name from migration').all()
      if (names.length === 0) throw new DatabaseDamaged('it has no tables of a shop')
      return names.map(({ name }) => String(name))
    } finally {
      connection.close()
    }
  } catch (error) {
    if (error instanceof DatabaseDamaged) throw error
    throw new DatabaseDamaged(error instanceof Error ? error.message : String(error))
  }
}
