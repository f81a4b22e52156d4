import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deleteUnnamedPictures } from '#shop/content/text-pictures.store.ts'
import { sweepPictures } from '#shop/verify/pictures.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { pixelBomb, pngPhoto } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const day = 24 * 60 * 60_000
const id = '00000000-0000-4000-8000-00000000000a'

async function openOffice() {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const add = async (content?: Buffer) =>
    clerk.form('admin/text-pictures', {}, { content: content ?? (await pngPhoto(800, 600)), field: 'picture' }) // prettier-ignore
  const files = async () => readdir(join(shop.dataFolder, 'media/texts')).catch(() => [])
  /** Runs the hourly jobs this much later. */
  const sweep = async (later: number) => {
    await deleteUnnamedPictures(shop.db, shop.now() + later - 7 * day)
    await sweepPictures(shop.db, shop.dataFolder, Date.now() + later)
  }
  return { shop, clerk, add, files, sweep }
}

test.each([
  ['a story', 'admin/news', { title: 'Mangoes', summary: '', publishedAt: null }, 'body'],
  [
    'an event',
    'admin/events',
    { name: 'Mangoes', location: '', firstDay: '2025-01-05', lastDay: '2025-01-05', shown: true },
    'description',
  ],
  ['a block', 'admin/blocks', { title: 'Mangoes', page: 'about', shown: true }, 'description'],
])('a picture stays while %s names it, and for a week after', async (_, path, body, field) => {
  const { shop, clerk, add, files, sweep } = await openOffice()
  const added = await add()
  expect([added.status, added.body.data]).toMatchObject([201, { width: 800, height: 600 }])
  const { markdown } = added.body.data
  await clerk.post(path, { id, ...body, [field]: `See:\n\n${markdown}` })
  await expectSoundLedger(shop)
  await sweep(30 * day)
  expect(await files()).toHaveLength(3)
  await clerk.send('DELETE', `${path}/${id}`)
  await sweep(6 * day)
  expect(await files()).toHaveLength(3)
  await sweep(8 * day)
  expect(await files()).toEqual([])
  await expectSoundLedger(shop)
})

test('a legal page keeps its picture until the default text returns, a draft too', async () => {
  const { clerk, add, files, sweep } = await openOffice()
  const { markdown } = (await add()).body.data
  await clerk.put('admin/texts/terms', { body: markdown, version: 0 })
  await sweep(30 * day)
  expect(await files()).toHaveLength(3)
  const draft = { body: markdown, from: null }
  await clerk.put('admin/texts/terms', { body: null, next: draft, version: 1 })
  await sweep(30 * day)
  expect(await files()).toHaveLength(3)
  await clerk.put('admin/texts/terms', { next: null, version: 2 })
  await sweep(30 * day)
  expect(await files()).toEqual([])
})

test('a file that is not a picture leaves nothing behind', async () => {
  const { shop, add, files } = await openOffice()
  for (const content of [Buffer.from('<svg/>'), pixelBomb(50_000, 50_000)])
    expect((await add(content)).status).toBeGreaterThanOrEqual(400)
  expect(await files()).toEqual([])
  expect((await shop.db.one<{ count: number }>`select count(*) as count from text_picture`).count).toBe(0) // prettier-ignore
})
