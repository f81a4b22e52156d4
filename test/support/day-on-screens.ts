import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { shopDay } from '#shop/settings/shop-day.ts'
import { hydrated, waitForFocus } from './browser.ts'
import { type DayOrder, enterCash } from './day-of-trade.ts'
import { on } from './rider-site.ts'
import { desktop, type openSite, phone, visit } from './site.ts'

type Site = Awaited<ReturnType<typeof openSite>>
/** A shop on a day of trade, and what went wrong on its pages. */
export type Day = { browser: Browser; site: Site; faults: string[][] }

const hour = 60 * 60_000

/** A page of a person with a browser. */
export async function open(
  { browser, site, faults }: Day,
  screen: typeof phone,
  who: Parameters<typeof visit>[3],
  more = {},
) {
  const { page, errors } = await visit(browser, site, { ...screen, ...more }, who)
  page.setDefaultTimeout(15_000)
  faults.push(errors)
  return page
}

const words = {
  english: { path: '', name: 'Full name', phone: 'Phone', address: 'Delivery address', times: 'Delivery time', place: 'Place Order' }, // prettier-ignore
  urdu: { path: '/ur', name: 'پورا نام', phone: 'فون نمبر', address: 'ڈلیوری کا پتہ', times: 'ڈلیوری کا وقت', place: 'آرڈر کریں' }, // prettier-ignore
}

/** A guest on a phone chooses the second window of the day and places an order. */
export async function shop(day: Day, language: keyof typeof words) {
  const says = words[language]
  const page = await open(day, phone, 'guest')
  await page.goto(`${says.path}/about`)
  await page.evaluate(() => localStorage.setItem('kiryana-cart', '[{"productId":"atta","quantity":1}]')) // prettier-ignore
  await page.goto(`${says.path}/checkout`)
  await hydrated(page)
  const main = page.getByRole('main')
  await main.getByLabel(says.name).fill(`Guest ${language}`)
  await main.getByLabel(says.phone).fill(language === 'urdu' ? '0300 5599998' : '0300 5599999')
  await main.getByLabel(says.address).fill('House 4, Street 10, Satellite Town, Rawalpindi')
  const times = page.getByRole('region', { name: says.times })
  await times
    .locator('label')
    .filter({ has: page.getByRole('radio') })
    .nth(-2)
    .click()
  await page.getByRole('button', { name: says.place, exact: true }).locator('visible=true').click()
  await page.waitForURL(`**${says.path}/order-confirmation?*`)
  return new URL(page.url()).searchParams.get('order') ?? ''
}

/** A customer with a khata orders on account. */
export async function shopOnAccount(day: Day) {
  const amina = await day.site.as('amina')
  const changes = [{ id: 'change-1', action: 'add', _id: 'atta', quantity: 1 }]
  expect((await amina.post('cart/changes', { changes })).status).toBe(200)
  const page = await open(day, phone, 'amina')
  await page.goto('/checkout')
  await page.getByLabel('On account').check()
  await page.getByLabel('Delivery address').fill('House 7, Street 3, Satellite Town, Rawalpindi')
  await page.getByRole('button', { name: 'Place Order' }).locator('visible=true').first().click()
  await page.waitForURL('**/order-confirmation?*')
  return new URL(page.url()).searchParams.get('order') ?? ''
}

/** Closes the first window that is open today. */
export async function closeWindow({ site }: Day, page: Page, closed: number) {
  await page.goto(`/admin/delivery-times?day=${shopDay(site.now())}`)
  await page.getByRole('button', { name: 'Close for the day' }).first().click()
  await expect.poll(() => page.getByRole('button', { name: 'Open again' }).count()).toBe(closed + 1)
}

/** A packer weighs both lines on a phone, ticks the third one and marks the order as packed. */
export async function weighAndPack(day: Day, order: DayOrder) {
  const page = await open(day, phone, 'clerk')
  await page.goto(`/admin/orders/${order.id}`)
  for (const [name, weight] of Object.entries({
    'Kala Kulu Apples': '2.35',
    'Dum Chai, Loose Leaf': '1.04',
  })) {
    // prettier-ignore
    await page.getByLabel(`Weight of ${name}`).fill(weight)
    await page.getByLabel(`Weight of ${name}`).press('Enter')
    await page.getByText(`Weighed: ${weight} kg ×`).waitFor()
  }
  await page.getByRole('checkbox', { name: /Chakki Atta/ }).check()
  await page.getByText('3 of 3 packed').waitFor()
  await page.getByRole('button', { name: 'Mark as packed' }).first().click()
  const clerk = await day.site.as('clerk')
  const status = async () => (await clerk.get(`admin/orders/${order.id}`)).body.data.status
  await expect.poll(status).toBe('packed')
}

/** Puts all orders without a rider into the run of Bilal. */
export async function planRest(day: Day) {
  const page = await open(day, desktop, 'clerk')
  await page.goto('/admin/runs')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('combobox', { name: 'Rider' }).selectOption('Bilal Ahmed')
  await page.getByRole('button', { name: 'Give to rider' }).click()
  await page.getByText('Every order has a rider').waitFor()
}

/** Bilal delivers on his phone, for an hour of it without a connection. Two refuse. */
export async function ride(day: Day, stops: number) {
  const page = await open(day, phone, 'bilal', { serviceWorkers: 'allow' })
  const { deliver: press, waiting, nothingWaits, isKept } = on(page)
  await page.goto('/admin/rider')
  await page.getByRole('button', { name: `Take ${stops} orders with me` }).click()
  await page.getByRole('button', { name: /^Delivered/ }).waitFor()
  await isKept()
  const refuse = async () => {
    await page.getByRole('button', { name: 'Refused' }).click()
    await page.getByText('Changed their mind').click()
    await page.getByRole('button', { name: 'Save' }).click()
  }
  const done = (count: number) => page.getByText(`${count} of ${stops} done`).waitFor()
  const deliverUntil = async (from: number, until: number) => {
    for (let count = from; count < until; count += 1) {
      // Of an order by card.
      const slip = page.getByLabel('Number of the slip')
      if (await slip.isVisible()) await slip.fill(`Slip ${count}`)
      await press()
      await done(count + 1)
    }
  }
  await deliverUntil(0, 3)
  await refuse()
  await done(4)
  await nothingWaits()
  const known = async () => (await day.site.db.all`select id from stop_action where account_id = 'bilal'`).length // prettier-ignore
  await expect.poll(known).toBe(stops + 4)

  await on(page).goOffline()
  await deliverUntil(4, 9)
  await refuse()
  await done(10)
  await waiting(6).waitFor()
  day.site.later(hour)
  expect(await known()).toBe(stops + 4)
  await on(page).goOnline()
  await nothingWaits()
  await deliverUntil(10, stops)
  await page.getByText('All stops are done').waitFor()
  await nothingWaits()
  const kinds = await day.site.db.all<{ order: string; kind: string }>`
    select order_id as "order", kind from stop_action where account_id = 'bilal'`
  expect(kinds).toHaveLength(2 * stops) // each was taken along, and then delivered or refused, once
  expect(new Set(kinds.map(({ order, kind }) => order + kind)).size).toBe(2 * stops)
  return page
}

/** Sells two bags of atta for cash. */
export async function sellAtCounter(day: Day) {
  await enterCash(await day.site.as('owner'), 'float', 2000)
  const page = await open(day, desktop, 'owner')
  const { number } = await day.site.db.one<{ number: number }>`select number from product where id = 'atta'` // prettier-ignore
  await page.goto('/admin/counter')
  await waitForFocus(page.getByRole('searchbox', { name: 'Add a product' }))
  for (const total of ['Rs. 1,250', 'Rs. 2,500']) {
    await page.keyboard.type(String(number))
    await page.keyboard.press('Enter')
    await page.getByRole('definition').filter({ hasText: total }).waitFor()
  }
  await page.getByRole('textbox', { name: 'Cash received' }).fill('3000')
  await page.getByRole('button', { name: 'Complete sale' }).click()
  await page.getByRole('status').filter({ hasText: /^Sale .* is paid/ }).waitFor() // prettier-ignore
}

/** Bilal counts what he holds on his phone, 30 rupees too little, and the owner approves it. Gives what he handed over. */
export async function countAndApprove(day: Day, page: Page) {
  const { balance } = (await (await day.site.as('bilal')).get('admin/cash')).body.own
  await page.goto('/admin/cash')
  await page.getByRole('button', { name: 'Count and close' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Pieces of Rs. 10', { exact: true }).fill(String((balance - 30) / 10))
  await dialog.getByLabel('Who takes it').fill('Tariq')
  await dialog.getByRole('button', { name: 'Close the drawer' }).click()
  await dialog.getByText('Rs. 30 missing').waitFor()
  await dialog.getByRole('button', { name: 'Close the drawer' }).click()
  await page.getByRole('heading', { name: 'You hold no cash' }).waitFor()
  const office = await open(day, desktop, 'owner')
  await office.goto('/admin/cash')
  await office.getByRole('button', { name: 'Approve' }).click()
  await office.getByText(/Approved by/).waitFor()
  return balance - 30
}
