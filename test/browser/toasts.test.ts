import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, hydrated } from '../support/browser.ts'
import { password } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { cartOrder, contact, placed } from '../support/orders.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const toasts = (page: Page) => page.locator('.toast-layer').getByRole('status')

/** Messages stay, however long a busy machine takes to look at them. */
const keepToasts = (page: Page) =>
  page.addInitScript(() => {
    const [start, wait] = [Date.now(), setTimeout]
    Date.now = () => start
    const shortOnly = (work: () => void, time = 0, ...rest: []) =>
      time < 1500 ? wait(work, time, ...rest) : 0
    globalThis.setTimeout = shortOnly as typeof setTimeout
  })

test('a wrong login is said once, in the form, and no longer after one that succeeds', async () => {
  const { page, errors } = await buyerAt(browser)
  await keepToasts(page)
  await page.goto('/login')
  const main = page.getByRole('main')
  await main.getByLabel('E-mail').fill('amina@kiryana.example')
  await main.getByLabel('Password').fill('something else')
  await main.getByRole('button', { name: 'Login' }).click()
  await main.getByText('Login failed. Please check your credentials.').waitFor()
  expect(await page.getByText('Login failed').count()).toBe(1)
  await main.getByLabel('Password').fill(password)
  await main.getByRole('button', { name: 'Login' }).click()
  await toasts(page).filter({ hasText: 'Login Successful' }).waitFor()
  expect(await toasts(page).allInnerTexts()).toEqual(['Login Successful'])
  expect(await page.getByText('Login failed').count()).toBe(0)
  expect(errors).toEqual([])
})

test('what stands beside a field is not said a second time', async () => {
  const { page } = await buyerAt(browser, 'phone', 'amina')
  await page.context().request.put('/api/v1/cart', {
    data: { cartitems: [{ _id: 'atta', quantity: 1 }] },
  })
  await page.goto('/cart')
  await hydrated(page)
  await page.getByLabel('Points to redeem').fill('0')
  await page.getByRole('button', { name: 'Redeem' }).click()
  await page.getByText("You don't have any loyalty points").waitFor()
  expect(await toasts(page).count()).toBe(0)
})

test('on a phone a message covers no button: it stands on the cart bar beside its link', async () => {
  const { page } = await buyerAt(browser)
  await keepToasts(page)
  await page.goto('/products')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add To Cart: Chakki Atta' }).click()
  const message = toasts(page).first().locator('..')
  await expect.poll(() => message.evaluate((shown) => getComputedStyle(shown).opacity)).toBe('1')
  const place = await message.boundingBox()
  const bar = await page.getByRole('link', { name: /View cart/i }).boundingBox()
  const words = await page.getByText('View cart').boundingBox()
  if (!place || !bar || !words) throw new Error('nothing to measure')
  expect(place.y).toBeGreaterThanOrEqual(bar.y - 2)
  expect(place.y + place.height).toBeLessThanOrEqual(bar.y + bar.height + 2)
  expect(place.x + place.width).toBeLessThanOrEqual(words.x)
})

test('a line taken out of the cart comes back to its place with its quantity', async () => {
  const { page, errors } = await buyerAt(browser, 'phone', 'amina')
  const ids = ['atta', 'chai', 'apples']
  await page.context().request.put('/api/v1/cart', {
    data: { cartitems: ids.map((id, index) => ({ _id: id, quantity: index + 2 })) },
  })
  await keepToasts(page)
  await page.goto('/cart')
  await hydrated(page)
  const lines = page.getByRole('list', { name: 'Items in your cart' })
  const names = () => lines.getByRole('heading').allInnerTexts()
  const before = await names()
  const inFocus = () => page.evaluate(() => document.activeElement?.textContent)

  const remove = (name = '') => page.getByRole('button', { name: `Remove ${name} from the cart` })
  await remove(before[1]).last().press('Enter')
  await expect.poll(names).toEqual([before[0], before[2]])
  await expect.poll(() => inFocus()).toBe(before[2])

  await toasts(page).getByRole('button', { name: 'Undo' }).press('Enter')
  await expect.poll(names).toEqual(before)
  await expect.poll(inFocus).toBe(before[1])
  const { cartitems } = await (await page.context().request.get('/api/v1/cart')).json()
  expect(cartitems.map((line: { quantity: number }) => line.quantity)).toEqual([2, 3, 4])
  expect(errors).toEqual([])
})

test('on the phone of who has just ordered, what is said in passing lies on none of the buttons', async () => {
  const { site, page } = await buyerAt(browser)
  const { _id: id, key } = await placed(site.guest(), cartOrder(630, undefined, { contact }))
  await keepToasts(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.goto(`/order-confirmation?order=${id}&key=${key}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Copy the link' }).press('Enter')
  await toasts(page).first().waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  const place = await toasts(page).first().locator('..').boundingBox()
  const track = await page.getByRole('link', { name: 'Track Your Order' }).last().boundingBox()
  if (!place || !track) throw new Error('nothing to measure')
  expect(place.y + place.height).toBeLessThan(track.y)
})

test('names of items, small links and the button of a message take a thumb', async () => {
  const { page } = await buyerAt(browser)
  await keepToasts(page)
  const takesThumb = (target: Locator) =>
    target.evaluate((element) => {
      element.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const hits = (x: number, y: number) =>
        element.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y))
      return hits(0, -20) && hits(0, 20) && hits(-20, 0) && hits(20, 0)
    })
  await page.goto('/about')
  const items = ['atta', 'chai'].map((productId) => ({ productId, quantity: 1 }))
  await page.evaluate((text) => localStorage.setItem('kiryana-cart', text), JSON.stringify(items))
  await page.goto('/cart')
  await hydrated(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Remove Chakki Atta' }).click()
  expect(await takesThumb(toasts(page).getByRole('button', { name: 'Undo' }))).toBe(true)
  expect(await takesThumb(main.getByRole('link', { name: 'Dum Chai' }))).toBe(true)
  await page.goto('/checkout')
  expect(await takesThumb(page.getByRole('link', { name: 'Help', exact: true }).first())).toBe(true)
  await page.goto('/login')
  expect(await takesThumb(main.locator('form').getByText('Sign Up'))).toBe(true)
  await page.goto('/products/1')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  expect(await takesThumb(crumbs.getByRole('link'))).toBe(true) // only the way back
})

test('on a phone, two quick taps on the Add of a product’s page add one, and the message stands on the tabs', async () => {
  const { page } = await buyerAt(browser)
  await keepToasts(page)
  await page.goto('/products/1')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add To Cart' }).first().dblclick()
  await page.getByRole('link', { name: '1 in your cart' }).waitFor()
  const message = toasts(page).first().locator('..')
  await expect.poll(() => message.evaluate((shown) => getComputedStyle(shown).opacity)).toBe('1')
  const [place, bar] = [
    await message.boundingBox(),
    await page.locator('.bottom-bar').boundingBox(),
  ]
  const cart = await page.getByRole('link', { name: /^Cart/ }).last().boundingBox()
  if (!place || !bar || !cart) throw new Error('nothing to measure')
  expect(place.y).toBeGreaterThanOrEqual(bar.y)
  expect(place.y + place.height).toBeLessThanOrEqual(bar.y + bar.height)
  expect(place.x + place.width).toBeLessThanOrEqual(cart.x)
})
