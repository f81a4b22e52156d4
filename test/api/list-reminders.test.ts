import { expect, test } from 'vitest'
import { remindOfLists } from '#shop/notifications/remind-of-lists.ts'
import { sendDue } from '#shop/notifications/send-due.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { emailsOf, origin, sender } from '../support/mail.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

/** In the shop's time. */
const at = (text: string) => Date.parse(`${text}+05:00`)

async function open() {
  const shop = await openShop()
  goTo(shop, '2025-01-10T12:00')
  const amina = await shop.as('amina')
  const items = [{ _id: 'apples', quantity: 2 }, { _id: 'soldout', quantity: 1 }] // prettier-ignore
  const { data } = (await amina.post('lists', { name: 'Rashan', items })).body
  return { shop, amina, id: data._id as string }
}

const goTo = (shop: TestShop, time: string) => shop.later(at(time) - shop.now())
const remindOn = async (amina: Caller, id: string, reminder: number | null) =>
  expect((await amina.patch(`lists/${id}`, { reminder })).status).toBe(200)
const reminders = async ({ db }: TestShop) =>
  (await emailsOf(db)).filter(({ kind }) => kind === 'list-reminder')

test('at nine on its day a list is mailed with its total today, once a month', async () => {
  const { shop, amina, id } = await open()
  await remindOn(amina, id, 12)
  goTo(shop, '2025-01-12T08:59')
  await remindOfLists(shop)
  expect(await reminders(shop)).toEqual([])
  goTo(shop, '2025-01-12T09:00')
  // Two processes, and one that was started again.
  await Promise.all([remindOfLists(shop), remindOfLists(shop)])
  await remindOfLists(shop)
  expect(await reminders(shop)).toEqual([
    {
      kind: 'list-reminder',
      to: 'amina@kiryana.example',
      name: 'Amina Siddiqui',
      list: { id, name: 'Rashan', total: 48_000 }, // without what is sold out
    },
  ])
  goTo(shop, '2025-01-31T12:00')
  await remindOfLists(shop)
  expect(await reminders(shop)).toHaveLength(1)
  await shop.db.run`update product set offer_price = 25000 where id = 'apples'`
  goTo(shop, '2025-02-12T10:00')
  await remindOfLists(shop)
  expect((await reminders(shop)).map((mail) => 'list' in mail && mail.list.total)).toEqual([
    50_000, 48_000,
  ])
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])
})

test('a day that has passed waits for the next month, and another day for the same month sends no second', async () => {
  const { shop, amina, id } = await open()
  await remindOn(amina, id, 10)
  await remindOfLists(shop)
  expect(await reminders(shop)).toEqual([])
  await remindOn(amina, id, 11)
  goTo(shop, '2025-01-11T09:00')
  await remindOfLists(shop)
  expect(await reminders(shop)).toHaveLength(1)
  const again = await shop.as('amina') // a session lasts a day
  await remindOn(again, id, 20)
  goTo(shop, '2025-01-20T09:00')
  await remindOfLists(shop)
  expect(await reminders(shop)).toHaveLength(1)
})

test('its link turns the reminder off without a login, and a list that is gone is not mailed', async () => {
  const { shop, amina, id } = await open()
  await remindOn(amina, id, 11)
  goTo(shop, '2025-01-11T09:00')
  await remindOfLists(shop)
  const mails: { text: string }[] = []
  const sending = { ...sender(shop, null), post: async (mail: { text: string }) => void mails.push(mail) } // prettier-ignore
  await sendDue(sending)
  const text = mails.find((mail) => mail.text.includes('Rashan'))?.text ?? ''
  expect(text).toContain(`${origin}/lists/${id}`)
  expect(text).toContain('Rs. 480')
  const token = /stop-list-reminder\?token=([\w-]{43})/.exec(text)?.[1] ?? ''
  const guest = shop.guest()
  for (let press = 0; press < 2; press += 1)
    expect((await guest.post('lists/stopreminder', { token })).status).toBe(200)
  expect(await shop.db.all`select reminder_day as day from ration_list`).toEqual([{ day: null }])
  const later = await shop.as('amina')
  await remindOn(later, id, 12)
  goTo(shop, '2025-02-12T09:00')
  await remindOfLists(shop)
  await (await shop.as('amina')).send('DELETE', `lists/${id}`)
  await sendDue(sending)
  expect(mails.filter((mail) => mail.text.includes('Rashan'))).toHaveLength(1)
})

test('deleted and blocked accounts, and empty lists, are stepped over', async () => {
  const { shop, amina, id } = await open()
  await remindOn(amina, id, 11)
  const { data } = (await amina.post('lists', { name: 'Empty' })).body
  await remindOn(amina, data._id, 11)
  await shop.db.run`update account set blocked_at = 1 where id = 'amina'`
  goTo(shop, '2025-01-11T09:00')
  await remindOfLists(shop)
  expect(await reminders(shop)).toEqual([])
  await shop.db.run`update account set blocked_at = null where id = 'amina'`
  await remindOfLists(shop)
  expect(await reminders(shop)).toHaveLength(1)
})
