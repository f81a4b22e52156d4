import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, hydrated, onPhone, type ScreenName, screens } from '../support/browser.ts'
import { password } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'
import { countTaps } from '../support/taps.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const on = '2025-01-05T10:00:00Z'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Login' })
const toTill = (page: Page) => button(page, 'Proceed to Checkout')
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label)
const place = (page: Page) => button(page, 'Place Order')

type Site = Awaited<ReturnType<typeof openSite>>

/** Brings the only order to the door, as staff does. */
async function bring(site: Site) {
  const clerk = await site.as('clerk')
  const [{ id }] = (await clerk.get('admin/orders')).body.data
  for (const status of ['packed', 'shipped', 'delivered'])
    await clerk.patch(`admin/orders/${id}`, { status })
}

/** A guest with something in the cart, as another visit has left it. */
async function withCart(lines: Record<string, number>, screen: ScreenName) {
  const visitor = await buyerAt(browser, screen)
  const cart = Object.entries(lines).map(([productId, quantity]) => ({ productId, quantity }))
  await visitor.page.goto('/about')
  await keepCart(visitor.page, cart)
  return visitor
}

const keepCart = (page: Page, cart: object[]) =>
  page.evaluate((text) => localStorage.setItem('kiryana-cart', text), JSON.stringify(cart))
const storedCart = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('kiryana-cart') ?? '[]'))

async function fillIn(page: Page) {
  await field(page, 'Full name').fill('Zainab Ali')
  await field(page, 'Phone').fill('0300 1112223')
  await field(page, 'Delivery address').fill('House 7, Street 3, Lahore')
}

test("a guest's cart comes to the door in at most 10 taps on a phone", async () => {
  const site = await openSite({ on })
  const { page, errors } = await visit(browser, site, { ...screens.phone, hasTouch: true })
  page.setDefaultTimeout(15_000)
  const { tap, type, taps } = countTaps(page)
  await page.goto('/products')
  await hydrated(page)
  await tap(button(page, 'Add To Cart: Chakki Atta'))
  await page.getByText('Added to cart').waitFor()
  await tap(
    page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: /^Cart/ }),
  )
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Proceed to Checkout' }))
  // Who wants to buy finds it before anything is asked.
  const asGuest = dialog(page).getByRole('button', { name: 'Check out as guest' })
  const ways = [asGuest, dialog(page).getByLabel('E-mail or phone')].map((way) => way.boundingBox())
  const [first, then] = await Promise.all(ways)
  expect(first?.y).toBeLessThan(then?.y ?? 0)
  await tap(asGuest)
  await page.waitForURL('**/checkout')
  await type(field(page, 'Full name'), 'Zainab Ali')
  await type(field(page, 'Phone'), '0300 1112223')
  await type(field(page, 'Delivery address'), 'House 7, Street 3, Lahore')
  await tap(place(page).locator('visible=true'))
  await page.getByRole('heading', { name: 'Order created successfully' }).waitFor()
  await page.getByRole('heading', { name: 'Keep this link' }).waitFor()
  await tap(page.getByRole('main').getByRole('link', { name: 'Track Your Order' }))
  await page.waitForURL('**/track-order/*?key=*')
  await bring(site)
  await page.reload()
  await page.getByText('Your order is with you. Enjoy!').waitFor()
  expect(taps()).toBeLessThanOrEqual(10)
  expect(await storedCart(page)).toEqual([])
  expect(errors).toEqual([])
})

test("a guest's cart comes to the door by the keyboard alone on a desktop", async () => {
  const { site, page, errors } = await withCart({ atta: 1, chai: 2 }, 'desktop')
  await page.goto('/cart')
  await hydrated(page)
  const press = (key: string) => page.keyboard.press(key)
  const to = async (name: string) => {
    for (let step = 0; step < 60; step += 1) {
      await press('Tab')
      if ((await focused(page)) === name) return
    }
    throw new Error(`Tab never comes to ${name}`)
  }
  await to('Proceed to Checkout')
  await press('Enter')
  await dialog(page).waitFor()
  await to('Check out as guest')
  await press('Enter')
  await page.waitForURL('**/checkout')
  await page.waitForFunction(() => document.activeElement?.id === 'main')
  await to('Place Order')
  await press('Enter')
  await page.getByText('Please enter your full name').waitFor()
  await expect.poll(() => focused(page)).toBe('Full name')
  await page.keyboard.type('Zainab Ali')
  await to('Phone')
  await page.keyboard.type('0300 1112223')
  await to('Delivery address')
  await page.keyboard.type('House 7, Street 3, Lahore')
  await to('Place Order')
  await press('Enter')
  await page.getByRole('heading', { name: 'Order created successfully' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'main')
  await to('Track Your Order')
  await press('Enter')
  await page.waitForURL('**/track-order/*?key=*')
  await bring(site)
  await page.reload()
  await page.getByText('Your order is with you. Enjoy!').waitFor()
  expect(await site.count('points_entry')).toBe(0)
  expect(errors).toEqual([])
})

/** Accessible name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document
    const isField = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement
    return (isField ? at.labels?.[0] : at)?.textContent?.trim()
  })

test.each(onPhone)(
  'on a %s, the checkout, its errors and the confirmation are sound for assistive software',
  async (screen) => {
    const { page, errors } = await withCart({ atta: 1 }, screen)
    await page.goto('/checkout') // a link from elsewhere
    await page.getByText('Rs. 1,400').first().waitFor()
    await place(page).locator('visible=true').click()
    for (const missing of [
      'your full name',
      'a valid Pakistani phone number',
      'a delivery address',
    ])
      await page.getByText(`Please enter ${missing}`).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await fillIn(page)
    await field(page, 'E-mail').fill('zainab@')
    await place(page).locator('visible=true').click()
    await page.getByText('Please enter a valid e-mail address').waitFor()
    await field(page, 'E-mail').fill('')
    await place(page).locator('visible=true').click()
    await page.getByRole('heading', { name: 'Keep this link' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    const link = page.getByRole('link', { name: 'View your order' })
    expect(await link.getAttribute('href')).toMatch(/^\/order\/[\w-]+\?key=[\w-]{43}$/)
    expect(errors).toEqual([])
  },
)

test.each(onPhone)(
  'on a %s, the checkout has a bare header: the shop, help and the way back, no menu and no search',
  async (screen) => {
    const { site, page, errors } = await withCart({ atta: 1 }, screen)
    const clerk = await site.as('clerk')
    await clerk.patch('admin/settings', { phone: '+92 42 35761999' })
    await page.goto('/checkout')
    await hydrated(page)
    const ways = page.getByRole('navigation').locator('visible=true')
    expect(await ways.count()).toBe(1)
    await ways.getByRole('link', { name: 'Help' }).waitFor()
    await page.getByRole('link', { name: /home/ }).locator('visible=true').waitFor()
    expect(await page.getByRole('searchbox').locator('visible=true').count()).toBe(0)
    expect(await page.getByRole('contentinfo').locator('visible=true').count()).toBe(0)
    await page.getByRole('main').getByText('Arriving Jan 6–10', { exact: true }).waitFor()
    expect(await page.getByRole('main').getByRole('textbox').locator('visible=true').count()).toBe(
      4,
    )
    const call = page.getByRole('link', { name: 'Questions? Call +92 42 35761999' })
    expect(await call.getAttribute('href')).toBe('tel:+924235761999')
    await ways.getByRole('link', { name: 'Your cart' }).click()
    await page.getByRole('heading', { name: 'Your cart' }).waitFor()
    await page.getByRole('contentinfo').waitFor()
    expect(errors).toEqual([])
  },
)

test('on a phone, the terms of the typed address stand above the Place Order bar', async () => {
  const { page } = await withCart({ atta: 1 }, 'phone')
  await page.goto('/checkout')
  await hydrated(page)
  await fillIn(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  const terms = page.getByRole('status').filter({ hasText: 'delivery costs' })
  const [line, bar] = await Promise.all([
    terms.boundingBox(),
    place(page).locator('visible=true').boundingBox(),
  ])
  expect((line?.y ?? Infinity) + (line?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('a customer with a saved address needs one tap: Place Order', async () => {
  const { site, page, errors } = await buyerAt(browser, 'phone', 'amina')
  const amina = await site.as('amina')
  const saved = { name: 'Ammi', phone: '0300 7654321', address: 'House 22-B, F-8, Islamabad' }
  await amina.post('user/addresses', saved)
  await amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 2 }] })
  await page.goto('/checkout')
  await hydrated(page)
  await place(page).locator('visible=true').click()
  await page.getByRole('heading', { name: 'Order created successfully' }).waitFor()
  const [order] = (await amina.get('order/get')).body.data
  expect(order).toMatchObject({ total: 630, shippingAddress: 'House 22-B, F-8, Islamabad' })
  expect(errors).toEqual([])
})

test('without anything in the cart there is nothing to check out', async () => {
  const { page } = await buyerAt(browser)
  await page.goto('/checkout')
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  expect(await field(page, 'Full name').count()).toBe(0)
  await page.goto('/cart')
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
})

test('who logs in at the checkout finds the cart and what was typed', async () => {
  const { site, page } = await withCart({ atta: 1 }, 'phone')
  await page.goto('/checkout')
  await fillIn(page)
  await field(page, 'Credit/Debit Card').check()
  await page.reload()
  await hydrated(page)
  expect(await field(page, 'Full name').inputValue()).toBe('Zainab Ali')
  await field(page, 'Credit/Debit Card').check()
  await button(page, 'Log in and earn points').click()
  await dialog(page).getByLabel('E-mail').fill('amina@kiryana.example')
  await dialog(page).getByLabel('Password').fill(password)
  await dialog(page).getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'Redeem Points' }).waitFor()
  expect(await field(page, 'Full name').inputValue()).toBe('Zainab Ali')
  expect(await field(page, 'Phone').inputValue()).toBe('0300 1112223')
  expect(await field(page, 'E-mail').inputValue()).toBe('amina@kiryana.example')
  expect(await field(page, 'Delivery address').inputValue()).toBe('House 7, Street 3, Lahore')
  expect(await field(page, 'Credit/Debit Card').isChecked()).toBe(true)
  await place(page).locator('visible=true').click()
  await page.getByRole('heading', { name: 'Order created successfully' }).waitFor()
  const [order] = (await (await site.as('amina')).get('order/get')).body.data
  expect(order).toMatchObject({ contact: { name: 'Zainab Ali' }, total: 1400, loyaltypoints: 41 })
})

test('an answer that is lost: sent again it is one order, and what came in meanwhile stays', async () => {
  const { site, page, context } = await withCart({ atta: 1 }, 'phone')
  await page.goto('/checkout')
  await hydrated(page)
  await fillIn(page)
  await context.route('**/order/create', async (route) => {
    await route.fetch() // it arrives, but the answer is lost
    await route.abort()
  })
  await place(page).locator('visible=true').click()
  await page.getByText("We couldn't reach the shop").first().waitFor()
  const other = await context.newPage()
  await other.goto('/about')
  await keepCart(other, [
    { productId: 'atta', quantity: 1 },
    { productId: 'chai', quantity: 1 },
  ])
  await other.close()
  await page.reload()
  await page.getByRole('heading', { name: 'Your order waits' }).waitFor()
  await hydrated(page)
  await context.unroute('**/order/create')
  await button(page, 'Send now').click()
  await page.getByRole('heading', { name: 'Order created successfully' }).waitFor()
  await expect.poll(() => storedCart(page)).toEqual([{ productId: 'chai', quantity: 1 }])
  expect(await site.count('orders')).toBe(1)
  await page.goto('/checkout')
  await page.getByText('Dum Chai').first().waitFor()
})

test('the cart that another tab has ordered is empty here too', async () => {
  const { site, page, context } = await withCart({ atta: 1 }, 'desktop')
  await page.goto('/checkout')
  await hydrated(page)
  await fillIn(page)
  const other = await context.newPage()
  await other.goto('/checkout')
  await hydrated(other)
  expect(await other.getByLabel('Full name').inputValue()).toBe('Zainab Ali')
  await place(other).click()
  await other.getByRole('heading', { name: 'Order created successfully' }).waitFor()
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  expect(await site.count('orders')).toBe(1)
})

test('where the shop has turned it off, cart and checkout ask for the login alone', async () => {
  const { site, page } = await withCart({ atta: 1 }, 'phone')
  await (await site.as('clerk')).patch('admin/settings', { guestCheckout: false })
  await page.goto('/cart')
  await hydrated(page)
  await toTill(page).locator('visible=true').click()
  await dialog(page).getByText('Log in to check out').waitFor()
  expect(await dialog(page).getByRole('button', { name: /guest/ }).count()).toBe(0)
  await page.goto('/checkout')
  await dialog(page).getByLabel('E-mail').fill('amina@kiryana.example')
  await dialog(page).getByLabel('Password').fill(password)
  await dialog(page).getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/checkout')
  await page.getByText('Chakki Atta').first().waitFor()
})

test('with eleven lines the total and Place Order are in sight on a desktop', async () => {
  const site = await openSite({ on })
  const { page } = await visit(browser, site, { viewport: { width: 1440, height: 900 } })
  await page.goto('/about')
  const { data } = (await site.guest().get('shoppingitems/')).body
  const lines = data
    .slice(0, 11)
    .map(({ _id }: { _id: string }) => ({ productId: _id, quantity: 1 }))
  await keepCart(page, lines)
  await page.goto('/checkout')
  await hydrated(page)
  await page.getByRole('list', { name: 'Order Summary' }).waitFor()
  const box = await place(page).locator('visible=true').boundingBox()
  expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
  expect(
    await page
      .getByText(/^Log in/)
      .locator('visible=true')
      .count(),
  ).toBe(1)
})
