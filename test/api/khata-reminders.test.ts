import { expect, test } from 'vitest'
import { remindOfKhata } from '#shop/notifications/remind-of-khata.ts'
import { dayAfter, shopDay } from '#shop/settings/shop-day.ts'
import { emailsOf } from '../support/mail.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const day = 24 * 60 * 60_000
const hour = day / 24
const reminders = async ({ db }: TestShop) =>
  (await emailsOf(db)).flatMap((email) => (email.kind === 'khata-reminder' ? [email] : []))

/** An order of Rs. 630 that is due in ten days, and reminders of it. */
async function open(khataReminders: number[]) {
  const shop = await openShop()
  const [clerk, amina] = [await shop.as('clerk'), await shop.as('amina')]
  await clerk.patch('admin/settings', { khataReminders })
  await clerk.put('admin/khata/amina', { isOn: true, limit: 5000, days: 10, version: 0 })
  const { _id: id } = await placed(amina, cartOrder(630, undefined, { paymentMethod: 'account' }))
  for (const status of ['packed', 'shipped', 'delivered'])
    await clerk.patch(`admin/orders/${id}`, { status })
  return { shop, clerk }
}

test('a customer is reminded on each day of the ladder once', async () => {
  const { shop } = await open([-3, 0, 7])
  const days: string[] = []
  const ordered = shopDay(shop.now())
  for (let passed = 0; passed < 20 * 4; passed += 1) {
    const before = (await reminders(shop)).length
    await Promise.all([1, 2, 3].map(() => remindOfKhata(shop)))
    const sent = (await reminders(shop)).length - before
    for (let one = 0; one < sent; one += 1) days.push(shopDay(shop.now()))
    shop.later(6 * hour)
  }
  expect(days).toEqual([7, 10, 17].map((passed) => dayAfter(ordered, passed)))
  const sent = await reminders(shop)
  expect(sent.map(({ to, khata }) => [to, khata])).toEqual(
    expect.arrayContaining(
      [0, 63_000].map((overdue) => [
        'amina@kiryana.example',
        expect.objectContaining({ balance: 63_000, overdue }),
      ]),
    ),
  )
})

test('nobody is reminded by default, at night, or of what is paid', async () => {
  const { shop } = await open([])
  shop.later(30 * day)
  await remindOfKhata(shop)
  expect(await reminders(shop)).toEqual([])
  const clerk = await shop.as('clerk')
  await clerk.patch('admin/settings', { khataReminders: [0] })
  shop.later(day - ((shop.now() + 5 * hour) % day) + 8 * hour) // eight in the morning
  await remindOfKhata(shop)
  expect(await reminders(shop)).toEqual([])
  const paid = { id: '6f0a1f0e-8f3e-4f3c-9d53-6f5b1a7a0c09', amount: 630, method: 'cash', slip: '' }
  const later = await shop.as('clerk')
  expect((await later.post('admin/khata/amina/payments', paid)).status).toBe(201)
  shop.later(4 * hour)
  await remindOfKhata(shop)
  expect(await reminders(shop)).toEqual([])
})

test('steps that have passed are one e-mail', async () => {
  const { shop } = await open([-3, 0, 7])
  shop.later(40 * day + 6 * hour)
  await remindOfKhata(shop)
  await remindOfKhata(shop)
  expect(await reminders(shop)).toHaveLength(1)
})

test('staff remind a customer whom no e-mail reaches, until they did or it is paid', async () => {
  const { shop } = await open([0, 7])
  await shop.db.run`update account set email = 'amina@a.example,b@b.example' where id = 'amina'`
  const seen = async () => {
    const clerk = await shop.as('clerk')
    const { data } = (await clerk.get('admin/khata?filter=remind')).body
    const { khataToRemind } = (await clerk.get('admin/today')).body.data
    const one = (await clerk.get('admin/khata/amina')).body.data
    expect(one.toRemind).toBe(data.length > 0)
    return [khataToRemind, data.map(({ id, toRemind }: { id: string; toRemind: boolean }) => toRemind && id)] // prettier-ignore
  }
  const press = async () => (await shop.as('clerk')).post('admin/khata/amina/reminded', {})
  shop.later(11 * day)
  await remindOfKhata(shop)
  expect(await seen()).toEqual([1, ['amina']])
  expect([(await press()).status, (await press()).status]).toEqual([200, 200])
  await remindOfKhata(shop)
  expect(await seen()).toEqual([0, []])
  shop.later(7 * day)
  await remindOfKhata(shop)
  expect(await seen()).toEqual([1, ['amina']])
  const paid = { id: '6f0a1f0e-8f3e-4f3c-9d53-6f5b1a7a0c0a', amount: 630, method: 'cash', slip: '' }
  expect((await (await shop.as('clerk')).post('admin/khata/amina/payments', paid)).status).toBe(201)
  expect(await seen()).toEqual([0, []])
  expect(await reminders(shop)).toEqual([])
})
