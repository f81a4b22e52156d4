import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forFile } from '../support/clean-up.ts'
import { dumpOf } from '../support/dump.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { pngPhoto } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const address = 'admin/blocks'
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

async function openOffice() {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const write = async (number: number, page = 'about', more: object = {}) => {
    const body = {
      id: uuid(number),
      page,
      title: `No. ${number}`,
      description: '',
      shown: true,
      ...more,
    }
    const reply = await clerk.post(address, body)
    expect(reply.status).toBe(201)
    return `${address}/${reply.body.data.id}`
  }
  const shown = async (call: 'about' | 'achievement' = 'about') =>
    (await shop.guest().get(call)).body.map(({ title }: { title: string }) => title)
  const files = async () => readdir(join(shop.dataFolder, 'media/stories')).catch(() => [])
  return { shop, clerk, write, shown, files }
}

test('blocks are written, ordered, hidden and deleted per page', async () => {
  const { shop, clerk, write, shown } = await openOffice()
  const [before, deeds] = [await shown(), await shown('achievement')]
  const [first] = [await write(1), await write(2), await write(3, 'achievement')]
  expect(await shown()).toEqual([...before, 'No. 1', 'No. 2'])
  expect(await shown('achievement')).toEqual([...deeds, 'No. 3'])
  await clerk.post(`${first}/position`, { position: 1000 })
  expect(await shown()).toEqual([...before, 'No. 2', 'No. 1'])
  await clerk.post(`${first}/position`, { position: 1 })
  expect(await shown()).toEqual(['No. 1', ...before, 'No. 2'])
  expect((await clerk.patch(first, { shown: false, version: 1 })).body.data.version).toBe(2)
  expect(await shown()).toEqual([...before, 'No. 2'])
  await clerk.patch(first, { shown: true, description: '**Us**', version: 2 })
  const [{ description }] = (await shop.guest().get('about')).body
  expect(description).toBe('**Us**')
  await clerk.send('DELETE', first)
  expect((await clerk.send('DELETE', first)).status).toBe(200)
  expect(await shown()).toEqual([...before, 'No. 2'])
  expect(await shown('achievement')).toEqual([...deeds, 'No. 3'])
})

test('a block is displayed within its period, also in cached pages', async () => {
  const hour = 60 * 60_000
  const shop = await openShop({ cacheFor: 100 * hour })
  const [clerk, guest] = [await shop.as('clerk'), shop.guest()]
  const block = { id: uuid(1), title: 'Eid', description: '', shown: true }
  const [from, until] = [hour, 3 * hour].map((ms) => new Date(shop.now() + ms).toISOString())
  await clerk.post(address, { ...block, page: 'about', from, until })
  await clerk.post(address, { ...block, id: uuid(2), page: 'achievement', from, until })
  const seen: unknown[] = []
  for (const later of [0, hour - 1, 1, 2 * hour - 1, 1]) {
    shop.later(later)
    const { showing } = (await clerk.get(`${address}/${uuid(2)}`)).body.data
    const texts = [await guest.get('about'), await guest.get('achievement')]
    seen.push([showing, ...texts.map(({ text }) => text.includes('Eid'))])
  }
  expect(seen).toEqual([
    ['due', false, false],
    ['due', false, false],
    ['out', true, true],
    ['out', true, true],
    ['over', false, false],
  ])
  await clerk.patch(`${address}/${uuid(1)}`, { shown: false, version: 1 })
  const off = await clerk.patch(`${address}/${uuid(1)}`, { until: null, version: 2 })
  expect(off.body.data).toMatchObject({ showing: 'off', from, until: null })
})

test('a block has a picture, which goes with it', async () => {
  const { shop, clerk, write, files } = await openOffice()
  const block = await write(1)
  const draw = async () => clerk.form(`${block}/picture`, {}, { content: await pngPhoto(), field: 'picture' }) // prettier-ignore
  const { picture } = (await draw()).body.data
  expect((await draw()).body.data.picture).not.toBe(picture)
  expect(await files()).toHaveLength(3)
  await expectSoundLedger(shop)
  await clerk.send('DELETE', block)
  expect(await files()).toEqual([])
  expect((await clerk.form(`${block}/picture`, {})).status).toBe(400)
  expect((await draw()).status).toBe(404)
  expect(await files()).toEqual([])
})

test('a retry creates one block; the second of two editors gets a conflict', async () => {
  const { shop, clerk, write } = await openOffice()
  const block = await write(1)
  expect(await write(1)).toBe(block)
  const owner = await shop.as('owner')
  const replies = await Promise.all([
    clerk.patch(block, { title: 'Mine', version: 1 }),
    owner.patch(block, { title: 'Theirs', version: 1 }),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

/** For tables of what is refused: nothing in it changes. */
const officeOfFile = forFile(openOffice)

test.each<[string, object]>([
  ['no title', { title: '' }],
  ['a title too long', { title: 'x'.repeat(121) }],
  ['a text too long', { description: 'x'.repeat(10_001) }],
  ['a time that hides it before it is shown', { from: '2025-01-05T10:00:00Z', until: '2025-01-05T09:00:00Z' }], // prettier-ignore
  ['a page that there is not', { page: 'home' }],
])('refuses %s, and changes nothing', async (_, wrong) => {
  const { shop, clerk } = officeOfFile()
  const before = await dumpOf(shop.db)
  const given = { id: uuid(9), page: 'about', title: 'Us', description: '', shown: true }
  const reply = await clerk.post(address, { ...given, ...wrong })
  expect([reply.status, reply.body.message.length > 10]).toEqual([400, true])
  expect(await dumpOf(shop.db)).toEqual(before)
})
