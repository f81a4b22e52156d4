import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated } from '../support/browser.ts'
import { password } from '../support/cast.ts'
import { builtScript } from '../support/built-script.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, openSite, phone, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const day = 24 * 60 * 60 * 1000
const create = '**/order/create'
const screen = { ...phone, serviceWorkers: 'allow' } as const

const place = (page: Page) => page.getByRole('button', { name: 'Place Order', exact: true })
const sendNow = (page: Page) => page.getByRole('button', { name: 'Send now' })
const done = (page: Page) => page.waitForURL('**/order-confirmation?*')
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('kiryana-waiting'))
const bar = (page: Page) => page.getByText('Your order of Rs. 1,400 waits for a connection.')

/** Amina with a bag of atta at the checkout: 1,250 and 150 for the way. */
async function atCheckout(options: Parameters<typeof visit>[2] = phone, product = 'atta') {
  const site = await openSite()
  const amina = await site.as('amina')
  await amina.put('cart', { cartitems: [{ _id: product, quantity: 1 }] })
  const visitor = await visit(browser, site, options, 'amina')
  const { page } = visitor
  page.setDefaultTimeout(15_000)
  await openCheckout(page)
  return { site, amina, ...visitor }
}

async function openCheckout(page: Page) {
  await page.goto('/checkout')
  await hydrated(page)
  await page.getByLabel('Delivery address').fill('House 7, Street 3, Lahore')
}

/** Waits until this page and the code of a waiting order are cached. */
async function keeping(page: Page) {
  const areCached = () =>
    page.evaluate(async (part) => {
      const addresses = [window.location.href, '/offline', '/cart', part]
      const copies = await Promise.all(
        addresses.map((one) => caches.match(one, { ignoreVary: true })),
      )
      return copies.every((copy) => copy !== undefined)
    }, builtScript('waiting-part'))
  await expect.poll(areCached, { timeout: 15_000 }).toBe(true)
}

/** The order reaches the shop, but its answer doesn't reach the browser. */
const loseAnswer = (page: Page) =>
  page.route(create, async (route) => {
    await route.fetch()
    await route.abort()
  })

/** The order doesn't reach the shop. */
const loseRequest = (page: Page) => page.route(create, (route) => route.abort())

test('the connection is cut before the order leaves: it is kept, and sent when it is back', async () => {
  const { site, page, context, errors } = await atCheckout(screen)
  await keeping(page)
  await context.setOffline(true)
  await place(page).click()
  await page
    .getByText('No connection. We keep your order and send it when you are back online.')
    .waitFor()
  await page.getByText('Total: Rs. 1,400').waitFor()
  const box = await sendNow(page).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(phone.viewport.height)
  expect(await axeFaults(page)).toEqual([])
  await page.reload()
  await page.getByRole('heading', { name: 'Your order waits' }).waitFor()
  await sendNow(page).click()
  await page.getByText('Total: Rs. 1,400').waitFor()
  await page.goto('/cart')
  await bar(page).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Open it' }).click()
  await page.getByRole('heading', { name: 'Your order waits' }).waitFor()
  expect(await site.count('orders')).toBe(0)
  await context.setOffline(false)
  await done(page)
  expect(await site.count('orders')).toBe(1)
  expect(await saved(page)).toBeNull()
  await page.goto('/cart')
  await page.getByText('Your cart is empty').waitFor()
  expect(errors).toEqual([])
})

test('the answer is cut off after the shop has placed it: it stays one order', async () => {
  const { site, page } = await atCheckout()
  await loseAnswer(page)
  await place(page).click()
  await page.getByText("We couldn't reach the shop").first().waitFor()
  expect(await site.count('orders')).toBe(1)
  await page.unroute(create)
  await done(page) // without a press
  expect(await site.count('orders')).toBe(1)
  expect(await saved(page)).toBeNull()
})

test('the page is loaded again while the order is on its way: the next page sends it', async () => {
  const { site, page } = await atCheckout()
  let isFirst = true
  await page.route(create, async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    await route.fetch() // it arrives; no answer ever
  })
  await place(page).click()
  await expect.poll(() => site.count('orders')).toBe(1)
  expect(await saved(page)).toContain('House 7')
  await page.goto('/about')
  await page.getByText('Your order is placed').waitFor()
  expect(new URL(page.url()).pathname).toBe('/about')
  await page.getByRole('button', { name: 'See the order' }).click()
  await done(page)
  expect(await site.count('orders')).toBe(1)
  expect(await saved(page)).toBeNull()
})

test('two tabs: one of them sends it, both say so', async () => {
  const { site, page, context } = await atCheckout()
  await context.route(create, (route) => route.abort())
  await place(page).click()
  await sendNow(page).waitFor()
  const other = await context.newPage()
  await other.goto('/about')
  await bar(other).waitFor()
  const sent: string[] = []
  await context.unroute(create)
  await context.route(create, (route) => {
    sent.push(route.request().headers()['idempotency-key'] ?? '')
    return route.continue()
  })
  await Promise.all(
    [page, other].map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('online')))),
  )
  await page.waitForURL(/\/order(-confirmation\?|\/)/)
  await other.getByText('Your order is placed').waitFor()
  await bar(other).waitFor({ state: 'detached' })
  expect(sent).toHaveLength(1)
  expect(await site.count('orders')).toBe(1)
})

test('two tabs press at the same time, without locks: the key makes it one order', async () => {
  const { site, page, context } = await atCheckout()
  await context.route(create, (route) => route.abort())
  await place(page).click()
  await sendNow(page).waitFor()
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
  await page.goto('/checkout')
  const other = await context.newPage()
  await other.goto('/checkout')
  await Promise.all([page, other].map((tab) => sendNow(tab).waitFor()))
  await context.unroute(create)
  await Promise.all(
    [page, other].map((tab) => sendNow(tab).evaluate((button) => (button as HTMLElement).click())),
  )
  await page.waitForURL(/\/order(-confirmation\?|\/)/)
  await other.waitForURL(/\/order(-confirmation\?|\/)/)
  expect(await site.count('orders')).toBe(1)
})

test('the next day it is sent only after a question', async () => {
  const { site, page } = await atCheckout()
  await loseAnswer(page)
  await place(page).click()
  await sendNow(page).waitFor()
  await page.unroute(create)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('order/create')) sent.push(request.url())
  })
  await page.clock.setFixedTime(Date.now() + day)
  await page.goto('/about')
  await page.getByText('Your order of Rs. 1,400 is not placed yet.').waitFor()
  await page.getByRole('link', { name: 'Open it' }).click()
  await page.getByText('This order is from yesterday. Send it now?').waitFor()
  expect(sent).toEqual([])
  await sendNow(page).click()
  await done(page)
  expect(await site.count('orders')).toBe(1)
})

/** As if the clock had been moved on. */
const makeOlder = (page: Page, by: number) =>
  page.evaluate((time) => {
    const order = JSON.parse(localStorage.getItem('kiryana-waiting') ?? '')
    localStorage.setItem('kiryana-waiting', JSON.stringify({ ...order, at: order.at - time }))
  }, by)

test('after seven days, and with the logout, it is deleted', async () => {
  const { site, page } = await atCheckout()
  await loseRequest(page)
  await place(page).click()
  await sendNow(page).waitFor()
  await makeOlder(page, 6 * day)
  await page.goto('/about')
  await page.getByText('Your order of Rs. 1,400 is not placed yet.').waitFor()
  await makeOlder(page, day)
  await page.goto('/about')
  await expect.poll(() => saved(page)).toBeNull()
  await openCheckout(page)
  await place(page).click()
  await sendNow(page).waitFor()
  await page.goto('/about')
  await bar(page).waitFor()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => saved(page)).toBeNull()
  await bar(page).waitFor({ state: 'detached' })
  expect(await site.count('orders')).toBe(0)
})

test('a price has changed: nothing is placed before the new total is agreed to', async () => {
  const { site, page } = await atCheckout()
  await loseRequest(page)
  await place(page).click()
  await sendNow(page).waitFor()
  const owner = await site.as('owner')
  const { data } = (await owner.get('admin/products/atta')).body
  await owner.patch('admin/products/atta', { listPrice: 1300, version: data.version })
  await page.unroute(create)
  await page.goto('/checkout')
  await page
    .getByText('The total was Rs. 1,400 and is now Rs. 1,450. Place it for Rs. 1,450?')
    .waitFor()
  expect(await axeFaults(page)).toEqual([])
  expect(await site.count('orders')).toBe(0)
  await page.getByRole('button', { name: 'Place it for Rs. 1,450' }).click()
  await done(page)
  expect(await site.count('orders')).toBe(1)
})

test('it is sold out: nothing is placed, and the cart says so', async () => {
  const { site, page } = await atCheckout(phone, 'lastmango')
  await loseRequest(page)
  await place(page).click()
  await sendNow(page).waitFor()
  const bilal = await site.as('bilal')
  await bilal.post('order/create', {
    flow: 'buy-now',
    products: [{ product: 'lastmango', quantity: 1 }],
    shippingAddress: 'House 1, Pindi',
    total: 650,
  })
  await page.unroute(create)
  await page.goto('/checkout')
  await page.getByText('There is not enough of Chaunsa Mango left').waitFor()
  await page.getByRole('button', { name: 'Change the order' }).click()
  await page.getByText('Sold out. Remove it to continue.').waitFor()
  expect(await saved(page)).toBeNull()
  expect(await site.count('orders')).toBe(1)
})

test('the login has ended: it is asked for, and the order is sent', async () => {
  const { site, page, context } = await atCheckout()
  await loseRequest(page)
  await place(page).click()
  await sendNow(page).waitFor()
  await context.clearCookies()
  await page.unroute(create)
  await page.goto('/checkout')
  await page.getByText('Your login has ended. Log in to send your order.').waitFor()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByLabel('E-mail').fill('amina@kiryana.example')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click()
  await done(page)
  expect(await site.count('orders')).toBe(1)
})

test('“Don’t send” asks once, and leaves the cart as it was', async () => {
  const { site, page } = await atCheckout()
  await loseRequest(page)
  await place(page).click()
  const discard = page.getByRole('button', { name: "Don't send" })
  await discard.click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await discard.click()
  await page.getByText("Don't send this order?").waitFor()
  await discard.click()
  await sendNow(page).waitFor({ state: 'detached' })
  expect(await saved(page)).toBeNull()
  await page.unroute(create)
  await place(page).click()
  await done(page)
  expect(await site.count('orders')).toBe(1)
})

test('while an order waits, another is not sent', async () => {
  const { site, page } = await atCheckout()
  await loseRequest(page)
  await place(page).click()
  await sendNow(page).waitFor()
  await page.unroute(create)
  const keys = new Set<string | undefined>()
  page.on('request', (request) => {
    if (request.url().includes('order/create')) keys.add(request.headers()['idempotency-key'])
  })
  await page.getByLabel('Delivery address').fill('House 8, Street 3, Lahore')
  await place(page).click()
  await done(page) // the first one, by itself
  expect(keys.size).toBe(1)
  expect(await site.count('orders')).toBe(1)
})
