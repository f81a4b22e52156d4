import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { khataFilters, khataSorts } from '#shop/khata/khata-sorts.ts'
import { allow, day, deliver, khataOf, openKhata, order, pay, sound } from '../support/khata.ts'
import { placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

test('a statement of a month adds up; staff and the customer see the same figures', async () => {
  const { clerk, amina, wait } = await openKhata()
  await allow(clerk, 'amina', 5000)
  await deliver(clerk, (await placed(amina, order()))._id)
  await pay(clerk, 100)
  await wait(40 * day)
  await pay(clerk, 30)
  const correction = { id: randomUUID(), amount: 70.5, reason: 'From the old book' }
  expect((await clerk.post('admin/khata/amina/corrections', correction)).status).toBe(201)
  const [first, second] = ['2025-01', '2025-02']
  expect(await khataOf(clerk, 'amina', first)).toMatchObject({ opening: 0, charged: 630, paid: 100, closing: 530 }) // prettier-ignore
  const later = await khataOf(clerk, 'amina', second)
  expect(later).toMatchObject({ opening: 530, charged: 70.5, paid: 30, closing: 570.5, balance: 570.5 }) // prettier-ignore
  expect(later.entries[1]).toMatchObject({ kind: 'correction', note: 'From the old book', by: 'Sana Clerk' }) // prettier-ignore
  const own = (await amina.get(`khata?month=${second}`)).body.data
  expect(own).toMatchObject({ opening: 530, closing: 570.5 })
  expect(JSON.stringify(own)).not.toContain('old book')
  expect((await amina.get('khata?month=2025-13')).status).toBe(400)
})

test('the arrow to the month after ends at this month, for the customer and for staff', async () => {
  const shop = await openShop({ pages: await loadPages() }) // in January 2025
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  await allow(clerk, 'amina', 5000)
  const rows: [query: string, isLatest: boolean][] = [
    ['', true],
    ['?month=2024-12', false],
    ['?month=2025-01', true],
    ['?month=2025-02', true],
  ]
  for (const [query, isLatest] of rows)
    for (const [who, path] of [
      [amina, 'khata'],
      [clerk, 'admin/khata/amina'],
    ] as const) {
      expect((await who.get(`${path}${query}`)).body.data.isLatest).toBe(isLatest)
      const { text } = await who.get(`/${path}${query}`, { accept: 'text/html' })
      expect([path, query, text.includes('Month before')]).toEqual([path, query, true])
      expect([path, query, text.includes('Month after')]).toEqual([path, query, !isLatest])
    }
})

test('the list sorts customers by what is overdue, and leaves out who owes nothing', async () => {
  const { shop, clerk, amina, wait } = await openKhata()
  await clerk.patch('admin/settings', { khataGraceDays: 100 })
  await allow(clerk, 'amina', 5000, 0)
  await allow(clerk, 'bilal', 5000, 30)
  await allow(clerk, 'hina', 5000, 30)
  await deliver(clerk, (await placed(amina, order()))._id)
  await wait(35 * day)
  await deliver(clerk, (await placed(amina, order()))._id)
  await deliver(clerk, (await placed(await shop.as('bilal'), order(1350, 5)))._id)
  await wait(60 * day)
  const list = async (query = '') => (await clerk.get(`admin/khata${query}`)).body
  const { data, total, owed, ages } = await list()
  expect([total, owed]).toEqual([2, 2610])
  expect(ages).toEqual({ notDue: 0, to30: 1350, to60: 630, to90: 0, over90: 630 })
  expect(data.map(({ id }: { id: string }) => id)).toEqual(['bilal', 'amina'])
  expect(data[1]).toMatchObject({
    balance: 1260,
    daysOverdue: 95,
    ages: { notDue: 0, to30: 0, to60: 630, to90: 0, over90: 630 },
  })
  expect(data[0].ages).toEqual({ notDue: 0, to30: 1350, to60: 0, to90: 0, over90: 0 })
  expect(data[0].whatsappText).toContain('Rs. 1,350 is overdue')
  await clerk.patch('admin/settings', { whatsappOverdue: '{name} owes {balance}' })
  expect((await list()).data[0].whatsappText).toBe('Bilal Ahmed owes Rs. 1,350')
  expect((await list('?sort=-overdue')).data[0].id).toBe('amina')
  // Each list has a statement of its own.
  expect((await list('?filter=remind')).data).toEqual([])
  for (const filter of khataFilters.filter((one) => one !== 'remind'))
    for (const sort of khataSorts) {
      const ids = (await list(`?filter=${filter}&sort=${sort}`)).data.map(
        ({ id }: { id: string }) => id,
      )
      expect(ids.filter((id: string) => id !== 'hina')).toEqual(
        ['-balance', 'overdue', '-name'].includes(sort) ? ['bilal', 'amina'] : ['amina', 'bilal'],
      )
      expect(ids).toHaveLength(filter === 'all' ? 3 : 2)
    }
  expect((await list('?filter=all&sort=name')).data).toHaveLength(3)
  expect((await list('?q=bilal')).data).toHaveLength(1)
  expect((await list('?limit=1&page=2')).data[0].id).toBe('amina')
})

test('an account with a balance is not deleted, and a merge moves what it owes', async () => {
  const { shop, clerk, amina } = await openKhata()
  const owner = await shop.as('owner')
  await allow(clerk, 'amina', 5000, 5)
  await deliver(clerk, (await placed(amina, order()))._id)
  await pay(clerk, 130)
  const password = 'a good long password'
  expect((await amina.post('user/deleteaccount', { password })).body.code).toBe(
    'account_awaits_khata',
  )
  expect((await owner.send('DELETE', 'admin/customers/amina')).body.code).toBe(
    'customer_awaits_khata',
  )
  expect((await owner.post('admin/customers/bilal/merge', { from: 'amina' })).status).toBe(200)
  expect(await khataOf(clerk, 'bilal')).toMatchObject({ balance: 500, isOn: true, limit: 5000 })
  await sound(shop)
  await pay(clerk, 600, {}, 'bilal')
  expect(await khataOf(clerk, 'bilal')).toMatchObject({ balance: -100, left: 5100, overdue: 0 })
  await sound(shop)
  const { data } = (await clerk.post('admin/customers/bilal/data', {})).body
  expect(data.khata).toHaveLength(2)
})
