import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, hydrated, screens } from '../support/browser.ts'
import { password } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { cartOrder, placed } from '../support/orders.ts'
import type { Caller } from '../support/shop.ts'
import { asleep } from '../support/slow-page.ts'
import { visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const apples = 'Kala Kulu Apples'
const atta = 'Chakki Atta'

async function openTab(page: Page, path = '/products') {
  page.setDefaultTimeout(15_000)
  await page.goto(path)
  await hydrated(page)
  return page
}

const add = (page: Page, name: string) =>
  page
    .getByRole('button', { name: new RegExp(`^Add To Cart: ${name}`) })
    .first()
    .click()
const added = (page: Page) => page.getByText('Added to cart').first().waitFor()
const count = (page: Page, pieces: number) =>
  page
    .getByRole('link', { name: new RegExp(`^Cart, ${pieces} item`) })
    .first()
    .waitFor({ state: 'attached' })
const kept = async (caller: Caller) =>
  (await caller.get('cart')).body.cartitems
    .map(({ _id, quantity }: { _id: string; quantity: number }) => `${quantity} ${_id}`)
    .toSorted()
const logInElsewhere = (context: BrowserContext, who: string) =>
  context.request.post('/api/v1/user/login', {
    data: { email: `${who}@kiryana.example`, password },
  })

test('two tabs opened with an empty cart: each adds one thing, and both are there', async () => {
  const { site, page: first, context, errors } = await buyerAt(browser, 'desktop', 'amina')
  await openTab(first)
  const second = await openTab(await context.newPage())
  await add(first, apples)
  await added(first)
  await add(second, atta)
  await added(second)
  await count(second, 2)
  expect(await kept(await site.as('amina'))).toEqual(['1 apples', '1 atta'])
  expect(errors).toEqual([])
})

test('a tab opened before an order adds one thing: what was ordered stays ordered', async () => {
  const { site, page } = await buyerAt(browser, 'phone', 'amina')
  const amina = await site.as('amina')
  await amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 2 }] })
  await openTab(page)
  await count(page, 2)
  await placed(amina, cartOrder())
  await add(page, atta)
  await added(page)
  await count(page, 1)
  expect(await kept(amina)).toEqual(['1 atta'])
})

test("a tab drawn for one account leaves another's cart alone, says so and shows that account", async () => {
  const { site, page, context } = await buyerAt(browser, 'desktop', 'amina')
  const bilal = await site.as('bilal')
  await bilal.put('cart', { cartitems: [{ _id: 'chai', quantity: 3 }] })
  await openTab(page)
  expect((await logInElsewhere(context, 'bilal')).status()).toBe(200)
  await add(page, apples)
  await page.getByText('You are now logged in as Bilal').first().waitFor()
  await count(page, 3) // Bilal's, by now
  expect(await page.getByText('Added to cart').count()).toBe(0)
  expect(await kept(bilal)).toEqual(['3 chai'])
  expect(await kept(await site.as('amina'))).toEqual([])
})

test('logged out in another tab: the login is asked for, and then it happens by itself', async () => {
  const { site, page, context } = await buyerAt(browser, 'phone', 'amina')
  await openTab(page)
  expect((await context.request.post('/api/v1/user/logout')).ok()).toBe(true)
  await add(page, apples)
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByText('Please login to add to cart').waitFor()
  expect(await page.getByText('Added to cart').count()).toBe(0)
  expect(await kept(await site.as('amina'))).toEqual([])
  await dialog.getByLabel('E-mail').fill('amina@kiryana.example')
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await added(page)
  await count(page, 1)
  expect(await kept(await site.as('amina'))).toEqual(['1 apples'])
})

test('logged out in another tab: as a guest it is in the cart of this browser', async () => {
  const { site, page, context } = await buyerAt(browser, 'desktop', 'amina')
  await openTab(page)
  await context.request.post('/api/v1/user/logout')
  await add(page, apples)
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await added(page)
  await count(page, 1)
  await page.reload()
  await hydrated(page)
  await count(page, 1)
  expect(await kept(await site.as('amina'))).toEqual([])
})

test('another device adds while this one checks out: the order takes what it shows, the rest stays', async () => {
  const { site, page } = await buyerAt(browser, 'desktop', 'amina')
  const amina = await site.as('amina')
  await amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 2 }] })
  await openTab(page, '/checkout')
  await page.getByText(apples).first().waitFor()
  const device = await visit(browser, site, screens.phone, 'amina')
  await device.page.goto('/products')
  await hydrated(device.page)
  await add(device.page, atta)
  await added(device.page)
  await page.getByLabel('Delivery address').fill('House 7, Street 3, Lahore')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('heading', { name: 'Order created successfully' }).waitFor()
  await count(page, 1)
  expect(await kept(amina)).toEqual(['1 atta'])
})

test('a change that cannot be saved is taken back, says so and can be tried again', async () => {
  const { site, page } = await buyerAt(browser, 'phone', 'amina')
  await openTab(page)
  await page.route('**/api/v1/cart/changes', (route) => route.abort())
  await add(page, apples)
  await page.getByText("We couldn't save your cart.").first().waitFor()
  expect(await page.getByText('Added to cart').count()).toBe(0)
  await page
    .getByRole('button', { name: new RegExp(`^Add To Cart: ${apples}`) })
    .first()
    .waitFor()
  await page.unroute('**/api/v1/cart/changes')
  await page.getByRole('button', { name: 'Try Again' }).first().click()
  await added(page)
  expect(await kept(await site.as('amina'))).toEqual(['1 apples'])
})

test("a guest's cart joins the account's by a login sent before the page was hydrated", async () => {
  const { site, page, errors } = await buyerAt(browser, 'phone', 'guest')
  const amina = await site.as('amina')
  await amina.put('cart', { cartitems: [{ _id: 'atta', quantity: 2 }] })
  await openTab(page)
  await add(page, apples)
  await added(page)
  await asleep(page, '/login')
  await page.getByLabel('E-mail or phone').fill('amina@kiryana.example')
  await page.getByLabel('Password').fill(password)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByLabel('Password').press('Enter')
  await page.waitForURL((url) => url.pathname === '/')
  await count(page, 3)
  expect(await kept(amina)).toEqual(['1 apples', '2 atta'])
  expect(await page.evaluate(() => localStorage.getItem('kiryana-cart') ?? '[]')).toBe('[]')
  expect(errors).toEqual([])
})

test("a guest's cart joins the account's at each login, and no quantity grows", async () => {
  const { site, page, context, errors } = await buyerAt(browser, 'phone', 'guest')
  const amina = await site.as('amina')
  await amina.put('cart', { cartitems: [{ _id: 'atta', quantity: 2 }] })
  await openTab(page)
  await add(page, apples)
  await added(page)
  for (const lines of [
    ['1 apples', '2 atta'],
    ['1 apples', '1 chai', '2 atta'],
  ]) {
    await page.goto('/login')
    const main = page.getByRole('main')
    await main.getByLabel('E-mail or phone').fill('amina@kiryana.example')
    await main.getByLabel('Password').fill(password)
    await main.getByLabel('Password').press('Enter')
    await count(page, lines.length + 1)
    expect(await kept(amina)).toEqual(lines)
    await context.request.post('/api/v1/user/logout')
    await page.goto('/products')
    await hydrated(page)
    for (const name of [apples, 'Dum Chai']) await add(page, name)
    await added(page)
  }
  expect(errors).toEqual([])
})
