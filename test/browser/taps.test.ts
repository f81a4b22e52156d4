import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { fillWithDemoGoods } from '../support/demo-goods.ts'
import { openSite, visit } from '../support/site.ts'
import { countTaps } from '../support/taps.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

/** Search text and product of each line. */
const shoppingList = [
  ['chakki atta', 'Chakki Atta, Whole Wheat'],
  ['besan', 'Besan, Pure Chana'],
  ['daal masoor', 'Daal Masoor, Red'],
  ['sugar', 'Sugar, White Crystal (Cheeni)'],
  ['fresh milk', 'Fresh Milk, Full Cream (Doodh)'],
  ['paneer', 'Paneer, Fresh Pressed'],
  ['onions', 'Onions, Red (Pyaz)'],
  ['tomatoes', 'Tomatoes, Vine Ripe (Tamatar)'],
  ['bananas', 'Bananas, Sindhi (Kela)'],
  ['turmeric', 'Turmeric Powder (Haldi)'],
  ['canola', 'Canola Cooking Oil'],
  ['tea bags', 'Tea Bags, Double Chamber'],
] as const

/** A guest with a phone on the home page. */
async function openHome() {
  const site = await openSite({ on: '2025-01-05T10:00:00Z', fill: fillWithDemoGoods })
  const { page, errors } = await visit(browser, site, { ...screens.phone, hasTouch: true })
  page.setDefaultTimeout(15_000)
  await page.goto('/')
  await hydrated(page)
  return { site, page, errors, ...countTaps(page) }
}

type Guest = Awaited<ReturnType<typeof openHome>>

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** From the cart's tab to "Order created successfully". A login dialog that isn't expected covers the next button. */
async function order({ page, tap, type, site }: Guest, { asksLogin }: { asksLogin: boolean }) {
  const bar = page.getByRole('navigation', { name: 'Main navigation' })
  await tap(bar.getByRole('link', { name: /^Cart/ }))
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Proceed to Checkout' }))
  if (asksLogin) await tap(button(page, 'Check out as guest'))
  await page.waitForURL('**/checkout')
  const field = (label: string) => page.getByRole('main').getByLabel(label)
  await type(field('Full name'), 'Zainab Ali')
  await page.keyboard.press('Enter') // the keyboard's “next”
  await page.keyboard.type('0300 1112223')
  await page.keyboard.press('Enter')
  await page.keyboard.type('House 7, Street 3, Lahore')
  await tap(button(page, 'Place Order').locator('visible=true'))
  await page.getByRole('heading', { name: 'Order created successfully' }).waitFor()
  expect(await site.db.one`select count(*) as lines from order_line`).toEqual({ lines: 12 })
  expect(await page.getByRole('combobox', { name: 'Search For Products' }).inputValue()).toBe('')
}

test('a guest orders 12 products by search with at most 18 taps on a phone', async () => {
  const guest = await openHome()
  const { page, tap, taps, errors } = guest
  await tap(page.getByRole('combobox', { name: 'Search For Products' }))
  const list = page.getByRole('grid', { name: 'Suggestions' })
  for (const [text, name] of shoppingList) {
    await page.keyboard.type(text) // replaces the previous text, which is selected
    await tap(list.getByRole('button', { name: `Add to cart: ${name}` }).first())
    await list.getByRole('button', { name: `Add another: ${name}, 1 in your cart` }).waitFor()
  }
  await order(guest, { asksLogin: true })
  expect(taps()).toBeLessThanOrEqual(18)
  expect(errors).toEqual([])
})

/** Taps as many Add buttons of the page. */
async function addProducts({ page, tap }: Guest, count: number, { isFirst }: { isFirst: boolean }) {
  const labels = await page
    .getByRole('button', { name: /^Add To Cart: / })
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label') ?? ''))
  for (const [at, label] of labels.slice(0, count).entries()) {
    await tap(button(page, label))
    if (isFirst && at === 0) await tap(button(page, 'Continue as guest'))
    await page.getByRole('group', { name: label.replace('Add To Cart:', 'Quantity of') }).waitFor()
  }
}

test.each([
  [['Spices & Masala'], 18],
  [['Spices & Masala', 'Dairy & Eggs', 'Flour, Rice & Pulses'], 20],
])('a guest orders 12 products of %j with at most %i taps on a phone', async (names, most) => {
  const guest = await openHome()
  const { page, tap, taps, errors } = guest
  for (const [at, name] of names.entries()) {
    await tap(page.getByRole('main').getByRole('link', { name, exact: true }))
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await addProducts(guest, 12 / names.length, { isFirst: at === 0 })
  }
  await order(guest, { asksLogin: false })
  expect(taps()).toBeLessThanOrEqual(most)
  expect(errors).toEqual([])
})

/** The departments of the shopping list, each with the names of its products. */
const departments = [
  ['Flour, Rice & Pulses', shoppingList.slice(0, 4)],
  ['Dairy & Eggs', shoppingList.slice(4, 6)],
  ['Fruit & Vegetables', shoppingList.slice(6, 9)],
  ['Spices & Masala', shoppingList.slice(9, 10)],
  ['Oil & Ghee', shoppingList.slice(10, 11)],
  ['Tea, Coffee & Drinks', shoppingList.slice(11)],
] as const

// 12 products, 6 departments, one login dialog, 4 taps to order: every hop between departments is one tap.
test('a guest orders the 12 products of the list from their departments with at most 23 taps', async () => {
  const guest = await openHome()
  const { page, tap, taps, errors } = guest
  for (const [at, [name, products]] of departments.entries()) {
    await tap(page.getByRole('main').getByRole('link', { name, exact: true }))
    await page.getByRole('heading', { level: 1, name }).waitFor()
    for (const [index, [, product]] of products.entries()) {
      await tap(button(page, `Add To Cart: ${product}`))
      if (at === 0 && index === 0) await tap(button(page, 'Continue as guest'))
      await page.getByRole('group', { name: `Quantity of ${product}` }).waitFor()
    }
  }
  await order(guest, { asksLogin: false })
  expect(taps()).toBeLessThanOrEqual(23)
  expect(errors).toEqual([])
})
