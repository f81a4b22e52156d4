import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, hydrated } from '../support/browser.ts'
import { password } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'

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

test('a login that succeeds takes the place of the message that it had failed', async () => {
  const { page, errors } = await buyerAt(browser)
  await keepToasts(page)
  await page.goto('/login')
  const main = page.getByRole('main')
  await main.getByLabel('E-mail').fill('amina@kiryana.example')
  await main.getByLabel('Password').fill('something else')
  await main.getByRole('button', { name: 'Login' }).click()
  await toasts(page).filter({ hasText: 'Login failed' }).waitFor()
  await main.getByLabel('Password').fill(password)
  await main.getByRole('button', { name: 'Login' }).click()
  await toasts(page).filter({ hasText: 'Login Successful' }).waitFor()
  expect(await toasts(page).allInnerTexts()).toEqual(['Login Successful'])
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

test('on a phone a message covers neither the search box nor the bars below', async () => {
  const { page } = await buyerAt(browser)
  await keepToasts(page)
  await page.goto('/products')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add To Cart: Chakki Atta' }).click()
  const place = await toasts(page).first().locator('..').boundingBox()
  const search = await page.getByRole('search').boundingBox()
  const bars = [
    page.getByRole('navigation', { name: 'Main navigation' }),
    page.getByRole('link', { name: /View cart/i }),
  ]
  if (!place || !search) throw new Error('nothing to measure')
  expect(place.y).toBeGreaterThan(search.y + search.height)
  for (const bar of bars) {
    const box = await bar.boundingBox()
    expect(place.y + place.height).toBeLessThanOrEqual(box?.y ?? 0)
  }
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
  expect(await inFocus()).toBe(before[2])

  await toasts(page).getByRole('button', { name: 'Undo' }).press('Enter')
  await expect.poll(names).toEqual(before)
  await expect.poll(inFocus).toBe(before[1])
  const { cartitems } = await (await page.context().request.get('/api/v1/cart')).json()
  expect(cartitems.map((line: { quantity: number }) => line.quantity)).toEqual([2, 3, 4])
  expect(errors).toEqual([])
})
