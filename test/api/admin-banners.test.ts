import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forFile } from '../support/clean-up.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { pixelBomb, pngPhoto } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const address = 'admin/banners'
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

async function openOffice() {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const write = async (number: number, more: object = {}) => {
    const reply = await clerk.post(address, { id: uuid(number), place: 'banner', title: `No. ${number}`, ...more }) // prettier-ignore
    expect(reply.status).toBe(201)
    return reply.body.data.id as string
  }
  const draw = async (id: string, theme: 'light' | 'dark' | 'phone' = 'light') =>
    clerk.form(`${address}/${id}/picture`, { theme }, { content: await pngPhoto(), field: 'picture' }) // prettier-ignore
  const shown = async (call: 'banner' | 'sales' = 'banner') =>
    (await shop.guest().get(call)).body.map(({ title }: { title: string }) => title)
  const files = async () => (await readdir(join(shop.dataFolder, 'media/banners')).catch(() => [])).toSorted() // prettier-ignore
  return { shop, clerk, write, draw, shown, files }
}

test('a banner is shown once it has a picture, in its order, and goes with its files', async () => {
  const { shop, clerk, write, draw, shown, files } = await openOffice()
  const before = await shown()
  const first = await write(1, { text: 'Sweet', alt: 'Mangoes', link: '/offers', tint: 'sun' })
  expect((await clerk.get(`${address}/${first}`)).body.data).toMatchObject({ state: 'no-picture', image: null }) // prettier-ignore
  expect(await shown()).toEqual(before)
  const drawn = await draw(first)
  expect(drawn.body.data).toMatchObject({ state: 'out', darkImage: null, version: 1 })
  const second = await write(2)
  await draw(second)
  expect(await shown()).toEqual([...before, 'No. 1', 'No. 2'])
  const [banner] = (await shop.guest().get('banner')).body.slice(-2)
  expect(banner).toEqual({
    _id: first,
    image: drawn.body.data.image,
    darkImage: null,
    alt: 'Mangoes',
    title: 'No. 1',
    text: 'Sweet',
    link: '/offers',
    tint: 'sun',
  })
  await clerk.post(`${address}/${second}/position`, { position: 1 })
  expect(await shown()).toEqual(['No. 2', ...before, 'No. 1'])
  await clerk.post(`${address}/${second}/position`, { position: 1000 })
  expect(await shown()).toEqual([...before, 'No. 1', 'No. 2'])

  expect(await files()).toHaveLength(6)
  await draw(first, 'dark')
  expect((await draw(first)).body.data.image).not.toBe(banner.image)
  expect(await files()).toHaveLength(9)
  expect((await clerk.send('DELETE', `${address}/${first}/dark-picture`)).body.data.darkImage).toBeNull() // prettier-ignore
  const onPhone = (await draw(first, 'phone')).body.data.phoneImage
  expect((await shop.guest().get('banner')).body.at(-2).phoneImage).toBe(onPhone)
  await draw(first, 'phone')
  expect(await files()).toHaveLength(9)
  expect((await clerk.send('DELETE', `${address}/${first}/phone-picture`)).body.data.phoneImage).toBeNull() // prettier-ignore
  await draw(first, 'phone')
  await clerk.send('DELETE', `${address}/${first}`)
  await clerk.send('DELETE', `${address}/${first}`)
  expect(await files()).toHaveLength(3)
  expect(await shown()).toEqual([...before, 'No. 2'])
  await expectSoundLedger(shop)
})

test('a banner is shown from its time on and until its end, and not while it is off', async () => {
  const { shop, clerk, write, draw, shown } = await openOffice()
  const in_ = (ms: number) => new Date(shop.now() + ms).toISOString()
  const id = await write(1, { place: 'sale', from: in_(1000), until: in_(3000) })
  await draw(id)
  const before = await shown('sales')
  expect(before).not.toContain('No. 1')
  const state = async () => (await clerk.get(`${address}/${id}`)).body.data.state
  expect(await state()).toBe('due')
  shop.later(60_000)
  await clerk.patch(`${address}/${id}`, { from: in_(-1), until: in_(60_000), version: 1 })
  expect(await state()).toBe('out')
  expect(await shown('sales')).toEqual([...before, 'No. 1'])
  await clerk.patch(`${address}/${id}`, { shown: false, version: 2 })
  expect(await shown('sales')).toEqual(before)
  await clerk.patch(`${address}/${id}`, { shown: true, version: 3 })
  shop.later(60_000)
  expect(await state()).toBe('over')
  expect(await shown('sales')).toEqual(before)
})

test("a retry creates one banner; a colleague's change is not overwritten", async () => {
  const { clerk, write } = await openOffice()
  const id = await write(1)
  expect(await write(1)).toBe(id)
  const list = (await clerk.get(address)).body.data
  expect(list.filter((one: { id: string }) => one.id === id)).toHaveLength(1)
  expect((await clerk.patch(`${address}/${id}`, { title: 'Mine', version: 1 })).status).toBe(200)
  const refused = await clerk.patch(`${address}/${id}`, { title: 'Theirs', version: 1 })
  expect(refused).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  expect((await clerk.get(`${address}/${id}`)).body.data.title).toBe('Mine')
})

/** For tables of what is refused: nothing in it changes. */
const officeOfFile = forFile(openOffice)

test.each([
  ['a script', { link: 'javascript:alert(1)' }],
  ['another site', { link: '//evil.example' }],
  ['another site, slanted', { link: String.raw`/\evil.example` }],
  ['an address with a space', { link: '/of fers' }],
  ['no title', { title: '  ' }],
  ['too long a title', { title: 'x'.repeat(10_000) }],
  ['too long a text', { text: 'x'.repeat(161) }],
  ['a colour that there is not', { tint: 'gold' }],
  ['an end before its beginning', { from: '2030-01-02T00:00:00Z', until: '2030-01-01T00:00:00Z' }],
  ['a day that is none', { from: '2030-02-30T00:00:00Z' }],
])('refused with a sentence: %s', async (_, wrong) => {
  const { clerk, write } = officeOfFile()
  const given = { id: uuid(9), place: 'banner', title: 'Mangoes' }
  const made = await clerk.post(address, { ...given, ...wrong })
  expect([made.status, made.body.message.length > 10]).toEqual([400, true])
  const id = await write(1)
  expect((await clerk.patch(`${address}/${id}`, { ...wrong, version: 1 })).status).toBe(400)
  expect((await clerk.get(`${address}/${id}`)).body.data).toMatchObject({ title: 'No. 1', version: 1 }) // prettier-ignore
})

test('a picture is no new version; two that replace one at once leave the files of one', async () => {
  const { clerk, write, draw, files } = await openOffice()
  const id = await write(1)
  const drawn = await Promise.all([draw(id), draw(id), draw(id)])
  expect(drawn.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await files()).toHaveLength(3)
  expect((await clerk.patch(`${address}/${id}`, { title: 'Mine', version: 1 })).status).toBe(200)
})

test('a file that is not a picture leaves nothing behind', async () => {
  const { clerk, write, draw, files } = await openOffice()
  const id = await write(1)
  for (const content of [Buffer.from('<svg/>'), pixelBomb(50_000, 50_000)]) {
    const reply = await clerk.form(`${address}/${id}/picture`, {}, { content, field: 'picture' })
    expect(reply.status).toBeGreaterThanOrEqual(400)
  }
  expect((await clerk.form(`${address}/${id}/picture`, { theme: 'light' })).status).toBe(400)
  expect((await draw(uuid(5))).status).toBe(404)
  expect(await files()).toEqual([])
  expect((await clerk.get(`${address}/${id}`)).body.data.image).toBeNull()
})
