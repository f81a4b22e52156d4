import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { fillContent } from '../../demo/fill-content.ts'
import { hydrated, waitForFocus } from '../support/browser.ts'
import { fillWithCast, password } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { desktop, openSite, phone, visit } from '../support/site.ts'
import { hold } from '../support/slow-page.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

async function fill(db: Db) {
  await fillWithCast(db)
  await db.transaction((tx) => fillContent(tx, Date.now(), new Map()))
}

test('without JavaScript one searches, sorts and finds the product', async () => {
  const site = await openSite({ fill })
  const { page } = await visit(browser, site, { ...desktop, javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Search For Products' }).fill('atta')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('link', { name: 'Chakki Atta' }).click()
  await page.getByRole('heading', { level: 1, name: 'Chakki Atta' }).waitFor()
  await page.goto('/category/flour-rice?sort=price-up')
  expect(await page.getByLabel('Sort by').inputValue()).toBe('price-up')
})

test('the search answers while one types, by keyboard alone', async () => {
  const site = await openSite({ fill })
  const { page } = await visit(browser, site)
  await page.goto('/products')
  await hydrated(page)
  const box = page.getByRole('combobox', { name: 'Search For Products' })
  await box.pressSequentially('atta')
  const found = page.getByRole('row', { name: /Chakki Atta/ })
  await found.waitFor()
  await box.fill('')
  await found.waitFor({ state: 'detached' })
  await box.fill('zzzz')
  await page.getByText('No products found').waitFor()
  await box.fill('chakki atta')
  await found.waitFor()
  await box.press('ArrowUp')
  await box.press('Enter')
  await page.waitForURL('**/item/*')
  expect(await box.inputValue()).toBe('')
})

test('the menu shows both levels below a category with its products, follows the arrow keys and closes', async () => {
  const site = await openSite({ fill })
  const { page } = await visit(browser, site)
  await page.goto('/products')
  await hydrated(page)
  const opener = page.getByRole('button', { name: 'All Categories', exact: true })
  await opener.press('Enter')
  const menu = page.getByRole('group', { name: 'All Categories' })
  await menu.getByRole('link', { name: /Flour & Rice/ }).focus()
  await menu.getByRole('link', { name: /Chakki Atta/ }).waitFor()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focused(page)).toContain('Flour')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused(page)).toContain('Atta')
  await menu.getByRole('heading', { name: 'Atta', exact: true }).waitFor()
  await menu.getByRole('link', { name: /Chakki Atta/ }).waitFor()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focused(page)).toContain('Chakki Atta')
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('All Categories')
})

test('on a phone the shelves unfold and fold in the side menu', async () => {
  const site = await openSite({ fill })
  const { page } = await visit(browser, site, phone)
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Categories', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'All Categories' })
  await menu.getByRole('button', { name: 'Show Flour & Rice' }).click()
  await menu.getByRole('button', { name: 'Show Flour', exact: true }).click()
  await menu.getByRole('button', { name: 'Show Atta' }).click()
  await menu.getByRole('link', { name: 'Chakki Atta' }).waitFor()
  await menu.getByRole('button', { name: 'Show Flour & Rice' }).click()
  await menu.getByRole('link', { name: 'Chakki Atta' }).waitFor({ state: 'detached' })
})

test('what a guest wanted on a category page happens after the login, and the focus goes on there', async () => {
  const site = await openSite({ fill })
  const { page, errors } = await visit(browser, site)
  await page.goto('/category/flour-rice')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add To Cart: Chakki Atta' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByText('Please login to add to cart').waitFor()
  await dialog.getByLabel('E-mail').fill('amina@kiryana.example')
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByLabel('Password').press('Enter')
  await page.getByText('Login Successful').waitFor()
  await page.getByText('Added to cart').waitFor()
  await waitForFocus(page.getByRole('button', { name: 'One more: Chakki Atta' }))
  await page.reload()
  await page.getByRole('group', { name: 'Quantity of Chakki Atta' }).waitFor()
  expect(errors).toEqual([])
})

test('on a category page a guest may go on without a login, and the item is in the cart', async () => {
  const { page } = await visit(browser, await openSite({ fill }))
  await page.goto('/category/flour-rice')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add To Cart: Chakki Atta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByText('Please login to add to cart').waitFor()
  await dialog.getByRole('button', { name: 'Continue as guest', exact: true }).click()
  await page.getByText('Added to cart').waitFor()
  const storedCart = () => page.evaluate(() => localStorage.getItem('kiryana-cart') ?? '[]')
  await expect.poll(async () => JSON.parse(await storedCart()) as unknown).toHaveLength(1)
  await page.goto('/category/fruit-vegetables')
  await page
    .getByRole('button', { name: /^Add To Cart/ })
    .first()
    .click()
  await expect.poll(async () => JSON.parse(await storedCart()) as unknown).toHaveLength(2)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test.each(['Escape', 'Close'])(
  'on a category page a guest who closes the login by %s is not asked again in the visit',
  async (way) => {
    const { page } = await visit(browser, await openSite({ fill }))
    await page.goto('/category/flour-rice')
    await hydrated(page)
    const add = page.getByRole('button', { name: 'Add To Cart: Chakki Atta' })
    await add.click()
    const dialog = page.getByRole('dialog', { name: 'Login' })
    await dialog.getByText('Please login to add to cart').waitFor()
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await dialog.getByRole('button', { name: way }).click()
    await dialog.waitFor({ state: 'hidden' })
    await add.click()
    await page.getByText('Added to cart').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  },
)

test('on a category page without a connection a guest adds to the cart and is not asked to log in', async () => {
  const { page, context } = await visit(browser, await openSite({ fill }))
  await page.goto('/category/flour-rice')
  await hydrated(page)
  await context.setOffline(true)
  await page.getByText('You are offline').first().waitFor()
  await page.getByRole('button', { name: 'Add To Cart: Chakki Atta' }).click()
  await page.getByText('Added to cart').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('while a new search loads, the products of the old one are busy and take no clicks', async () => {
  const { page, errors } = await visit(browser, await openSite({ fill }))
  await page.goto('/search?q=atta')
  await hydrated(page)
  const { asked, release } = await hold(page, /\/api\/v1\/shoppingitems/)
  const add = page.getByRole('button', { name: 'Add To Cart: Chakki Atta' })
  const spot = await add.boundingBox()
  const box = page.getByRole('combobox', { name: 'Search For Products' })
  await box.fill('apples')
  await box.press('Enter')
  await asked
  await page.locator('main [aria-busy=true]').waitFor()
  await page.mouse.click((spot?.x ?? 0) + 10, (spot?.y ?? 0) + 10)
  release()
  await page.getByRole('heading', { name: 'Search: apples', level: 1 }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('kiryana-cart') ?? '[]')).toBe('[]')
  expect(await page.locator('main [aria-busy=true]').count()).toBe(0)
  expect(errors).toEqual([])
})

test('a heart is given at once and kept', async () => {
  const site = await openSite({ fill })
  const { page } = await visit(browser, site, desktop, 'amina')
  await page.goto('/category/flour-rice')
  await hydrated(page)
  const heart = page.getByRole('button', { name: 'Favourite: Chakki Atta' })
  await heart.click()
  await page.getByText('Added to favorites').waitFor()
  await page.reload()
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
})

test('a first visit weighs little', async () => {
  const site = await openSite({ fill })
  // React and the router are 98 kB.
  const most = 147_000
  for (const route of ['/', '/item/1', '/category/flour-rice', '/search?q=atta']) {
    const html = await (await fetch(site.origin + route)).text()
    const parts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
      ([, part]) => part,
    )
    const files = await Promise.all(
      [...new Set(parts)].map(async (part) => (await fetch(site.origin + part)).text()),
    )
    const weight = files.reduce((sum, file) => sum + gzipSync(file).length, 0)
    expect(weight, route).toBeLessThan(most)
  }
})

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
