import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, hydrated, onPhone, waitForFocus } from '../support/browser.ts'
import { password } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { delivered } from '../support/orders.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name, exact: typeof name === 'string' })

async function logIn(page: Page, email: string) {
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Login' }).click()
}

test.each(onPhone)(
  'on a %s, a guest fills a cart, signs up, orders, and sees it with its points',
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen)
    await page.goto('/products')
    await hydrated(page)
    await button(page, 'Add To Cart: Chakki Atta').click()
    await page.getByText('Added to cart').waitFor()
    await button(page, 'One more: Chakki Atta').click()

    await page.goto('/cart')
    await page.getByRole('heading', { name: 'Your cart' }).waitFor()
    await page.getByRole('main').getByText('Rs. 2,500').first().waitFor()
    await button(page, 'Proceed to Checkout').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click()

    await button(page, /^For my home/).click()
    await page.getByLabel('Full name').fill('Zainab Ali')
    await page.getByLabel('Phone').fill('0300 1112223')
    await page.getByLabel('E-mail').fill('zainab@kiryana.example')
    await button(page, 'Make one from my initials').click()
    await page.getByText('Picture ready').waitFor()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('dialog').getByRole('button', { name: 'Register Now' }).click()
    await page.getByText('User Registered Successfully').waitFor()
    await page.getByText('Please Login to Continue').waitFor()

    await logIn(page, 'zainab@kiryana.example')
    await page.waitForURL('**/checkout') // the requested action continues automatically
    await page.getByText('Chakki Atta').waitFor()
    await button(page, 'Place Order').click()
    await page.getByText('Please enter a delivery address').waitFor()
    await waitForFocus(page.getByLabel('Delivery address'))
    await page.getByLabel('Delivery address').fill('House 7, Street 3, Lahore')
    await page.getByLabel('Credit/Debit Card').check()
    await button(page, 'Place Order').click()

    await page.waitForURL('**/order-confirmation?order=*')
    await page.getByRole('heading', { name: 'Order created successfully' }).waitFor()
    await page.getByText('You will earn 83 loyalty points with this order.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Track Your Order' }).click()
    await page.waitForURL('**/track-order/*')

    await page.goto('/orders')
    await page.getByRole('heading', { name: 'Your Orders' }).waitFor()
    await page.getByText('Jan 05, 2025').waitFor()
    await page.getByText('2 × Rs. 1,250').waitFor()
    await link(page, /^View details of order/).click()
    await page.getByRole('progressbar').waitFor()
    expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0')
    await page.getByText('Credit/Debit Card at the door').waitFor()
    await page.getByRole('main').getByText('House 7, Street 3, Lahore').waitFor()
    await page.getByText('+83').waitFor()
    expect(await site.count('orders')).toBe(1)
    expect(errors).toEqual([])
  },
)

test.each(onPhone)(
  'on a %s, a customer orders the same again and redeems points',
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen, 'amina')
    const amina = await site.as('amina')
    const body = {
      flow: 'cart',
      products: [
        { product: 'atta', quantity: 2 },
        { product: 'chai', quantity: 1 },
      ],
      shippingAddress: 'House 1, Lahore',
      total: 3149.5,
      paymentMethod: 'cod',
    }
    await delivered(site, amina, body)
    site.later(60_000)
    const balance = await site.balanceOf('amina')

    await page.goto('/orders')
    await hydrated(page)
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Track/ })
        .count(),
    ).toBe(0)
    await button(page, /^Add All to Cart/).click()
    await page.getByText('All items added to cart').waitFor()
    await page.goto('/cart')
    await hydrated(page)
    await page.getByRole('main').getByText('Rs. 2,999.50').first().waitFor()

    const points = page.getByLabel('Points to redeem')
    await points.fill('1.5')
    expect(await points.inputValue()).toBe('') // whole numbers only
    await points.pressSequentially('-2')
    expect(await points.inputValue()).toBe('2')
    const redeem = async (amount: string) => {
      await points.fill(amount)
      await button(page, 'Redeem').click()
    }
    await redeem('0')
    await page.getByText('Please enter valid points').first().waitFor()
    await redeem(String(balance + 1))
    await page.getByText("You don't have enough loyalty points").first().waitFor()
    await redeem('20')
    await page.getByText('Points will be redeemed on order completion').first().waitFor()
    await page.getByRole('main').getByText('Rs. 3,129.50').first().waitFor()

    await button(page, 'Proceed to Checkout').click()
    await page.waitForURL('**/checkout')
    await page.getByRole('main').getByText('Rs. 3,129.50').first().waitFor() // carried over
    await page.getByLabel('Delivery address').fill('House 7, Street 3, Lahore')
    const toasts = ['Points redeemed successfully', 'Loyalty points added successfully'].map(
      (text) => page.getByText(text, { exact: true }).first().waitFor(),
    )
    await button(page, 'Place Order').click()
    await Promise.all(toasts)
    await page.getByText('Points redeemed successfully: 20').waitFor()
    expect(await site.count('orders')).toBe(2)
    const [newest] = (await amina.get('order/get')).body.data
    expect(newest).toMatchObject({ total: 3129.5, redeemedpoints: 20 })
    expect(await site.balanceOf('amina')).toBe(balance - 20 + newest.loyaltypoints)
    expect(errors).toEqual([])
  },
)

test('a guest who wants an order again logs in, and then it happens by itself', async () => {
  const { site, page } = await buyerAt(browser)
  const guest = site.guest()
  const contact = { name: 'Guest', phone: '0300 1112223', email: 'g@kiryana.example' }
  const placed = await guest.post('order/create', {
    flow: 'buy-now',
    products: [{ product: 'atta', quantity: 1 }],
    shippingAddress: 'House 1, Lahore',
    total: 1400,
    contact,
  })
  const { _id: id, key } = placed.body.data
  await page.goto(`/order/${id}?key=${key}`)
  await hydrated(page)
  await button(page, /^Add All to Cart/).click()
  await page.getByText('Please login to add items to cart').first().waitFor()
  await logIn(page, 'amina@kiryana.example')
  await page.getByText('All items added to cart').waitFor()
  const amina = await site.as('amina')
  expect((await amina.get('cart')).body.cartitems).toMatchObject([{ _id: 'atta', quantity: 1 }])
})

test('the list of orders asks a guest to log in, and comes afterwards', async () => {
  const { page } = await buyerAt(browser)
  await page.goto('/orders')
  await page.getByText('Please login to view your orders').first().waitFor()
  await logIn(page, 'bilal@kiryana.example')
  await page.getByRole('heading', { name: 'No Orders Found' }).waitFor()
  await page.getByText('You have not placed any orders yet.').waitFor()
})
