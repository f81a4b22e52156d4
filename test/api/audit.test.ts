import { expect, test } from 'vitest'
import { referenceOf } from '#shop/orders/order.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { type Caller, openShop } from '../support/shop.ts'

const audit = async (caller: Caller, query = '') => (await caller.get(`admin/audit${query}`)).body

test('the audit has who changed what, before and after', async () => {
  const shop = await openShop()
  const [owner, clerk] = [await shop.as('owner'), await shop.as('clerk')]
  await clerk.patch('admin/products/apples', { listPrice: 350, description: 'Sweet' })
  shop.later(1000)
  await clerk.patch('admin/settings', { tagline: 'Fresh', shippingPrice: 99.5 })
  shop.later(1000)
  await owner.patch('admin/staff/clerk', { role: 'viewer' })
  const { data, next } = await audit(owner)
  expect(next).toBeNull()
  const person = { id: 'clerk', name: 'Sana Clerk' }
  const none = { role: null, roleBefore: null }
  expect(data).toMatchObject([
    {
      person: { id: 'owner', name: 'Tariq Owner' },
      kind: 'staff.changed',
      name: 'Sana Clerk',
      roleBefore: 'manager',
      role: 'viewer',
      changes: [],
    },
    {
      person,
      kind: 'settings.changed',
      ...none,
      changes: expect.arrayContaining([
        { field: 'tagline', unit: null, before: expect.any(String), after: 'Fresh' },
        { field: 'shippingPrice', unit: 'rupees', before: 150, after: 99.5 },
      ]),
    },
    {
      person,
      kind: 'product.changed',
      subject: 'apples',
      name: 'Kala Kulu Apples',
      ...none,
      changes: [
        { field: 'description', unit: null, before: expect.any(String), after: 'Sweet' },
        { field: 'retail.list', unit: 'rupees', before: 300, after: 350 },
      ],
    },
  ])
})

test('it is read page by page without gaps, by person, kind and day', async () => {
  const shop = await openShop()
  const { _id: id } = await placed(await shop.as('amina'), cartOrder())
  for (const price of [301, 302, 303, 304, 305]) {
    const [owner, clerk] = [await shop.as('owner'), await shop.as('clerk')]
    await clerk.patch('admin/products/apples', { listPrice: price }) // two in one millisecond
    await owner.patch('admin/products/chai', { listPrice: price + 200 })
    shop.later(13 * 60 * 60_000)
  }
  const viewer = await shop.as('owner')
  const whole: string[] = []
  let after: string | null = ''
  while (after !== null) {
    const page = await audit(viewer, `?limit=3${after && `&after=${after}`}`)
    whole.push(...page.data.map((entry: { id: string }) => entry.id))
    after = page.next
  }
  const all = (await audit(viewer, '?limit=100')).data.map((entry: { id: string }) => entry.id)
  expect([whole, new Set(whole).size]).toEqual([all, 11])
  const of = async (query: string) => (await audit(viewer, query)).data
  const [order] = await of('?kind=order.placed')
  expect(await of('?person=clerk')).toHaveLength(5)
  expect(await of('?person=clerk&kind=order.placed')).toEqual([])
  expect(await of('?by=staff')).toHaveLength(10)
  expect(await of('?by=staff&kind=order.placed')).toEqual([])
  expect(await of('?by=staff&person=clerk')).toHaveLength(5)
  expect(await of('?by=staff&person=amina')).toEqual([])
  const staffs: string[] = []
  for (let next: string | null = ''; next !== null;) {
    const page = await audit(viewer, `?by=staff&limit=3${next && `&after=${next}`}`)
    staffs.push(...page.data.map((entry: { id: string }) => entry.id))
    next = page.next
  }
  expect(staffs).toEqual(all.filter((one: string) => one !== order.id))
  expect(order).toMatchObject({ subject: id, name: referenceOf({ id }) })
  // 13 hours apart, from 3 pm of the 5th on: 5th, 6th 4 am and 5 pm, 7th …
  expect(await of('?from=2025-01-06&until=2025-01-06')).toHaveLength(4)
  expect(await of('?until=2025-01-05')).toHaveLength(3)
  for (const query of ['?kind=none', '?from=2025-02-30', '?after=x', '?limit=101'])
    expect([query, (await viewer.get(`admin/audit${query}`)).status]).toEqual([query, 400])
})

test('changes of the system are found page by page, without those of people and guests', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await clerk.patch('admin/products/apples', { listPrice: 350 })
  const kinds = ['product.changed', 'products.imported', 'order.placed', 'return.requested', 'product.changed'] // prettier-ignore
  for (const [at, kind] of kinds.entries())
    await shop.db.run`
      insert into event (at, actor, kind, subject, data)
      values (${at}, ${null}, ${kind}, 'apples', '{}')`
  const owner = await shop.as('owner')
  const pages: string[][] = []
  for (let next: string | null = ''; next !== null;) {
    const page = await audit(owner, `?by=system&limit=2${next && `&after=${next}`}`)
    pages.push(page.data.map((entry: { kind: string }) => entry.kind))
    next = page.next
  }
  expect(pages).toEqual([['product.changed', 'products.imported'], ['product.changed']])
  const count = async (query: string) => (await audit(owner, query)).data.length
  expect(await count('?by=system&kind=products.imported')).toBe(1)
  expect(await count('?by=system&until=2024-12-31')).toBe(3)
  expect(await count('?by=system&person=clerk')).toBe(0)
})

test('the ids of an imported list are not read, however many they are', async () => {
  const shop = await openShop()
  const data = JSON.stringify({ added: Array.from({ length: 5000 }, (_, n) => `id${n}`) })
  await shop.db.run`
    insert into event (at, actor, kind, subject, data)
    values (1, 'owner', 'products.imported', 'products', ${data})`
  const { data: entries } = await audit(await shop.as('owner'))
  expect(entries).toMatchObject([{ kind: 'products.imported', changes: [], name: null }])
})

test('the last change of a record says who and when, to those who may read the record', async () => {
  const shop = await openShop()
  const [owner, clerk] = [await shop.as('owner'), await shop.as('clerk')]
  const last = async (path: string) => (await owner.get(`admin/last-changes/${path}`)).body.data
  expect(await last('product/apples')).toBeNull()
  await owner.patch('admin/products/apples', { listPrice: 340 })
  shop.later(60_000)
  await clerk.patch('admin/products/apples', { listPrice: 350 })
  const at = new Date(shop.now()).toISOString()
  const byClerk = { person: { id: 'clerk', name: 'Sana Clerk' }, at }
  expect(await last('product/apples')).toEqual(byClerk)
  await clerk.patch('admin/settings', { tagline: 'Fresh' })
  shop.later(60_000)
  await owner.patch('admin/settings', { shippingPrice: 90 })
  expect(await last('settings/settings?field=tagline')).toEqual(byClerk)
  expect(await last('settings/settings')).toMatchObject({ person: { id: 'owner' } })
  const csv = 'code,name,category,price\napples,Apples,Fruit,360'
  await owner.post('admin/products/import', csv, { 'content-type': 'text/csv' })
  expect(await last('product/apples')).toMatchObject({ person: { id: 'owner' } })
  await owner.patch('admin/staff/clerk', { role: 'rider' })
  for (const path of ['product/apples', 'settings/settings', 'banner/x', 'zone/x'])
    expect([path, (await clerk.get(`admin/last-changes/${path}`)).status]).toEqual([path, 403])
  expect((await owner.get('admin/last-changes/order/x')).status).toBe(400)
})
