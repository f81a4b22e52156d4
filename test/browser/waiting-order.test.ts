import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { cutConnection } from '../support/cut-connection.ts'
import { axeFaults, phone } from '../support/site.ts'
import {
  atCheckout,
  expectPlacedOnce,
  holdFirstAnswer,
  type Journey,
  loseAnswers,
  loseRequests,
  makeOlder,
  openCheckout,
  placeButton,
  pressAndKeep,
  readyForOffline,
  reconnect,
  savedOrder,
  sendButton,
  waitingBar,
  watchOrders,
  withWaitingOrder,
} from '../support/waiting-order.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const day = 24 * 60 * 60 * 1000
const notPlaced = (page: Page) => page.getByText('Your order of Rs. 1,400 is not placed yet.')
const isPlaced = (page: Page) => page.getByText('Your order is placed')

test('the connection is cut before the order leaves: it is kept, and sent when it is back', async () => {
  const journey = await atCheckout(browser, { ...phone, serviceWorkers: 'allow' })
  const { site, page, context, errors } = journey
  await readyForOffline(page)
  const connect = await cutConnection(context, site)
  await placeButton(page).click()
  await page
    .getByText('No connection. We keep your order and send it when you are back online.')
    .waitFor()
  await page.getByText('Total: Rs. 1,400').waitFor()
  expect(await placeButton(page).getAttribute('aria-disabled')).toBe('true')
  const box = await sendButton(page).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(phone.viewport.height)
  expect(await axeFaults(page)).toEqual([])

  await page.reload()
  await page.getByRole('heading', { name: 'Your order waits' }).waitFor()
  await sendButton(page).click()
  await page.getByText('There is still no connection to the shop.').waitFor()
  await page.getByText('Total: Rs. 1,400').waitFor()

  await page.goto('/cart')
  await waitingBar(page).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Open it' }).click()
  await page.getByRole('heading', { name: 'Your order waits' }).waitFor()
  expect(await site.count('orders')).toBe(0)

  await connect()
  await expectPlacedOnce(journey)
  await page.goto('/cart')
  await page.getByText('Your cart is empty').waitFor()
  expect(errors).toEqual([])
})

test('the answer is cut off after the shop has placed it: it stays one order', async () => {
  const journey = await atCheckout(browser)
  const { site, page } = journey
  await loseAnswers(page)
  await placeButton(page).click()
  await page.getByText("We couldn't reach the shop").first().waitFor()
  expect(await site.count('orders')).toBe(1)
  await reconnect(page)
  await expectPlacedOnce(journey) // without a press
})

test('the page is loaded again while the order is on its way: the next page sends it', async () => {
  const journey = await atCheckout(browser)
  const { site, page } = journey
  await holdFirstAnswer(page)
  await placeButton(page).click()
  await expect.poll(() => site.count('orders')).toBe(1)
  expect(await savedOrder(page)).toContain('House 7')
  await page.goto('/about')
  await isPlaced(page).waitFor()
  expect(new URL(page.url()).pathname).toBe('/about')
  await page.getByRole('button', { name: 'See the order' }).click()
  await expectPlacedOnce(journey)
})

const inAllTabs = { lose: ({ context }: Journey) => loseRequests(context) }
const ofTheOrder = /\/order(-confirmation\?|\/)/

test('two tabs: one of them sends it, both say so', async () => {
  const { site, page, context } = await withWaitingOrder(browser, inAllTabs)
  const other = await context.newPage()
  await other.goto('/about')
  await waitingBar(other).waitFor()
  await reconnect(context)
  const sent = await watchOrders(context)
  await Promise.all(
    [page, other].map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('online')))),
  )
  await page.waitForURL(ofTheOrder)
  await isPlaced(other).waitFor()
  await waitingBar(other).waitFor({ state: 'detached' })
  expect(sent).toHaveLength(1)
  expect(await site.count('orders')).toBe(1)
})

test('two tabs press at the same time, without locks: the key makes it one order', async () => {
  const { site, page, context } = await withWaitingOrder(browser, inAllTabs)
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
  const tabs = [page, await context.newPage()]
  for (const tab of tabs) await tab.goto('/checkout')
  await Promise.all(tabs.map((tab) => sendButton(tab).waitFor()))
  await reconnect(context)
  // Unless a tab has sent it by itself already.
  await Promise.all(
    tabs.map((tab) =>
      sendButton(tab).evaluateAll((buttons) => {
        for (const button of buttons) (button as HTMLElement).click()
      }),
    ),
  )
  for (const tab of tabs) await tab.waitForURL(ofTheOrder)
  expect(await site.count('orders')).toBe(1)
})

test('the next day it is sent only after a question', async () => {
  const journey = await withWaitingOrder(browser, { lose: ({ page: tab }) => loseAnswers(tab) })
  const { page } = journey
  await reconnect(page)
  const sent = await watchOrders(page)
  await page.clock.setFixedTime(Date.now() + day)
  await page.goto('/about')
  await notPlaced(page).waitFor()
  await page.getByRole('link', { name: 'Open it' }).click()
  await page.getByText('This order is from yesterday. Send it now?').waitFor()
  expect(sent).toEqual([])
  await sendButton(page).click()
  await expectPlacedOnce(journey)
})

test('after seven days it is deleted', async () => {
  const { site, page } = await withWaitingOrder(browser)
  await makeOlder(page, 6 * day)
  await page.goto('/about')
  await notPlaced(page).waitFor()
  await makeOlder(page, day)
  await page.goto('/about')
  await expect.poll(() => savedOrder(page)).toBeNull()
  // The next one can wait.
  await openCheckout(page)
  await pressAndKeep(page)
  expect(await site.count('orders')).toBe(0)
})

test('with the logout it is deleted', async () => {
  const { site, page } = await withWaitingOrder(browser)
  await page.goto('/about')
  await waitingBar(page).waitFor()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => savedOrder(page)).toBeNull()
  await waitingBar(page).waitFor({ state: 'detached' })
  expect(await site.count('orders')).toBe(0)
})

test('a price has changed: nothing is placed before the new total is agreed to', async () => {
  const journey = await withWaitingOrder(browser)
  const { site, page } = journey
  const owner = await site.as('owner')
  const { data } = (await owner.get('admin/products/atta')).body
  await owner.patch('admin/products/atta', { listPrice: 1300, version: data.version })
  await reconnect(page)
  await page.goto('/checkout')
  await page
    .getByText('The total was Rs. 1,400 and is now Rs. 1,450. Place it for Rs. 1,450?')
    .waitFor()
  expect(await axeFaults(page)).toEqual([])
  expect(await site.count('orders')).toBe(0)
  await page.getByRole('button', { name: 'Place it for Rs. 1,450' }).click()
  await expectPlacedOnce(journey)
})

test('it is sold out: nothing is placed, and the cart says so', async () => {
  const journey = await withWaitingOrder(browser, { product: 'lastmango' })
  const { site, page } = journey
  const bilal = await site.as('bilal')
  await bilal.post('order/create', {
    flow: 'buy-now',
    products: [{ product: 'lastmango', quantity: 1 }],
    shippingAddress: 'House 1, Pindi',
    total: 650,
  })
  await reconnect(page)
  await page.goto('/checkout')
  await page.getByText('There is not enough of Chaunsa Mango left').waitFor()
  await page.getByRole('button', { name: 'Change the order' }).click()
  await page.getByText('Sold out. Remove it to continue.').waitFor()
  expect(await savedOrder(page)).toBeNull()
  expect(await site.count('orders')).toBe(1) // Bilal's
})

test('the login has ended: it is asked for, and the order is sent', async () => {
  const journey = await withWaitingOrder(browser)
  const { page, context } = journey
  await context.clearCookies()
  await reconnect(page)
  await page.goto('/checkout')
  await page.getByText('Your login has ended. Log in to send your order.').waitFor()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByLabel('E-mail').fill('amina@kiryana.example')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click()
  await expectPlacedOnce(journey)
})

test('“Don’t send” asks once, and leaves the cart as it was', async () => {
  const journey = await withWaitingOrder(browser)
  const { page } = journey
  const discard = page.getByRole('button', { name: "Don't send" })
  await discard.click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await discard.click()
  await page.getByText("Don't send this order?").waitFor()
  await discard.click()
  await sendButton(page).waitFor({ state: 'detached' })
  expect(await savedOrder(page)).toBeNull()
  await reconnect(page)
  await placeButton(page).click()
  await expectPlacedOnce(journey)
})

test('while an order waits, another is not sent', async () => {
  const journey = await withWaitingOrder(browser)
  const { page } = journey
  await reconnect(page)
  const sent = await watchOrders(page)
  await page.getByLabel('Delivery address').fill('House 8, Street 3, Lahore')
  await page.locator('form#checkout').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expectPlacedOnce(journey) // the first one, without another press
  expect(new Set(sent).size).toBe(1)
})
