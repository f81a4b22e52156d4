import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open.ts'
import { emptyDatabase } from '../support/empty-database.ts'

const folder = join(import.meta.dirname, '../../src/db/migrations')

/** The tables as they were before a migration. */
async function openBefore(first: string) {
  const db = openDatabase(await emptyDatabase())
  onTestFinished(() => db.close())
  await db.run`create table migration (name text primary key, run_at bigint not null)`
  const files = readdirSync(folder).toSorted()
  for (const file of files.filter((name) => /^\d{4}_\w+\.sql$/.test(name) && name < first)) {
    const parts = [file, file.replace('.sql', `.${db.engine}.sql`)].filter((name) =>
      files.includes(name),
    )
    await db.transaction(async (tx) => {
      for (const part of parts) await tx.script(readFileSync(join(folder, part), 'utf8'))
      await tx.run`insert into migration (name, run_at) values (${file}, 0)`
    })
  }
  return db
}

test('the entries of an audit become events, oldest first', async () => {
  const db = await openBefore('0024_events.sql')
  await db.run`
    insert into account (id, email, email_key, phone, full_name, password_hash, kind, loyalty_card, created_at)
    values ('sana', 's@x.example', 's@x.example', '', 'Sana', '', 'normal', '1', 1)`
  await db.run`
    insert into audit_entry (id, at, account_id, action, subject, details) values
      ('b', 20, 'sana', 'order.packed', 'o1', '{}'), ('a', 10, null, 'products.imported', 'run', '{"added":["x"]}')`
  await migrate(db)
  expect(await db.all`select at, actor, kind, subject, data from event order by seq`).toEqual([
    { at: 10, actor: null, kind: 'products.imported', subject: 'run', data: '{"added":["x"]}' },
    { at: 20, actor: 'sana', kind: 'order.packed', subject: 'o1', data: '{}' },
  ])
  expect(await db.all`select * from event_pending`).toEqual([])
})
