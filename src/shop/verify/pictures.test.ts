import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSeededShop } from '../../../test/support/seeded-shop.ts'

const name = '3f2b6c1e-9d4a-4b5c-8e7f-0a1b2c3d4e5f'
const other = name.replace('3', '4')

test.each([
  [
    'media/people',
    `update account set picture = 'people/${name}.webp' where id = 'amina'`,
    'the picture of an account is no file',
    'a picture that somebody sent belongs to nobody',
  ],
  [
    'media/products',
    `update product set gallery = '[{"path":"products/${name}.webp","alt":"","digest":null,"withdrawn":false}]' where id = 'apples'`,
    'the picture of a product is no file',
    'a picture that staff sent belongs to no product',
  ],
  [
    'media/logos',
    `insert into look (id, logo, logo_width, logo_height, logo_is_light, version) values ('look', 'logos/${name}.webp', 1, 1, 0, 1)`,
    'the logo is no file',
    'a logo that staff sent is not that of the shop',
  ],
  [
    'originals',
    `update product set gallery = '[{"path":"goods/a.webp","alt":"","digest":null,"withdrawn":false,"original":"originals/${name}.webp"}]' where id = 'apples'`,
    'what a picture of a product was drawn from is no file',
    'a picture that staff sent is the original of none of a product',
  ],
  [
    'returns',
    `update return_request set photo = '${name}.webp' where kind = 'damaged'`,
    'the photograph of a return is no file',
    'a photograph that somebody sent belongs to no return',
  ],
])('V7: files in %s match the rows that name them', async (path, naming, gone, left) => {
  const { db, folder, verify } = await openSeededShop()
  mkdirSync(join(folder, path), { recursive: true })
  const write = (file: string, minutesAgo: number) => {
    writeFileSync(join(folder, path, file), 'picture')
    const at = Date.now() / 1000 - minutesAgo * 60
    utimesSync(join(folder, path, file), at, at)
  }
  await db.transaction((tx) => tx.script(naming))
  expect(await verify()).toEqual([{ name: 'V7', says: gone, ids: [expect.any(String)] }])
  write(`${name}.webp`, 20)
  write(`${name}@160.webp`, 20)
  write('portrait.webp', 20)
  expect(await verify()).toEqual([])
  write(`${other}.webp`, 1) // its row may not be committed yet
  expect(await verify()).toEqual([])
  write(`${other}.webp`, 20)
  expect(await verify()).toEqual([{ name: 'V7', says: left, ids: [`${other}.webp`] }])
})
