import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, buyerAt } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'

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

test('a cart is filled, changed and ordered with the keyboard alone', async () => {
  const { site, page } = await buyerAt(browser, 'desktop', 'amina')
  const amina = await site.as('amina')
  await amina.put('cart', { cartitems: [{ _id: 'atta', quantity: 1 }] })
  await page.goto('/cart')
  await hydrated(page)
  await page.getByRole('button', { name: 'One more: Chakki Atta' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('main').getByText('Rs. 2,500').first().waitFor()
  const to = async (name: string) => {
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab')
      const here = await page.evaluate(() => {
        const { activeElement: at } = document
        const label = at instanceof HTMLTextAreaElement ? at.labels[0] : at
        return label?.textContent?.trim()
      })
      if (here === name) return
    }
    throw new Error(`Tab never comes to ${name}`)
  }
  await to('Proceed to Checkout')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/checkout')
  await to('Delivery address')
  await page.keyboard.type('House 7, Street 3, Lahore')
  await to('Place Order')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Order created successfully' }).waitFor()
})
