import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, hydrated, onPhone } from '../support/browser.ts'
import { atCheckout } from '../support/at-checkout.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, desktop, faultsInBothThemes, openSite, visit } from '../support/site.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { cancelUncollected } from '#shop/orders/pickup/cancel-uncollected.ts'
import type { TestShop } from '../support/shop.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const offer = async (site: TestShop) =>
  (await site.as('owner')).patch('admin/settings', {
    pickupDays: 2,
    address: 'Shop 7, Raja Bazaar, Rawalpindi',
    hours: [{ days: 'Daily', open: '09:00', close: '21:00' }],
  })

const atNoon = { from: '12:00', to: '14:00', capacity: 9, closesBefore: 0, extra: 0 }

const fetching = (page: Page) => page.getByRole('radio', { name: 'Pick up, free' })
const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' })

test.each(onPhone)(
  'on a %s a guest picks an order up: no address, no delivery charge, and a code that the shop asks for',
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen)
    await offer(site)
    await (await site.as('clerk')).post('admin/delivery-windows', atNoon)
    await atCheckout(page)
    await page.getByLabel('Delivery address').fill('House 4, Street 10, F-7/2, Islamabad')
    await page.getByText('We keep this time for you for ten minutes.').waitFor()
    await fetching(page).check({ force: true })
    const door = page.getByRole('region', { name: 'Pick it up from the shop' })
    await door.getByText('Shop 7, Raja Bazaar, Rawalpindi').waitFor()
    await door.getByText(/^Ready (from about|on)/).waitFor()
    await expect.poll(() => page.getByLabel('Delivery address').count()).toBe(0)
    await expect.poll(() => site.db.all`select id from window_hold`).toEqual([])
    expect(
      await page
        .getByRole('main')
        .getByText(/Arriving/)
        .count(),
    ).toBe(0)
    await expect.poll(() => summary(page).innerText()).toMatch(/Pick up\s+Free[\s\S]*Rs\.\s720/)
    expect(await axeFaults(page)).toEqual([])
    // Back and forth asks for the address again.
    await page.getByRole('radio', { name: 'Delivery', exact: true }).check({ force: true })
    await page.getByLabel('Delivery address').waitFor()
    await expect.poll(() => summary(page).innerText()).toMatch(/Rs\.\s870/)
    await fetching(page).check({ force: true })
    await page.getByLabel('Full name').fill('Zainab Ali')
    await page.getByRole('main').getByLabel('Phone').fill('0300 1112223')
    await page.getByRole('button', { name: 'Place Order', exact: true }).click()
    await page.waitForURL('**/order-confirmation?*')
    const card = page.getByRole('region', { name: 'Pick it up from the shop' })
    const clerk = await site.as('clerk')
    const [order] = (await clerk.get('admin/orders')).body.data
    expect(order).toMatchObject({ total: 720, shipping: 0, address: '' })
    await card.getByText(order.pickup.code).waitFor()
    await card.getByText(/^Ready (from about|on)/).waitFor()
    expect(
      await page
        .getByRole('main')
        .getByText(/Arriving/)
        .count(),
    ).toBe(0)
    expect(await faultsInBothThemes(page)).toEqual([])

    await clerk.patch(`admin/orders/${order.id}`, { status: 'packed' })
    await clerk.patch(`admin/orders/${order.id}`, { status: 'ready' })
    await page.goto(`/track-order/${order.id}`)
    await card.getByText(/It is ready for you\. We keep it until Jan 07/).waitFor()
    expect(await card.getByText(/^Ready (from about|on)/).count()).toBe(0)
    expect(errors).toEqual([])
  },
)

test('the history of an order that nobody picked up names the system, not the customer', async () => {
  const site = await openSite()
  await offer(site)
  const { _id: id } = await placed(
    await site.as('amina'),
    cartOrder(480, undefined, { pickup: true }),
  )
  const clerk = await site.as('clerk')
  for (const status of ['packed', 'ready']) await clerk.patch(`admin/orders/${id}`, { status })
  site.later(3 * 24 * 60 * 60_000)
  await cancelUncollected(site, () => 'Not picked up in time')
  const { page } = await visit(browser, site, desktop, 'clerk')
  await page.goto(`/admin/orders/${id}`)
  const last = page.getByRole('region', { name: 'History' }).getByRole('listitem').last()
  await last.getByText('Reason: Not picked up in time').waitFor()
  expect(await last.innerText()).toMatch(/The system$/)
})

test('the counter finds the order by its QR code, asks for the code, and hands it over', async () => {
  const site = await openSite()
  await offer(site)
  const amina = await site.as('amina')
  const order = await placed(amina, cartOrder(480, undefined, { pickup: true }))
  const { page, errors } = await visit(browser, site, desktop, 'clerk')
  await page.goto('/admin/orders')
  await hydrated(page)
  await page.getByRole('searchbox').first().fill(`https://shop.example/admin/orders/${order._id}`)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: order._id.slice(0, 7) }).click()
  await page.getByRole('heading', { name: 'Pickup' }).waitFor()
  await page.getByText(order.pickup.code).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Mark as packed' }).click()
  await page.getByRole('button', { name: 'Ready for pickup' }).click()
  await page.getByText(/Keep it until/).waitFor()
  await page.getByRole('button', { name: 'Hand over to the customer' }).click()
  await expect
    .poll(async () => (await amina.get(`order/${order._id}`)).body.data.status)
    .toBe('delivered')
  expect(errors).toEqual([])
})
