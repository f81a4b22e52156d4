import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onPhone, screens, waitForFocus } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { fillWithDemoGoods } from '../support/demo-goods.ts'
import { axeFaults, desktop, openSite, phone, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const openShop = () => openSite({ fill: fillWithDemoGoods })

const countOn = async (page: Page) =>
  Number((await page.locator('#list-count').innerText()).match(/\d+/)?.[0])
const choice = (page: Page, kind: string, name: RegExp) =>
  page
    .locator('.filter-kind', { has: page.getByRole('heading', { name: kind, exact: true }) })
    .getByRole('link', { name })
const numberIn = (text: string) => Number(text.match(/(\d+)\s*$/)?.[1])

test('on a desktop a choice gives as many as it says, keeps the place and the focus, and Back takes it away', async () => {
  const site = await openShop()
  const { page, errors } = await visit(browser, site, desktop)
  await page.goto('/search?q=milk')
  await hydrated(page)
  const all = await countOn(page)
  const dairy = choice(page, 'Category', /Dairy/)
  const promised = numberIn(await dairy.innerText())
  expect(promised).toBeLessThan(all)
  await dairy.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=milk&category=dairy-eggs')
  await page.getByText(`${promised} products found`).waitFor()
  expect(await dairy.getAttribute('aria-current')).toBe('true')
  await waitForFocus(dairy)
  expect(await axeFaults(page)).toEqual([])

  // All of them are in stock: that is no choice.
  expect(await choice(page, 'Show only', /In stock/).count()).toBe(0)
  const offers = choice(page, 'Show only', /Offers/)
  await offers.click()
  await page.waitForURL(/offers=1/)
  await page.getByRole('link', { name: 'Remove filter: Offers' }).click()
  await page.waitForURL((url) => !url.search.includes('offers'))
  await page.waitForFunction(() => document.activeElement?.classList.contains('filter-chip'))
  await page.goBack()
  await page.getByRole('link', { name: 'Remove filter: Offers' }).waitFor()
  await page.getByLabel('Sort by').selectOption('price-up')
  await page.waitForURL(/offers=1&sort=price-up/)
  expect(errors).toEqual([])
})

test('a price of one’s own; what nothing passes offers the list without filters', async () => {
  const site = await openShop()
  const { page } = await visit(browser, site, desktop)
  await page.goto('/products')
  await hydrated(page)
  const all = await countOn(page)
  await page.getByLabel('Highest (Rs.)').fill('150')
  await page.getByRole('button', { name: 'Apply price' }).click()
  await page.waitForURL('**/products?max=150')
  await page.getByRole('link', { name: 'Remove filter: Up to Rs. 150' }).waitFor()
  expect(await countOn(page)).toBeLessThan(all)
  expect(await page.locator('link[rel=canonical]').count()).toBe(1)
  const highest = page.getByLabel('Highest (Rs.)')
  await highest.hover()
  await highest.focus()
  await page.mouse.wheel(0, 200)
  expect(await highest.inputValue()).toBe('150')
  await highest.press('ArrowUp')
  await highest.press('ArrowUp')
  await highest.press('ArrowDown')
  expect(await highest.inputValue()).toBe('151')
  await highest.fill('about 200')
  await highest.press('Enter')
  expect(await highest.evaluate((one: HTMLInputElement) => one.validity.valid)).toBe(false)
  expect(page.url()).toMatch(/max=150$/)
  await page.getByLabel('Lowest (Rs.)').fill('۹۹٫۵۰')
  await highest.fill('١٥٠')
  await highest.press('Enter')
  await page.waitForURL('**/products?min=99.5&max=150')
  await expect.poll(() => highest.inputValue()).toBe('150') // the form is drawn after the address changed
  await page.getByLabel('Lowest (Rs.)').fill('1,000')
  await highest.fill('۱٬۵۰۰')
  await highest.press('Enter')
  await page.waitForURL('**/products?min=1000&max=1500')
  await expect.poll(() => highest.inputValue()).toBe('1500')
  await page.getByLabel('Lowest (Rs.)').fill('2,000')
  await highest.press('Enter')
  await page.waitForURL('**/products?min=1500&max=2000')
  await page.goto('/products?max=1')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await page.locator('link[rel=canonical]').count()).toBe(0)
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Remove all filters' }).last().click()
  await page.waitForURL('**/products')
  await page.getByText(`${all} products`, { exact: true }).waitFor()
})

test('on a phone the filters are a sheet that stays open while one chooses', async () => {
  const site = await openShop()
  const { page, errors } = await visit(browser, site, phone)
  await page.goto('/category/flour-rice-pulses')
  await hydrated(page)
  const panel = page.getByRole('complementary', { name: 'Filters' })
  expect(await panel.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await panel.waitFor()
  const brand = choice(page, 'Brand', /Sunehri Dhaan/)
  const promised = numberIn(await brand.innerText())
  await brand.click()
  await page.waitForURL(/brand=Sunehri/)
  const done = page.getByRole('button', { name: `Show ${promised} products` })
  await done.waitFor()
  for (const target of await panel.locator('a, button').all()) {
    const box = await target.boundingBox()
    expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  expect(await axeFaults(page)).toEqual([])
  await done.click()
  await panel.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Filters (1)' }).waitFor()
  expect(errors).toEqual([])
})

test.each(onPhone)('without JavaScript all of it works (%s)', async (screen) => {
  const site = await openShop()
  const { page } = await visit(browser, site, { ...screens[screen], javaScriptEnabled: false })
  await page.goto('/search?q=milk')
  const open = page.getByRole('button', { name: 'Filters', exact: true })
  if (await open.isVisible()) await open.click()
  await choice(page, 'Show only', /In stock/).click()
  await page.waitForURL('**/search?q=milk&stock=1')
  if (screen === 'phone') await page.getByRole('button', { name: 'Filters (1)' }).click()
  await page.getByLabel('Lowest (Rs.)').fill('1,000')
  await page.getByLabel('Highest (Rs.)').fill('۱۰۰')
  await page.getByRole('button', { name: 'Apply price' }).click()
  await page.getByRole('link', { name: 'Remove filter: Rs. 100 to Rs. 1,000' }).waitFor()
  await page.getByLabel('Sort by').selectOption('unit-price')
  await page.getByRole('button', { name: 'Sort' }).click()
  const { searchParams } = new URL(page.url())
  expect(Object.fromEntries(searchParams)).toMatchObject({
    q: 'milk',
    stock: '1',
    min: '100',
    sort: 'unit-price',
  })
})

test.each(onPhone)('offers are narrowed and sorted as every list is (%s)', async (screen) => {
  const site = await openShop()
  const { page, errors } = await visit(browser, site, screens[screen])
  await page.goto('/offers')
  await hydrated(page)
  const all = await countOn(page)
  expect(await page.getByLabel('Sort by').locator('option:checked').innerText()).toBe(
    'Largest saving',
  )
  if (screen === 'phone') {
    const row = page.getByRole('navigation', { name: 'Offers by category' })
    await row.getByRole('link', { name: /^Flour/ }).click()
    await page.waitForURL('**/offers?category=flour-rice-pulses')
    await row.locator('[aria-current]', { hasText: 'Flour' }).waitFor()
    await page.waitForFunction(() => document.title.includes('Flour'))
  }
  const open = page.getByRole('button', { name: 'Filters', exact: true })
  if (screen === 'phone') await open.click()
  const brand = choice(page, 'Brand', /Lal Kothi/)
  const promised = numberIn(await brand.innerText())
  expect(all).toBeGreaterThan(promised)
  await brand.click()
  await page.waitForURL(/[?&]brand=Lal\+Kothi$/)
  await page.waitForFunction(
    (count) => document.querySelector('#list-count')?.textContent?.startsWith(`${count} offer`),
    promised,
  )
  // All of them are offers in stock: that is no choice.
  expect(await page.getByRole('heading', { name: 'Show only' }).count()).toBe(0)
  if (screen === 'phone') await page.keyboard.press('Escape')
  await page.getByLabel('Sort by').selectOption('price-up')
  await page.waitForURL(/brand=Lal\+Kothi&sort=price-up$/)
  expect(await axeFaults(page)).toEqual([])
  expect(errors).toEqual([])
})

test('offers are narrowed without JavaScript', async () => {
  const site = await openShop()
  const { page } = await visit(browser, site, { ...phone, javaScriptEnabled: false })
  await page.goto('/offers')
  const all = await countOn(page)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Highest (Rs.)').fill('250')
  await page.getByRole('button', { name: 'Apply price' }).click()
  await page.getByRole('link', { name: 'Remove filter: Up to Rs. 250' }).waitFor()
  expect(await countOn(page)).toBeLessThan(all)
  await page.getByLabel('Sort by').selectOption('unit-price')
  await page.getByRole('button', { name: 'Sort' }).click()
  const { searchParams } = new URL(page.url())
  expect(Object.fromEntries(searchParams)).toMatchObject({ max: '250', sort: 'unit-price' })
})

test('a slip is taken for the word that was meant, and can be searched for as it is', async () => {
  const site = await openShop()
  const { page } = await visit(browser, site, desktop)
  await page.goto('/search?q=mlik')
  await hydrated(page)
  expect(await page.locator('.card').count()).toBeGreaterThan(0)
  await page.getByText('Showing results for').waitFor()
  await page.getByRole('link', { name: 'mlik', exact: true }).click()
  await page.getByRole('heading', { name: 'No products found' }).waitFor()
  await page.getByText('Did you mean').getByRole('link', { name: 'milk' }).click()
  await page.waitForURL('**/search?q=milk')
})

test('where nothing is found fewer words are tried, and the shop can be asked', async () => {
  const site = await openShop()
  const { page, errors } = await visit(browser, site, phone)
  await page.goto('/search?q=milk%25powder+atta')
  await page.getByRole('heading', { name: 'This is what “atta” finds' }).waitFor()
  expect(await page.locator('.card').count()).toBeGreaterThan(0)
  await page.goto('/search?q=wqxz+qqzx')
  await hydrated(page)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('navigation', { name: 'Browse the categories' }).waitFor()
  await page.getByRole('link', { name: 'Ask us for it' }).click()
  await page.waitForURL('**/contact?about=wqxz+qqzx#form')
  await hydrated(page)
  const message = page.getByLabel('Message')
  expect(await message.inputValue()).toContain('“wqxz qqzx”')
  await page.getByLabel('Name').fill('Bilal')
  await page.getByLabel('E-mail').fill('bilal@kiryana.example')
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Write another message' }).waitFor()
  const [sent] = await site.db.all<{ body: string }>`select body from message`
  expect(sent?.body).toContain('“wqxz qqzx”')
  expect(errors).toEqual([])
})

test('on a phone 320 px wide the chosen order is read in full, within the page', async () => {
  const site = await openShop()
  const { page, errors } = await visit(browser, site, { viewport: { width: 320, height: 640 } })
  await page.goto('/products')
  const order = await page.getByLabel('Sort by').evaluate((select: HTMLSelectElement) => {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
    const pen = document.createElement('canvas').getContext('2d')
    if (pen) pen.font = font
    return {
      end: select.getBoundingClientRect().right,
      room: select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd),
      text: pen?.measureText(select.selectedOptions[0]?.text ?? '').width,
    }
  })
  expect(order.end).toBeLessThanOrEqual(320 - 16)
  expect(order.room).toBeGreaterThanOrEqual(order.text ?? Infinity)
  expect(errors).toEqual([])
})
