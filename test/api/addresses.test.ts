import { expect, test } from 'vitest'
import { forFile } from '../support/clean-up.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const home = {
  label: 'Home',
  name: 'Amina Siddiqui',
  phone: '0300 1234567',
  address: 'House 12, Street 4, Rawalpindi',
  landmark: 'the mosque',
  note: 'Ring twice',
  lat: 33.6,
  lng: 73.05,
}
const plain = { name: 'Amina', phone: '0300 1234567', address: 'Office 3, Blue Area, Islamabad' }

const add = async (shop: TestShop, caller: Caller, body: object) => {
  shop.later(1000)
  const reply = await caller.post('user/addresses', body)
  expect(reply.status).toBe(201)
  return reply.body.data as { _id: string }
}
const book = async (caller: Caller) =>
  (await caller.get('user/addresses')).body.data.map(
    (entry: { address: string; default: boolean }) => [entry.address, entry.default],
  )

test('the first is the default; a later one takes over when asked to; the list has the default first', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  expect((await amina.get('user/addresses')).body).toEqual({ data: [] })
  const first = await add(shop, amina, home)
  expect(first).toEqual({
    ...home,
    _id: expect.stringMatching(/^\w{26}$/),
    phone: '+923001234567',
    default: true,
  })
  expect(await add(shop, amina, plain)).toMatchObject({
    ...plain,
    phone: '+923001234567',
    label: '',
    landmark: '',
    note: '',
    lat: null,
    lng: null,
    default: false,
  })
  await add(shop, amina, { ...plain, address: 'Shop 1', default: true })
  expect(await book(amina)).toEqual([
    ['Shop 1', true],
    [plain.address, false],
    [home.address, false],
  ])
  expect(
    (await amina.patch(`user/addresses/${first._id}`, { default: true })).body.data.default,
  ).toBe(true)
  expect(await book(amina)).toEqual([
    [home.address, true],
    ['Shop 1', false],
    [plain.address, false],
  ])
})

test('a change leaves other fields, and the default address stays the default', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const { _id: id } = await add(shop, amina, home)
  const changed = await amina.patch(`user/addresses/${id}`, { label: 'Ammi', default: false })
  expect(changed).toMatchObject({
    status: 200,
    body: { data: { ...home, phone: '+923001234567', label: 'Ammi', default: true } },
  })
  expect(
    (await amina.patch(`user/addresses/${id}`, { lat: null, lng: null, note: '' })).body.data,
  ).toMatchObject({ lat: null, lng: null, note: '', label: 'Ammi' })
})

test('removing the default makes the newest of the others the default', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const ids = []
  for (const address of ['one', 'two', 'three'])
    ids.push((await add(shop, amina, { ...plain, address }))._id)
  expect(await amina.send('DELETE', `user/addresses/${ids[0]}`)).toMatchObject({
    status: 200,
    body: { success: true },
  })
  expect(await book(amina)).toEqual([
    ['three', true],
    ['two', false],
  ])
  expect((await amina.send('DELETE', `user/addresses/${ids[0]}`)).status).toBe(404)
  for (const id of ids.slice(1)) await amina.send('DELETE', `user/addresses/${id}`)
  expect(await book(amina)).toEqual([])
})

test("another account's address and a missing one get the same answer", async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const { _id: id } = await add(shop, amina, home)
  for (const who of ['bilal', 'hina', 'clerk'] as const) {
    const other = await shop.as(who)
    expect((await other.get('user/addresses')).body).toEqual({ data: [] })
    const missing = await other.patch('user/addresses/none', { label: 'Mine' })
    expect(missing).toMatchObject({ status: 404, body: { message: 'Address not found' } })
    expect((await other.patch(`user/addresses/${id}`, { label: 'Mine', default: true })).text).toBe(
      missing.text,
    )
    expect((await other.send('DELETE', `user/addresses/${id}`)).text).toBe(missing.text)
  }
  expect(await book(amina)).toEqual([[home.address, true]])
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each([
  ['nothing', {}],
  ['no name', { ...plain, name: ' ' }],
  ['no address', { ...plain, address: '' }],
  ['a phone of another country', { ...plain, phone: '+1 555 0100' }],
  ['half a pin', { ...plain, lat: 33.6 }],
  ['a pin off the earth', { ...plain, lat: 91, lng: 0 }],
  ['a pin as text', { ...plain, lat: '33', lng: '73' }],
  ['an endless address', { ...plain, address: 'x'.repeat(301) }],
  ['an endless note', { ...plain, note: 'x'.repeat(101) }],
  ['NUL', { ...plain, landmark: 'the\u0000mosque' }],
  ['a default that is none', { ...plain, default: 'yes' }],
  ['a list', [plain]],
])('%s is refused and nothing is saved', async (_, body) => {
  const shop = shopOfFile()
  const amina = await shop.as('amina')
  expect((await amina.post('user/addresses', body)).status).toBe(400)
  expect(await book(amina)).toEqual([])
})

test('ids, owners and times in the body are not believed', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const { _id: id } = await add(shop, amina, {
    ...plain,
    _id: 'mine',
    account_id: 'bilal',
    account: 'bilal',
    created_at: 1,
  })
  expect(id).toHaveLength(26)
  expect((await (await shop.as('bilal')).get('user/addresses')).body).toEqual({ data: [] })
})

test('of many first addresses at once one is the default, and the book has a limit', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const replies = await Promise.all(
    Array.from({ length: 25 }, () => amina.post('user/addresses', { ...plain, default: true })),
  )
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([
    ...Array.from({ length: 20 }, () => 201),
    ...Array.from({ length: 5 }, () => 409),
  ])
  expect((await book(amina)).filter(([, isDefault]: [string, boolean]) => isDefault)).toHaveLength(
    1,
  )
  expect((await amina.post('user/addresses', plain)).body.code).toBe('too_many_addresses')
})
