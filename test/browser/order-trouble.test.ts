import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, buyerAt } from '../support/browser.ts'
import { password } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const place = (page: Page) => page.getByRole('button', { name: 'Place Order', exact: true })

async function atCheckout(products: Record<string, number>) {
  const visit = await buyerAt(browser, 'phone', 'amina')
  const amina = await visit.site.as('amina')
  const cartitems = Object.entries(products).map(([id, quantity]) => ({ _id: id, quantity }))
  await amina.put('cart', { cartitems })
  await visit.page.goto('/checkout')
  await hydrated(visit.page)
  await visit.page.getByLabel('Delivery address').fill('House 7, Street 3, Lahore')
  return { ...visit, amina }
}

test('the answer is lost: pressed again, it is the same order', async () => {
  const { site, page } = await atCheckout({ atta: 1 })
  await page.route('**/order/create', async (route) => {
    await route.fetch() // it arrives, but the answer is lost
    await route.abort()
  })
  await place(page).click()
  // The cart is empty by now, and the page says what may have happened; also after a reload.
  const waiting = page.getByRole('heading', { name: 'Your order waits' })
  await waiting.waitFor()
  expect(await site.count('orders')).toBe(1)
  await page.reload()
  await waiting.waitFor()
  await hydrated(page)
  await page.unroute('**/order/create')
  await page.getByRole('button', { name: 'Send now' }).click()
  await page.getByRole('heading', { name: 'Order created successfully' }).waitFor()
  expect(await site.count('orders')).toBe(1)
})

test('the order never arrives: pressed again, it is placed once', async () => {
  const { site, page } = await atCheckout({ atta: 1 })
  const keys: (string | undefined)[] = []
  await page.route('**/order/create', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return keys.length === 1 ? route.abort() : route.continue()
  })
  await place(page).click()
  await page.getByText("We couldn't reach the shop").first().waitFor()
  const done = page.waitForURL('**/order-confirmation?*')
  // After five seconds it is sent without a press.
  await Promise.race([page.getByRole('button', { name: 'Send now' }).click(), done])
  await done
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  expect(await site.count('orders')).toBe(1)
})

test('a nervous finger makes one order', async () => {
  const { site, page } = await atCheckout({ atta: 1 })
  await place(page).dblclick()
  await page.waitForURL('**/order-confirmation?*')
  expect(await site.count('orders')).toBe(1)
})

test('a price has changed: the new total is shown and asked about', async () => {
  const { site, page } = await atCheckout({ atta: 1 })
  const owner = await site.as('owner')
  const { data } = (await owner.get('admin/products/atta')).body
  const changed = await owner.patch('admin/products/atta', {
    listPrice: 1300,
    version: data.version,
  })
  expect(changed.status).toBe(200)
  await place(page).click()
  await page.getByText('Prices have changed. Please check the new total.').first().waitFor()
  await page.getByText('The total was Rs. 1,400 and is now Rs. 1,450.').waitFor()
  expect(await site.count('orders')).toBe(0)
  await place(page).click()
  await page.waitForURL('**/order-confirmation?*')
  expect(await site.count('orders')).toBe(1)
})

test('a price has changed since something was put in: the cart says so, until it is taken out', async () => {
  const { site, page, amina } = await atCheckout({ atta: 1 })
  const owner = await site.as('owner')
  const { data } = (await owner.get('admin/products/atta')).body
  await owner.patch('admin/products/atta', { listPrice: 1300, version: data.version })
  await page.goto('/cart')
  await page.getByText('it was Rs. 1,250 and is now Rs. 1,300.').waitFor()
  await page.getByRole('button', { name: /^Remove .* from the cart/ }).click()
  await page.getByText('Your cart is empty').waitFor()
  await amina.put('cart', { cartitems: [{ _id: 'atta', quantity: 1 }] })
  await page.reload()
  await hydrated(page)
  await page.getByText('Rs. 1,300 per pack').waitFor()
  expect(await page.getByText('The price has changed').count()).toBe(0)
})

test('somebody else has taken the last one: it is named, and the cart says so', async () => {
  const { site, page } = await atCheckout({ lastmango: 1, atta: 1 })
  const bilal = await site.as('bilal')
  await bilal.post('order/create', {
    flow: 'buy-now',
    products: [{ product: 'lastmango', quantity: 1 }],
    shippingAddress: 'House 1, Pindi',
    total: 650,
  })
  await place(page).click()
  await page.getByText('There is not enough of Chaunsa Mango left').first().waitFor()
  expect(await site.count('orders')).toBe(1)
  await page.getByRole('link', { name: 'Back to the cart' }).click()
  await page.getByText('Sold out. Remove it to continue.').waitFor()
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await page.getByText("Some items in your cart can't be ordered as they are.").waitFor()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await page.waitForURL('**/checkout')
  await place(page).click()
  await page.waitForURL('**/order-confirmation?*')
})

test('more than there is: the line says how many are left', async () => {
  const { page, amina } = await atCheckout({ apples: 60 })
  await page.goto('/cart')
  await hydrated(page)
  await page.getByText('Only 50 left').waitFor()
  await page.getByRole('button', { name: 'Take 50 of Kala Kulu Apples' }).click()
  await page.getByText('Only 50 left').waitFor({ state: 'detached' })
  await expect.poll(async () => (await amina.get('cart')).body.cartitems[0].quantity).toBe(50)
})

test('the login has ended: it is asked for, and the order goes on', async () => {
  const { site, page, context } = await atCheckout({ atta: 1 })
  await context.clearCookies()
  await place(page).click()
  await page.getByLabel('E-mail').fill('amina@kiryana.example')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/order-confirmation?*')
  expect(await site.count('orders')).toBe(1)
})

test('the order of somebody else is not there', async () => {
  const { site, page, context } = await buyerAt(browser)
  const bilal = await site.as('bilal')
  const placed = await bilal.post('order/create', {
    flow: 'buy-now',
    products: [{ product: 'atta', quantity: 1 }],
    shippingAddress: 'House 1, Pindi',
    total: 1400,
  })
  const id: string = placed.body.data._id
  await page.goto(`/order/${id}`)
  await page.getByText('Please login to view order details').first().waitFor()
  await context.request.post('/api/v1/user/login', {
    data: { email: 'amina@kiryana.example', password },
  })
  expect((await page.goto(`/order/${id}`))?.status()).toBe(404)
  expect((await page.goto(`/cancel-order/${id}`))?.status()).toBe(404)
  await page.getByRole('heading', { name: 'No item found for the selected order.' }).waitFor()
})
