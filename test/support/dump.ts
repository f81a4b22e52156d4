import { createHash } from 'node:crypto'
import type { Db } from '#db/database.ts'

// Sessions come and go with whoever asks; tries are counted whether or not they succeed.
const restless = new Set(['session', 'throttle'])

/** A sum over every row of each table: what is written anywhere shows. */
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
  const lines = rows.map((row) => JSON.stringify(row)).toSorted()
  return `${lines.length} rows, ${createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12)}`
}

/** Everything that the database holds, as text: for looking for what must not be in it. */
export async function textOf(db: Db): Promise<string> {
  const tables = await Promise.all(
    (await tablesOf(db)).map((table) => db.all`select * from ${{ strings: [table], values: [] }}`),
  )
  return JSON.stringify(tables)
}
