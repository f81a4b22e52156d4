import { createHash } from 'node:crypto'
import type { Db } from '#db/database.ts'

// Sessions and counters of tries change with every request.
const restless = new Set(['session', 'throttle'])

/** A checksum over all rows of each table, which detects any write. */
export async function dumpOf(db: Db): Promise<Record<string, string>> {
  const tables = (await tablesOf(db)).filter((name) => !restless.has(name))
  const sums = await Promise.all(
    tables.map(async (table) => [table, await sumOf(db, table)] as const),
  )
  return Object.fromEntries(sums)
}

async function tablesOf(db: Db): Promise<string[]> {
  const found =
    db.engine === 'sqlite'
      ? await db.all<{
          name: string
        }>`select name from sqlite_master where type = 'table' and name not like 'sqlite%' order by name`
      : await db.all<{
          name: string
        }>`select table_name as name from information_schema.tables where table_schema = 'public' order by table_name`
  return found.map(({ name }) => name)
}

async function sumOf(db: Db, table: string) {
  const rows = await db.all`select * from ${{ strings: [table], values: [] }}`
  // Values only: a migration may rename a column.
  const lines = rows.map((row) => JSON.stringify(Object.values(row as object))).toSorted()
  return `${lines.length} rows, ${createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12)}`
}

/** The whole database as text, to search for forbidden content. */
export async function textOf(db: Db): Promise<string> {
  const tables = await Promise.all(
    (await tablesOf(db)).map((table) => db.all`select * from ${{ strings: [table], values: [] }}`),
  )
  return JSON.stringify(tables)
}
