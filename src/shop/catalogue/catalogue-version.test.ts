import { expect, test } from 'vitest'
import { fillWithCast } from '../../../test/support/cast.ts'
import { engine, openTestDatabase } from '../../../test/support/database.ts'
import { deadlocksIn } from '../../../test/support/postgres.ts'
import { changeCatalogue, readVersion } from './catalogue-version.store.ts'

test('the version goes up once with a change of the catalogue, and not when it is rolled back', async () => {
  const db = await openTestDatabase(fillWithCast)
  const before = await readVersion(db)
  await db.transaction(async (tx) => {
    await changeCatalogue(tx).run`update product set sold = 1 where id = ${'atta'}`
    await changeCatalogue(tx).run`update product set sold = 1 where id = ${'chai'}`
  })
  expect(await readVersion(db)).toBe(before + 1)
  const failing = db.transaction(async (tx) => {
    await changeCatalogue(tx).run`update product set sold = 2 where id = ${'atta'}`
    throw new Error('second thoughts')
  })
  await expect(failing).rejects.toThrow('second thoughts')
  expect(await readVersion(db)).toBe(before + 1)
})

// SQLite has one writer at a time.
test.runIf(engine === 'postgres')(
  'a change of the catalogue that locks a product later does not wait in a circle',
  async () => {
    const db = await openTestDatabase(fillWithCast)
    const locked = Promise.withResolvers<void>()
    const changed = Promise.withResolvers<void>()
    await Promise.all([
      db.transaction(async (tx) => {
        await locked.promise
        await changeCatalogue(tx).run`update product set sold = 1 where id = ${'apples'}`
        changed.resolve()
        await tx.run`update product set sold = 1 where id = ${'atta'}`
      }),
      db.transaction(async (tx) => {
        await tx.run`update product set sold = 2 where id = ${'atta'}`
        locked.resolve()
        await changed.promise
        await changeCatalogue(tx).run`update product set sold = 2 where id = ${'chai'}`
      }),
    ])
    const { name } = await db.one<{ name: string }>`select current_database() as name`
    expect(await deadlocksIn(name)).toBe(0)
  },
)
