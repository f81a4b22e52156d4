import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { referenceOf } from '#shop/orders/order.ts'
import { hydrated, onPhone, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { address, cartOrder, delivered, placed } from '../support/orders.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'
import { countTaps } from '../support/taps.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const usualOrder = () =>
  cartOrder(1880, [
    { product: 'apples', quantity: 2 },
    { product: 'atta', quantity: 1 },
  ])

/** A shop in which amina has ordered before, and whose address is known. */
async function openWithOrder() {
  const site = await openSite({ on: '2025-01-05T10:00:00Z' })
  const amina = await site.as('amina')
  await amina.post('user/addresses', { name: 'Amina', phone: '0300 1234567', address })
  await delivered(site, amina, usualOrder())
  return { site, amina }
}

const buyAgain = (page: Page) => page.getByRole('list', { name: 'Buy again' })
const cart = (page: Page) => page.getByRole('link', { name: /^Cart/ }).locator('visible=true')

test.each(onPhone)('on a %s, the usual order takes four taps', async (screen) => {
  const { site, amina } = await openWithOrder()
  const hasTouch = screen === 'phone'
  const { page, errors } = await visit(browser, site, { ...screens[screen], hasTouch }, 'amina')
  page.setDefaultTimeout(15_000)
  const { tap, taps } = countTaps(page, hasTouch)
  await page.goto('/')
  await hydrated(page)
  await tap(page.getByRole('button', { name: 'Add all 2' }))
  await page.getByText('All items added to cart').waitFor()
  await tap(cart(page))
  await tap(page.getByRole('button', { name: 'Proceed to Checkout' }).locator('visible=true'))
  await page.waitForURL('**/checkout')
  await tap(page.getByRole('button', { name: 'Place Order' }).locator('visible=true'))
  await page.getByRole('heading', { name: 'Order created successfully' }).waitFor()
  expect(taps()).toBe(4)
  const [order] = (await amina.get('order/get')).body.data
  expect(order).toMatchObject({
    total: 1880,
    products: [
      { product: { _id: 'apples' }, quantity: 2 },
      { product: { _id: 'atta' }, quantity: 1 },
    ],
  })
  expect(errors).toEqual([])
})

test.each(onPhone)(
  'on a %s, home shows the order under way and what was bought',
  async (screen) => {
    const { site, amina } = await openWithOrder()
    const { _id: id } = await placed(amina, cartOrder())
    const { page, errors } = await visit(browser, site, screens[screen], 'amina')
    await page.goto('/')
    await hydrated(page)
    const order = page.getByRole('region', { name: `Order ${referenceOf({ id })}` })
    await order.getByText('Placed').waitFor()
    await order.getByText(/^Arriving/).waitFor()
    await buyAgain(page).getByRole('button', { name: 'Add 2 to cart: Kala Kulu Apples' }).click()
    const quantity = buyAgain(page).getByRole('group', { name: 'Quantity of Kala Kulu Apples' })
    await quantity.getByText('2', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Add all 1' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await order.getByRole('link').click()
    await page.waitForURL(`**/track-order/${id}`)
    expect(errors).toEqual([])
  },
)

test('without scripts the row is there too, and links to what was bought', async () => {
  const { site } = await openWithOrder()
  const { page } = await visit(
    browser,
    site,
    { ...screens.phone, javaScriptEnabled: false },
    'amina',
  )
  await page.goto('/')
  await buyAgain(page).getByRole('link', { name: 'Chakki Atta' }).click()
  await page.getByRole('heading', { level: 1, name: 'Chakki Atta' }).waitFor()
})

test('a guest finds again what this browser has ordered and looked at, and can clear it', async () => {
  const site = await openSite({ on: '2025-01-05T10:00:00Z' })
  const { page, errors } = await visit(browser, site, screens.phone)
  page.setDefaultTimeout(15_000)
  await page.goto('/products/2')
  await page.waitForFunction(() => localStorage.getItem('viewed') === 'atta')
  await page.goto('/products/3')
  await page.waitForFunction(() => localStorage.getItem('viewed') === 'chai atta')
  await page.evaluate(() =>
    localStorage.setItem('kiryana-cart', '[{"productId":"apples","quantity":2}]'),
  )
  await page.goto('/checkout')
  await hydrated(page)
  const field = (label: string) => page.getByRole('main').getByLabel(label)
  await field('Full name').fill('Zainab Ali')
  await field('Phone').fill('0300 1112223')
  await field('Delivery address').fill('House 7, Street 3, Lahore')
  await page.getByRole('button', { name: 'Place Order' }).locator('visible=true').click()
  await page.getByRole('heading', { name: 'Order created successfully' }).waitFor()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/cart/price')) asked.push(request.postData() ?? '')
  })
  await page.goto('/')
  await buyAgain(page).getByRole('button', { name: 'Add 2 to cart: Kala Kulu Apples' }).waitFor()
  const viewed = page.getByRole('list', { name: 'Recently viewed' })
  await viewed.getByRole('link', { name: 'Chakki Atta' }).waitFor()
  expect(asked.map((body) => JSON.parse(body))).toEqual([
    {
      cartitems: [
        { _id: 'apples', quantity: 1 },
        { _id: 'atta', quantity: 1 },
        { _id: 'chai', quantity: 1 },
      ],
    },
  ])
  await page.evaluate(() => localStorage.setItem('viewed', 'atta'))
  await page.reload()
  await buyAgain(page).waitFor()
  expect(await viewed.count()).toBe(0)
  await page.evaluate(() => localStorage.setItem('viewed', 'chai atta'))
  await page.reload()
  await page.getByRole('button', { name: 'Clear' }).click()
  await viewed.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('viewed'))).toBeNull()
  expect(errors).toEqual([])
})
