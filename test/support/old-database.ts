import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openDatabase } from '#db/open.ts'
import { emptyDatabase } from './empty-database.ts'

const folder = join(import.meta.dirname, '../../src/db/migrations')

/** The tables as they were before a migration, named by its file; closed when the test has finished. */
export async function openBefore(first: string) {
  const address = await emptyDatabase()
  const db = openDatabase(address)
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
  return { address, db }
}

const recorded = (name: string) => readFileSync(join(import.meta.dirname, 'old-shop', name), 'utf8')

type Answers = { at: string; answers: Record<string, { who: string; path: string; text: string }> }

/**
 * A small shop as its code filled it when 0024 was the last migration, with a quarter of an hour of everything:
 * both kinds of customers, orders in every state, points, returns, carts, reviews, settings, staff.
 */
export async function openOldShop() {
  const { address, db } = await openBefore('0025')
  await db.transaction((tx) => tx.script(recorded('shop.sql')))
  return { address, db }
}

/** What the API answered then, word for word. */
export const oldAnswers = JSON.parse(recorded('answers.json')) as Answers
