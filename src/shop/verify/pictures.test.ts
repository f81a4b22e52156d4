import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLivedShop } from '../../../test/support/lived-shop.ts'

test('V7: pictures that people sent and the rows that name them', async () => {
  const { db, folder, verify } = await openLivedShop()
  const name = '3f2b6c1e-9d4a-4b5c-8e7f-0a1b2c3d4e5f'
  const write = (file: string, minutesAgo: number) => {
    writeFileSync(join(folder, 'people', file), 'picture')
    const at = Date.now() / 1000 - minutesAgo * 60
    utimesSync(join(folder, 'people', file), at, at)
  }
  await db.run`update account set picture = ${`people/${name}.webp`} where id = 'amina'`
  expect(await verify()).toEqual([
    { name: 'V7', says: 'the picture of an account is no file', ids: ['amina'] },
  ])
  write(`${name}.webp`, 20)
  write(`${name}@160.webp`, 20)
  write('portrait.webp', 20)
  expect(await verify()).toEqual([])
  const other = name.replace('3', '4')
  write(`${other}.webp`, 1) // its row may still be on its way
  expect(await verify()).toEqual([])
  write(`${other}.webp`, 20)
  expect(await verify()).toEqual([
    { name: 'V7', says: 'a picture that somebody sent belongs to nobody', ids: [`${other}.webp`] },
  ])
})
