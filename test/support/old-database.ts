import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openDatabase } from '#db/open.ts'
import { emptyDatabase } from './empty-database.ts'

const schema = join(import.meta.dirname, '../../src/db/migrations/0100/0191_schema')

const recorded = (name: string) => readFileSync(join(import.meta.dirname, 'old-shop', name), 'utf8')

type Answers = { at: string; answers: Record<string, { who: string; path: string; text: string }> }

/**
 * A small shop whose database stopped at the migration `last`, from before 1.0.0: customers of both
 * kinds, orders in every state, points, returns, carts, reviews, settings, staff. Closed after the test.
 */
export async function openOldShop(last = '0191_ready_orders.sql') {
  const address = await emptyDatabase()
  const db = openDatabase(address)
  onTestFinished(() => db.close())
  await db.run`create table migration (name text primary key, run_at bigint not null)`
  await db.run`insert into migration (name, run_at) values ('0001_accounts.sql', 0), (${last}, 0)`
  await db.transaction(async (tx) => {
    for (const end of ['.sql', `.${db.engine}.sql`])
      await tx.script(readFileSync(`${schema}${end}`, 'utf8'))
    await tx.script(recorded('shop.sql'))
  })
  return { address, db }
}

/** The API's recorded answers for this shop. */
export const oldAnswers = JSON.parse(recorded('answers.json')) as Answers
