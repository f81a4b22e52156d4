import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, buyerAt } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const apples = { product: 'apples', quantity: 3 }

test('an order that cannot be fetched says so and leads back to the list', async () => {
  const { site, page } = await buyerAt(browser, 'phone', 'amina')
  const amina = await site.as('amina')
  const order = {
    flow: 'buy-now',
    products: [apples],
    shippingAddress: 'House 1, Lahore',
    total: 870,
  }
  expect((await amina.post('order/create', order)).status).toBe(201)
  await page.goto('/orders')
  await hydrated(page)
  await page.route('**/api/v1/order/*', (route) => route.abort())
  await page.getByRole('link', { name: /^View details of order/ }).click()
  await page
    .getByRole('heading', { name: 'Failed to fetch order details. Please try again later.' })
    .waitFor()
  await page.unroute('**/api/v1/order/*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('progressbar').waitFor()
})

test('a guest searches, fills a cart and orders with the keyboard alone', async () => {
  const { page, errors } = await buyerAt(browser, 'desktop')
  await page.goto('/')
  await hydrated(page)
  await tabTo(page, 'Search For Products')
  await page.keyboard.type('chai')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Search: chai', level: 1 }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await tabTo(page, 'Dum Chai, Loose Leaf')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Dum Chai, Loose Leaf', level: 1 }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await tabTo(page, 'Add To Cart')
  await page.keyboard.press('Enter')
  await page.getByText('Added to cart').first().waitFor()
  await tabTo(page, /^Cart/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
  await tabTo(page, 'Open the whole cart')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cart')
  await page.getByRole('heading', { name: 'Your cart' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await tabTo(page, 'One more: Dum Chai, Loose Leaf')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Proceed to Checkout')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Check out as guest' }).waitFor() // in a dialog that loads
  await tabTo(page, 'Check out as guest')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/checkout')
  await tabTo(page, 'Full name')
  await page.keyboard.type('Zainab Ali')
  await tabTo(page, 'Phone')
  await page.keyboard.type('0300 1112223')
  await tabTo(page, 'Delivery address')
  await page.keyboard.type('House 7, Street 3, Lahore')
  expect(await axeFaults(page)).toEqual([])
  await tabTo(page, 'Place Order')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Order created successfully' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  expect(errors).toEqual([])
})

/** Presses Tab until this has the focus, where a reader sees it: below the header, above the bars. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab') {
  const passed: string[] = []
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(key)
    const here = await page.evaluate(labelInFocus)
    if (typeof name === 'string' ? here === name : name.test(here))
      return expect(await page.evaluate(isFocusInSight), `${here} is in sight`).toBe(true)
    passed.push(here)
  }
  throw new Error(`${key} never comes to ${name}: ${passed.join(', ')}`)
}

function labelInFocus() {
  const { activeElement: at } = document
  const isField = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement
  const label = isField ? at.labels?.[0]?.textContent : undefined
  return (at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '').trim().slice(0, 40)
}

function isFocusInSight() {
  const at = document.activeElement
  const { left = 0, top = 0, width = 0, height = 0 } = at?.getBoundingClientRect() ?? {}
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return at !== null && (at.contains(hit) || hit?.contains(at) === true)
}
