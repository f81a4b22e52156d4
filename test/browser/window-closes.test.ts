import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atCheckout } from '../support/at-checkout.ts'
import { buyerAt, hydrated } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import type { TestShop } from '../support/shop.ts'
import { firstVisit, openSite, phone } from '../support/site.ts'
import { loseRequests, placeButton, pressAndKeep, reconnect, savedOrder, sendButton } from '../support/waiting-order.ts' // prettier-ignore

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const minute = 60_000
const noon = { from: '12:00', to: '14:00', capacity: 5, closesBefore: 60, extra: 0 }
const night = { from: '22:00', to: '01:00', capacity: 5, closesBefore: 120, extra: 0 }
const monday = '2025-01-06'
const closed = 'This delivery time is closed. Please choose a later one'

async function draw(site: TestShop, window: object): Promise<string> {
  return (await (await site.as('clerk')).post('admin/delivery-windows', window)).body.data.id
}
const close = async (site: TestShop, id: string, day: string) =>
  expect(
    (await (await site.as('clerk')).patch(`admin/delivery-windows/${id}/days/${day}`, { closed: true })).status, // prettier-ignore
  ).toBe(200)
const timesOf = (page: Page) => page.getByRole('region', { name: 'Delivery time' })
async function chosen(page: Page, name: string) {
  const time = timesOf(page).getByRole('radio', { name, exact: true })
  await expect.poll(() => time.isChecked()).toBe(true)
}
const ordersOf = async (site: TestShop) =>
  (await (await site.as('clerk')).get('admin/orders')).body.data.map(
    ({ promised }: { promised: unknown }) => promised,
  )
const at = (day: string, from: string, to: string) => ({ from: day, to: day, hours: { from, to } })

async function fillIn(page: Page) {
  await page.getByLabel('Full name').fill('Zainab Ali')
  await page.getByRole('main').getByLabel('Phone').fill('0300 1112223')
  await page.getByLabel('Delivery address').fill('House 4, Street 10, F-7/2, Islamabad')
}

/** Fills in a checkout for tomorrow at noon; answers the id of that time. */
async function chooseNoon(site: TestShop, page: Page): Promise<string> {
  const id = await draw(site, noon)
  await draw(site, night)
  await atCheckout(page)
  await fillIn(page)
  await timesOf(page).getByText('Tomorrow', { exact: true }).click()
  await chosen(page, '12pm–2pm')
  return id
}

test('staff close a time that a cart holds: the order keeps it while it is held, later it asks for the next', async () => {
  const { site, page, errors } = await buyerAt(browser)
  const id = await chooseNoon(site, page)
  await expect.poll(() => site.db.all`select day from window_hold`).toEqual([{ day: monday }])
  await close(site, id, monday)
  site.later(11 * minute)
  await placeButton(page).click()
  await page.getByText(closed).first().waitFor()
  expect(await site.count('orders')).toBe(0)
  // The next time is offered, and nothing that was typed is lost.
  await chosen(page, '10pm–1am')
  expect(await page.getByLabel('Full name').inputValue()).toBe('Zainab Ali')
  expect(await page.getByLabel('Delivery address').inputValue()).toContain('F-7/2')
  await placeButton(page).click()
  await page.waitForURL('**/order-confirmation?*')
  await page
    .getByText(/10pm–1am/)
    .first()
    .waitFor()
  expect(await ordersOf(site)).toEqual([at(monday, '22:00', '01:00')])
  expect(errors).toEqual([])
})

test('an order waits for a connection and its time closes: it asks again, and is one order', async () => {
  const { site, page, errors } = await buyerAt(browser)
  const id = await chooseNoon(site, page)
  await loseRequests(page)
  await pressAndKeep(page)
  await close(site, id, monday)
  site.later(11 * minute)
  await reconnect(page)
  await sendButton(page).click()
  await page.getByText(closed).first().waitFor()
  expect(await site.count('orders')).toBe(0)
  await page.getByRole('button', { name: 'Change the order' }).click()
  await page.goto('/checkout')
  await hydrated(page)
  expect(await savedOrder(page)).toBeNull()
  await fillIn(page)
  await timesOf(page).getByText('Tomorrow', { exact: true }).click()
  expect(await timesOf(page).getByRole('radio', { name: '12pm–2pm · Closed' }).isDisabled()).toBe(
    true,
  )
  await chosen(page, '10pm–1am')
  await placeButton(page).click()
  await page.waitForURL('**/order-confirmation?*')
  expect(await ordersOf(site)).toEqual([at(monday, '22:00', '01:00')])
  expect(errors).toEqual([])
})

test('a browser in New York, on the day its clocks change, reads the days and hours of the shop', async () => {
  // Half past midnight in the shop, on Monday 10 March; in New York it is Sunday afternoon.
  const site = await openSite({ on: '2025-03-09T19:30:00Z' })
  await draw(site, { ...noon, days: ['sun', 'mon', 'tue'] })
  await draw(site, night)
  const screen = { ...phone, timezoneId: 'America/New_York' }
  const { page, errors } = await firstVisit(browser, site, screen)
  page.setDefaultTimeout(15_000)
  await atCheckout(page)
  await fillIn(page)
  await chosen(page, '12pm–2pm')
  const days = ['Today', 'Tomorrow', 'Wed, Mar 12', 'Thu, Mar 13', 'Fri, Mar 14', 'Sat, Mar 15', 'Sun, Mar 16'] // prettier-ignore
  // What follows says that the time is kept, a moment later.
  const shown = (await timesOf(page).innerText()).split('\n').slice(0, 12)
  expect(shown).toEqual(['Delivery time', 'Day', ...days, 'Time', '12pm–2pm', '10pm–1am'])
  await timesOf(page).getByText('Wed, Mar 12', { exact: true }).click()
  await chosen(page, '10pm–1am')
  await placeButton(page).click()
  await page.waitForURL('**/order-confirmation?*')
  await page.getByText('Mar 12, 10pm–1am').first().waitFor()
  expect(await ordersOf(site)).toEqual([at('2025-03-12', '22:00', '01:00')])

  const { page: office } = await firstVisit(browser, site, screen, 'clerk')
  await office.goto('/admin/delivery-times')
  const main = office.getByRole('main')
  await main.getByText('10pm–1am').first().waitFor()
  // Without the server, which knows the zone of the shop anyway.
  await office.evaluate(() => history.pushState(null, '', '/admin/delivery-times?day=2025-03-12'))
  await office.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await main.getByText('12 Mar', { exact: true }).waitFor()
  await main.getByText('1 of 5').waitFor()
  expect(errors).toEqual([])
})
