import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { hydrated } from './browser.ts'
import { builtScript } from './built-script.ts'
import { openSite, phone, type Screen, visit } from './site.ts'

const create = '**/order/create'

export const placeButton = (page: Page) =>
  page.getByRole('button', { name: 'Place Order', exact: true })
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send now' })
export const waitingBar = (page: Page) =>
  page.getByText('Your order of Rs. 1,400 waits for a connection.')

export type Journey = Awaited<ReturnType<typeof atCheckout>>

/** Amina with a bag of atta at the checkout: 1,250 and 150 for the way. */
export async function atCheckout(browser: Browser, screen: Screen = phone, product = 'atta') {
  const site = await openSite()
  const amina = await site.as('amina')
  await amina.put('cart', { cartitems: [{ _id: product, quantity: 1 }] })
  const visitor = await visit(browser, site, screen, 'amina')
  visitor.page.setDefaultTimeout(15_000)
  await openCheckout(visitor.page)
  return { site, ...visitor }
}

export async function openCheckout(page: Page) {
  await page.goto('/checkout')
  await hydrated(page)
  await page.getByLabel('Delivery address').fill('House 7, Street 3, Lahore')
}

/** Amina has pressed, and her order waits in the browser. `lose`: default: it doesn't reach the shop. */
export async function withWaitingOrder(browser: Browser, { lose, product }: Waiting = {}) {
  const journey = await atCheckout(browser, phone, product)
  await (lose ? lose(journey) : loseRequests(journey.page))
  await pressAndKeep(journey.page)
  return journey
}

type Waiting = { lose?: (journey: Journey) => Promise<unknown>; product?: string }

/** Presses “Place Order” without a connection. */
export async function pressAndKeep(page: Page) {
  await placeButton(page).click()
  await sendButton(page).waitFor()
}

/** One tab, or all. */
type Tabs = Page | BrowserContext

/** Orders don't reach the shop. */
export const loseRequests = (tabs: Tabs) => tabs.route(create, (route) => route.abort())

/** Orders reach the shop, but its answers don't reach the browser. */
export const loseAnswers = (tabs: Tabs) =>
  tabs.route(create, async (route) => {
    await route.fetch()
    await route.abort()
  })

/** The first order reaches the shop and stays without any answer; the next ones pass. */
export async function holdFirstAnswer(tabs: Tabs) {
  let isFirst = true
  await tabs.route(create, async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    await route.fetch()
  })
}

export const reconnect = (tabs: Tabs) => tabs.unroute(create)

/** The keys of the orders that are sent from now on. */
export async function watchOrders(tabs: Tabs) {
  const keys: string[] = []
  await tabs.route(create, (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    return route.continue()
  })
  return keys
}

export const savedOrder = (page: Page) =>
  page.evaluate(() => localStorage.getItem('kiryana-waiting'))

/** As if the clock had been moved on. */
export const makeOlder = (page: Page, by: number) =>
  page.evaluate((time) => {
    const order = JSON.parse(localStorage.getItem('kiryana-waiting') ?? '')
    localStorage.setItem('kiryana-waiting', JSON.stringify({ ...order, at: order.at - time }))
  }, by)

/** The browser shows the confirmation; the shop has one order, and the browser keeps none. */
export async function expectPlacedOnce({ site, page }: Journey) {
  await page.waitForURL('**/order-confirmation?*')
  expect(await site.count('orders')).toBe(1)
  expect(await savedOrder(page)).toBeNull()
}

/** Waits until this page and the code of a waiting order are cached. */
export async function readyForOffline(page: Page) {
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
