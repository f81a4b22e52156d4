import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { awake, buyerAt, screenNames, screens } from '../support/browser.ts'
import { password } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const apples = { product: 'apples', quantity: 3 }

describe.each(screenNames)('on a %s', (screen) => {
  test.each(['light', 'dark'] as const)(
    'every page of buying is whole by %s',
    async (colorScheme) => {
      const site = await openSite()
      const amina = await site.as('amina')
      const order = { flow: 'buy-now', products: [apples], shippingAddress: 'Lahore', total: 870 }
      const placed = (await amina.post('order/create', order)).body.data
      const cancelled = (await amina.post('order/create', order)).body.data
      await amina.post(`order/${cancelled._id}/cancel`, { products: [{ ...apples, quantity: 1 }] })
      await amina.put('cart', {
        cartitems: [
          { _id: 'apples', quantity: 2 },
          { _id: 'soldout', quantity: 1 },
        ],
      })
      const number = (await amina.get('shoppingitems/apples')).body.data.id
      const { page, errors } = await visit(
        browser,
        site,
        { ...screens[screen], colorScheme },
        'amina',
      )
      const routes = [
        '/cart',
        '/checkout',
        `/order-confirmation?order=${placed._id}`,
        `/confirm-order/${number}`,
        `/place-order/${number}`,
        `/congratulation/${placed._id}`,
        '/orders',
        `/order/${placed._id}`,
        `/order/${cancelled._id}`,
        `/track-order/${placed._id}`,
        `/cancel-order/${placed._id}`,
        `/cancel-confirmation/${cancelled._id}`,
      ]
      for (const route of routes) {
        expect((await page.goto(route))?.status(), route).toBe(200)
        expect(await axeFaults(page), route).toEqual([])
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        )
        expect(sideways, `${route} is wider than the screen`).toBeLessThanOrEqual(0)
      }
      expect(errors).toEqual([])
    },
  )
})

test('the checkout asks a guest to log in, and opens afterwards', async () => {
  const { page } = await buyerAt(browser)
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
  await awake(page)
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
  await awake(page)
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
  await awake(page)
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
