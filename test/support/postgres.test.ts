import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { dropDatabase, makeDatabase, makeTemplate } from './postgres.ts'

async function ask(url: string, sql: string) {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows[0]
  } finally {
    await client.end()
  }
}

test('a real PostgreSQL answers, in UTF-8 and with plain sorting', async () => {
  const { name, url } = await makeDatabase()
  onTestFinished(() => dropDatabase(name))
  expect(await ask(url, 'select version()')).toMatchObject({
    version: expect.stringMatching(/^PostgreSQL \d+/),
  })
  expect(await ask(url, 'show server_encoding')).toEqual({ server_encoding: 'UTF8' })
  expect(await ask(url, `select 'B' < 'a' as plain`)).toEqual({ plain: true })
})

test('a template is filled once and every copy has what it holds', async () => {
  let fillings = 0
  const fill = async (url: string) => {
    fillings += 1
    await ask(url, 'create table shelf as select 7 as tins')
  }
  const names = await Promise.all(
    [1, 2, 3].map(() => makeTemplate('shelf_of_seven', 'template0', fill)),
  )
  const copies = await Promise.all(names.map((name) => makeDatabase(name)))
  onTestFinished(async () => {
    for (const { name } of copies) await dropDatabase(name)
    await dropDatabase('shelf_of_seven')
  })
  expect(fillings).toBe(1)
  for (const { url } of copies)
    expect(await ask(url, 'select tins from shelf')).toEqual({ tins: 7 })
})
