import { expect } from 'vitest'
import type { Db } from '#db/database.ts'
import { engine } from './database.ts'

/** Each statement of `work` with its query plan: none may scan a table. */
export async function workOf(db: Db, work: (db: Db) => Promise<unknown>) {
  const queries: Query[] = []
  const recording =
    <T>(ask: (strings: TemplateStringsArray, ...values: unknown[]) => Promise<T>) =>
    (strings: TemplateStringsArray, ...values: unknown[]) => {
      queries.push({ strings, values })
      return ask(strings, ...values)
    }
  await work({ ...db, all: recording(db.all), one: recording(db.one) } as Db)
  return Promise.all(
    queries.map((query) => (engine === 'sqlite' ? planOf(db, query) : rowsOf(db, query))),
  )
}

type Query = { strings: readonly string[]; values: readonly unknown[] }

/** Every step uses an index: no table scan, no sort. */
async function planOf(db: Db, query: Query) {
  const steps = await db.all<{ detail: string }>`explain query plan ${query}`
  const details = steps.map(({ detail }) => detail)
  expect(details.filter((detail) => detail.startsWith('SCAN'))).toEqual([])
  const text = query.strings.join('')
  if (text.includes('from orders') && text.includes('sequence'))
    expect(details[0]).toContain('order_sequence')
  return details
}

type Plan = { [name: string]: unknown; Plans?: Plan[] }

/** How many rows it touched. */
async function rowsOf(db: Db, query: Query) {
  const [row] = await db.all<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
    explain (analyze, timing off, format json) ${query}`
  return row && touched(row['QUERY PLAN'][0].Plan)
}

const touched = (plan: Plan): number =>
  Number(plan['Actual Rows'] ?? 0) * Number(plan['Actual Loops'] ?? 1) +
  Number(plan['Rows Removed by Filter'] ?? 0) +
  (plan.Plans ?? []).reduce((sum, under) => sum + touched(under), 0)
