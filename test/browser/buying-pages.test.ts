import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, buyerAt } from '../support/browser.ts'
import { password } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const apples = { product: 'apples', quantity: 3 }

test('where guests may not check out, the checkout asks them to log in, and opens afterwards', async () => {
  const { site, page } = await buyerAt(browser)
  await (await site.as('clerk')).patch('admin/settings', { guestCheckout: false })
  await page.goto('/checkout')
  await page.getByRole('dialog').getByLabel('E-mail').fill('amina@kiryana.example')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/checkout')
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
})

test('a list of orders that cannot be fetched says so and can be tried again', async () => {
  const { page } = await buyerAt(browser, 'desktop', 'amina')
  await page.goto('/cart')
  await hydrated(page)
  await page.route('**/order/get*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('link', { name: 'Track Your Order' }).first().click()
  await page
    .getByRole('heading', { name: 'Failed to fetch orders. Please try again later.' })
    .waitFor()
  await page.unroute('**/order/get*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { name: 'No Orders Found' }).waitFor()
})

test('an order that cannot be fetched says so and leads back to the list', async () => {
  const { site, page } = await buyerAt(browser, 'phone', 'amina')
  const amina = await site.as('amina')
  const order = { flow: 'buy-now', products: [apples], shippingAddress: 'Lahore', total: 870 }
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
  await page.getByRole('main').getByText('Rs. 2,500.00').first().waitFor()
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
