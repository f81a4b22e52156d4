import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, hydrated, onPhone, screens } from '../support/browser.ts'
import { atCheckout } from '../support/at-checkout.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, faultsInBothThemes, openSite, visit } from '../support/site.ts'
import type { TestShop } from '../support/shop.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const evening = { from: '18:00', to: '20:00', capacity: 2, closesBefore: 120, extra: 50 }
const noon = { from: '12:00', to: '14:00', capacity: 1, closesBefore: 0, extra: 0 }

async function draw(site: TestShop, window: object): Promise<string> {
  const reply = await (await site.as('clerk')).post('admin/delivery-windows', window)
  return reply.body.data.id
}
const hold = (site: TestShop, id: string, day: string) =>
  site.guest().send('PUT', 'delivery/hold', { hold: 'f'.repeat(32), id, day, lines: 1 })

async function checkOut(page: Page) {
  await atCheckout(page)
  await page.getByLabel('Full name').fill('Zainab Ali')
  await page.getByRole('main').getByLabel('Phone').fill('0300 1112223')
  await page.getByLabel('Delivery address').fill('House 4, Street 10, F-7/2, Islamabad')
}

test.each(onPhone)(
  'on a %s a guest chooses an evening, which is kept for them, pays what it costs, and staff see it',
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen)
    const id = await draw(site, evening)
    await checkOut(page)
    const times = page.getByRole('region', { name: 'Delivery time' })
    await times.getByText('We keep this time for you for ten minutes.').waitFor()
    await times.getByText('Tomorrow', { exact: true }).click()
    expect(await times.getByRole('radio', { name: '6pm–8pm · \u200e+Rs. 50' }).isChecked()).toBe(
      true,
    )
    await expect
      .poll(() => site.db.all`select day from window_hold`)
      .toEqual([{ day: '2025-01-06' }])
    // Another time than the soonest is chosen.
    await page.getByRole('main').getByText('Arriving tomorrow, 6pm–8pm', { exact: true }).waitFor()
    expect(await axeFaults(page)).toEqual([])

    await page.reload()
    await hydrated(page)
    await expect.poll(() => times.getByRole('radio', { name: 'Tomorrow' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Place Order', exact: true }).click()
    await page.waitForURL('**/order-confirmation?*')
    await page
      .getByText(/6pm–8pm/)
      .first()
      .waitFor()
    const clerk = await site.as('clerk')
    const [order] = (await clerk.get('admin/orders')).body.data
    expect(order).toMatchObject({ total: 920, promised: { from: '2025-01-06' } }) // 720 + 150 + 50
    const [shown] = (await clerk.get('admin/delivery-windows/board?day=2025-01-06')).body.data
    expect(shown).toMatchObject({ id, taken: 1, orders: [{ id: order.id }] })
    expect(errors).toEqual([])
  },
)

test('the checkout begins with the time that pages promise, not with an earlier one that costs extra', async () => {
  const { site, page, errors } = await buyerAt(browser)
  await draw(site, evening)
  await draw(site, { ...evening, from: '21:00', to: '23:00', extra: 0 })
  await checkOut(page)
  const times = page.getByRole('region', { name: 'Delivery time' })
  const chosen = times.getByRole('radio', { name: '9pm–11pm', exact: true })
  await expect.poll(() => chosen.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Place Order', exact: true }).click()
  await page.waitForURL('**/order-confirmation?*')
  const [order] = (await (await site.as('clerk')).get('admin/orders')).body.data
  expect(order).toMatchObject({ total: 870, promised: { hours: { from: '21:00' } } }) // 720 + 150
  expect(errors).toEqual([])
})

test.each(['phone', 'desktop'] as const)(
  'a time chosen in the cart is kept, changes its total, and is the chosen one at the checkout, on a %s',
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen)
    await draw(site, evening)
    await page.goto('/about')
    await page.evaluate(() => {
      localStorage.setItem('kiryana-cart', '[{"productId":"apples","quantity":3}]')
      localStorage.setItem('shippingAddress', 'House 4, Street 10, F-7/2, Islamabad')
    })
    await page.goto('/cart')
    await hydrated(page)
    const open = page.getByRole('button', { name: 'Choose a delivery time' })
    await open.click()
    const times = page.getByRole('region', { name: 'Delivery time' })
    await times.getByText('Tomorrow', { exact: true }).waitFor()
    // Longer than a choice rests before its place is asked for: it was only looked at.
    await new Promise((done) => setTimeout(done, 1000))
    expect(await site.db.all`select day from window_hold`).toEqual([])
    await times.getByText('Tomorrow', { exact: true }).click()
    await times.getByText('We keep this time for you for ten minutes.').waitFor()
    expect(await site.db.all`select day from window_hold`).toEqual([{ day: '2025-01-06' }])
    const summary = page.getByRole('region', { name: 'Summary' })
    await summary.getByText('Arriving tomorrow, 6pm–8pm', { exact: true }).waitFor()
    await summary.getByText('Rs. 920').waitFor() // 720 + 150 + 50
    expect(await axeFaults(page)).toEqual([])
    await open.click()
    await times.waitFor({ state: 'hidden' })
    await summary.getByText('Rs. 920').waitFor()

    await page.goto('/checkout')
    await hydrated(page)
    await expect.poll(() => times.getByRole('radio', { name: 'Tomorrow' }).isChecked()).toBe(true)
    expect(errors).toEqual([])
  },
)

test('an order whose answer is lost is the same order when it is sent again, also if it took the last place', async () => {
  const { site, page } = await buyerAt(browser)
  await draw(site, { ...noon, extra: 0 })
  await draw(site, { ...evening, extra: 0 })
  await checkOut(page)
  const times = page.getByRole('region', { name: 'Delivery time' })
  await times.getByText('Tomorrow', { exact: true }).click()
  expect(await times.getByRole('radio', { name: '12pm–2pm' }).isChecked()).toBe(true)
  let sent = 0
  await page.route('**/order/create', async (route) => {
    sent += 1
    if (sent > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  const place = page.getByRole('button', { name: 'Place Order', exact: true })
  await place.click()
  await expect.poll(() => site.count('orders')).toBe(1)
  await page.getByRole('alert').first().waitFor()
  // It is sent again after five seconds, which is longer than a choice rests before its place is asked for: that would be full now.
  await page.waitForURL('**/order-confirmation?*')
  expect(sent).toBe(2)
  expect(await site.count('orders')).toBe(1)
})

test('what is full or kept for others stays in sight, and the next is taken', async () => {
  const { site, page } = await buyerAt(browser)
  const first = await draw(site, noon)
  await draw(site, { ...evening, extra: 0 })
  await hold(site, first, '2025-01-06')
  await checkOut(page)
  const times = page.getByRole('region', { name: 'Delivery time' })
  await times.getByText('Tomorrow', { exact: true }).click()
  expect(await times.getByRole('radio', { name: '12pm–2pm · Full' }).isDisabled()).toBe(true)
  expect(await times.getByRole('radio', { name: '6pm–8pm' }).isChecked()).toBe(true)
})

test.each(onPhone)(
  'on a %s an owner adds a delivery time and closes it for a day',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'owner')
    await page.goto('/admin/delivery-times')
    await hydrated(page)
    await page.getByText('No delivery times yet').waitFor()
    await page.getByRole('link', { name: 'New delivery time' }).click()
    await page.getByLabel('Orders a day').fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Please enter a whole number from 0 to 10,000.').waitFor()
    await page.getByLabel('Orders a day').fill('3')
    await page.getByLabel('From', { exact: true }).fill('18:00')
    await page.getByLabel('Until', { exact: true }).fill('20:00')
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Orders by time' }).waitFor()
    await page.getByText('0 of 3').waitFor()
    expect(await faultsInBothThemes(page)).toEqual([])
    const [save, close] = await Promise.all(
      ['Save', 'Close for the day'].map((name) =>
        page.getByRole('button', { name, exact: true }).boundingBox(),
      ),
    )
    expect(save?.y).toBe(close?.y) // in one row
    await page.getByLabel('Places', { exact: true }).fill('9')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('0 of 9').waitFor()
    await page.getByRole('button', { name: 'Close for the day' }).click()
    await page.getByRole('button', { name: 'Open again' }).waitFor()
    const { width } = screens[screen].viewport
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const [window] = (await (await site.as('owner')).get('admin/delivery-windows')).body.data
    expect(window).toMatchObject({ from: '18:00', to: '20:00', capacity: 3 })
    expect(await site.db.all`select closed, capacity from window_day`).toEqual([
      { closed: 1, capacity: 9 },
    ])
    expect(errors).toEqual([])
  },
)

test.each(onPhone)(
  'on a %s a delivery time that the first zone leaves without customers is moved into it',
  async (screen) => {
    const site = await openSite()
    const id = await draw(site, evening)
    const { page, errors } = await visit(browser, site, screens[screen], 'owner')
    await page.goto('/admin/zones/new')
    await hydrated(page)
    await page.getByText('This is your first zone.').waitFor()
    const area = { kind: 'circle', centre: { lat: 33.6844, lng: 73.0479 }, radius: 5 }
    const zone = { name: 'City', area, fee: 100 }
    const made = (await (await site.as('owner')).post('admin/zones', zone)).body.data
    await page.goto('/admin/zones')
    await hydrated(page)
    await page.getByRole('link', { name: 'Choose the zone of each time' }).click()
    const section = page.locator('section', { hasText: 'In no zone' })
    await section.getByText('Not offered', { exact: true }).waitFor()
    expect(await faultsInBothThemes(page)).toEqual([])
    await section.getByRole('link', { name: '6pm–8pm' }).click()
    await page.getByText('Customers are not offered this time').waitFor()
    await page.getByLabel('Zone').selectOption('City')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Customers are not offered this time').waitFor({ state: 'detached' })
    const [window] = (await (await site.as('owner')).get('admin/delivery-windows')).body.data
    expect(window).toMatchObject({ id, zoneId: made.id })
    expect(errors).toEqual([])
  },
)

test.each(onPhone)(
  'on a %s staff move an order to another time, and its guest chooses one that suits better',
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen)
    await draw(site, { ...noon, capacity: 5 })
    await draw(site, { ...evening, extra: 0 })
    await checkOut(page)
    await page.getByRole('region', { name: 'Delivery time' }).getByText('Tomorrow').click()
    await page.getByRole('button', { name: 'Place Order', exact: true }).click()
    await page.waitForURL('**/order-confirmation?*')
    const clerk = await site.as('clerk')
    const [order] = (await clerk.get('admin/orders')).body.data

    const { page: office } = await visit(browser, site, screens[screen], 'clerk')
    await office.clock.setFixedTime(site.now())
    await office.goto(`/admin/orders/${order.id}`)
    await hydrated(office)
    await office.getByRole('button', { name: 'Change time' }).click()
    const dialog = office.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Change the time' }).click()
    await dialog.getByText('Please choose a time').waitFor()
    await dialog.getByLabel('New time').selectOption({ label: 'Mon, 6 Jan, 6pm–8pm' })
    expect(await axeFaults(office)).toEqual([])
    await dialog.getByRole('button', { name: 'Change the time' }).click()
    await office.getByText('Delivery time: 6 Jan, 12pm–2pm → 6 Jan, 6pm–8pm').waitFor()

    await page.goto(`/order/${order.id}`)
    await hydrated(page)
    await page.getByRole('main').getByText('6pm–8pm').first().waitFor()
    await page.getByRole('button', { name: 'Change delivery time' }).click()
    await page.getByLabel('New time').selectOption({ label: 'Tue, Jan 7, 12pm–2pm' })
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Change the time' }).click()
    await page.getByText('Your order now arrives Jan 7, 12pm–2pm.').waitFor()
    const moved = (await clerk.get(`admin/orders/${order.id}`)).body.data
    expect(moved).toMatchObject({ promised: { from: '2025-01-07' }, total: order.total })

    await office.goto('/admin/delivery-times?day=2025-01-07')
    await hydrated(office)
    const card = office.getByRole('listitem').filter({ hasText: order.reference }).first()
    await card.getByLabel('Places', { exact: true }).fill('0')
    await card.getByRole('button', { name: 'Save', exact: true }).click()
    await office.getByText('1 order is booked: no more can come.').waitFor()

    // Nothing to choose: nothing to send.
    await site.db.run`delete from delivery_window`
    await office.goto(`/admin/orders/${order.id}`)
    await hydrated(office)
    await office.getByRole('button', { name: 'Change time' }).click()
    await dialog.getByText('This zone has no delivery times yet.').waitFor()
    expect(await dialog.getByRole('button', { name: 'Change the time' }).count()).toBe(0)
    await dialog.getByRole('link', { name: 'Set up delivery times' }).waitFor()
    expect(errors).toEqual([])
  },
)
