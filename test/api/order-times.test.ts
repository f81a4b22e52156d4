import { expect, test } from 'vitest'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { emailsOf } from '../support/mail.ts'
import { cartOrder, contact, placed } from '../support/orders.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const monday = '2025-01-06'
const tuesday = '2025-01-07'
const noon = { from: '12:00', to: '14:00', capacity: 2, closesBefore: 60, extra: 0 }
const evening = { from: '18:00', to: '20:00', capacity: 1, closesBefore: 120, extra: 50 }
const items = [{ product: 'apples', quantity: 2 }] // 480, and delivery 150

async function open() {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const draw = async (window: object): Promise<string> =>
    (await clerk.post('admin/delivery-windows', window)).body.data.id
  return { shop, clerk, noon: await draw(noon), evening: await draw(evening) }
}

const move = (caller: Caller, path: string, body: object) =>
  caller.send('PUT', `${path}/time`, body)
const at = (id: string, day: string, seen: unknown) => ({ id, day, seen })
const noonOf = (day: string) => ({ from: day, to: day, hours: { from: '12:00', to: '14:00' } })
const taken = async ({ db }: TestShop) =>
  (await db.all`select window_id, day, taken from window_day where taken > 0 order by day`).map(
    (row) => Object.values(row as object),
  )

test('a customer moves an order to another time at the same price, once, until it is packed', async () => {
  const { shop, clerk, noon, evening } = await open()
  const amina = await shop.as('amina')
  const order = await placed(amina, cartOrder(630, items, { window: { id: noon, day: monday } }))
  const path = `order/${order._id}`
  const offered = (await amina.get(`${path}/time`)).body.data
  // Today's and the next days' noons but its own; evenings cost more.
  expect(offered.every((one: { id: string }) => one.id === noon)).toBe(true)
  expect(offered.map(({ day }: { day: string }) => day)).not.toContain(monday)
  expect(offered).toContainEqual({ id: noon, day: tuesday, from: '12:00', to: '14:00', extra: 0, state: 'open' }) // prettier-ignore
  const body = at(noon, tuesday, noonOf(monday))
  for (let attempt = 0; attempt < 2; attempt++) {
    const reply = await move(amina, path, body)
    expect(reply).toMatchObject({ status: 200, body: { data: { arrival: noonOf(tuesday), total: 630 } } }) // prettier-ignore
  }
  expect(await taken(shop)).toEqual([[noon, tuesday, 1]])
  const dearer = await move(amina, path, at(evening, tuesday, noonOf(tuesday)))
  expect(dearer).toMatchObject({ status: 409, body: { code: 'window_gone' } })
  const stale = await move(amina, path, at(noon, '2025-01-08', noonOf(monday)))
  expect(stale).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  const staffSee = (await clerk.get(`admin/orders/${order._id}`)).body.data.timeChanges
  expect(staffSee).toMatchObject([{ by: null, before: noonOf(monday), after: noonOf(tuesday) }])
  await clerk.patch(`admin/orders/${order._id}`, { status: 'packed' })
  expect((await amina.get(`${path}/time`)).body.data).toEqual([])
  const late = await move(amina, path, at(noon, monday, noonOf(tuesday)))
  expect(late).toMatchObject({ status: 409, body: { code: 'order_moved_on' } })
  await expectSoundLedger(shop)
})

test('staff move an order past the cut-off and into a dearer time; the customer is told and may choose again', async () => {
  const { shop, clerk, noon, evening } = await open()
  const guest = shop.guest()
  const email = 'zainab@mail.example'
  const ask = cartOrder(630, items, {
    contact: { ...contact, email },
    window: { id: noon, day: monday },
  })
  const order = await placed(guest, ask)
  const staffPath = `admin/orders/${order._id}`
  const times = (await clerk.get(`${staffPath}/time`)).body.data
  expect(times).toContainEqual({ id: evening, day: monday, from: '18:00', to: '20:00', extra: 50, state: 'open' }) // prettier-ignore
  const reply = await move(clerk, staffPath, at(evening, monday, noonOf(monday)))
  const evenings = { ...noonOf(monday), hours: { from: '18:00', to: '20:00' } }
  expect(reply).toMatchObject({ status: 200, body: { data: { promised: evenings, total: 630 } } })
  expect(await taken(shop)).toEqual([[evening, monday, 1]])
  const mails = (await emailsOf(shop.db)).filter(({ kind }) => kind === 'order-time-changed')
  expect(mails).toMatchObject([
    {
      to: email,
      order: {
        arrival: evenings,
        timeChange: { before: noonOf(monday), byBuyer: false, otherwise: 'page' },
      },
    },
  ])
  expect(reply.body.data.timeText).toContain('at another time: Jan 6, 6pm–8pm')
  // Declined: the guest takes the next noon instead.
  const path = `order/${order._id}`
  const again = await move(guest, path, at(noon, tuesday, evenings))
  expect(again).toMatchObject({ status: 200, body: { data: { arrival: noonOf(tuesday) } } })
  expect(await taken(shop)).toEqual([[noon, tuesday, 1]])
  const { timeChanges: history, timeText } = (await clerk.get(staffPath)).body.data
  expect(timeText).toBeNull()
  expect(history.map(({ by }: { by: string | null }) => by)).toEqual([expect.any(String), null])
  await guest.post(`${path}/cancel`, { products: [] })
  expect(await taken(shop)).toEqual([])
  await expectSoundLedger(shop)
})

test('the e-mail about a new time offers only what its reader can do', async () => {
  const { shop, clerk, noon } = await open()
  const amina = await shop.as('amina')
  const order = await placed(amina, cartOrder(630, items, { window: { id: noon, day: monday } }))
  const path = `admin/orders/${order._id}`
  await move(clerk, path, at(noon, tuesday, noonOf(monday)))
  await clerk.patch(path, { status: 'packed' })
  await move(clerk, path, at(noon, monday, noonOf(tuesday)))
  const offered = (await emailsOf(shop.db)).flatMap((mail) =>
    mail.kind === 'order-time-changed' ? [mail.order.timeChange?.otherwise] : [],
  )
  expect(offered.toSorted()).toEqual(['call', 'login'])
})

test('an order keeps its time if the other is full, and its hours if its window was deleted', async () => {
  const { shop, clerk, noon, evening } = await open()
  const amina = await shop.as('amina')
  const first = await placed(amina, cartOrder(680, items, { window: { id: evening, day: monday } }))
  const second = await placed(amina, cartOrder(630, items, { window: { id: noon, day: monday } }))
  const full = await move(clerk, `admin/orders/${second._id}`, at(evening, monday, noonOf(monday)))
  expect(full).toMatchObject({ status: 409, body: { code: 'window_full' } })
  expect(await taken(shop)).toEqual(
    expect.arrayContaining([
      [evening, monday, 1],
      [noon, monday, 1],
    ]),
  )
  expect((await clerk.send('DELETE', `admin/delivery-windows/${evening}`)).status).toBe(200)
  const moved = await move(amina, `order/${first._id}`, at(noon, tuesday, first.arrival))
  expect(moved).toMatchObject({ status: 200, body: { data: { arrival: noonOf(tuesday) } } })
  await expectSoundLedger(shop)
})
