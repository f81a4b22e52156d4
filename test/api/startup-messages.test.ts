import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/open.ts'
import { setUp } from '#server/bootstrap.ts'
import { fillWithCast } from '../support/cast.ts'
import { makeTestDatabase } from '../support/database.ts'

test('a start killed while printing the demo’s passwords saves nothing', async () => {
  const database = await makeTestDatabase(fillWithCast)
  const db = openDatabase(database)
  onTestFinished(() => db.close())
  const parts = Date.now
  const owner = { email: 'amina@kiryana.example', password: 'bahut lamba raaz' }
  const start = (tell: (notes: readonly string[]) => void) =>
    setUp(parts, { database, dataFolder: '', demo: true, owner }, tell)
  const killed = start(() => {
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  const told: string[] = []
  const again = async () => start((notes) => void told.push(...notes))
  await again()
  await again()
  expect(told).toEqual([expect.stringContaining('had a shopper’s account')])
})
