import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { desktop, openSite, phone, visit } from '../support/site.ts'
import { fillWithStories } from '../support/stories.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const box = (page: Page) => page.getByRole('combobox', { name: 'Search For Products' })
const tablet = { viewport: { width: 1180, height: 820 } }

test('the search box says what the page was searched for, without scripts too', async () => {
  const site = await openSite()
  const plain = await visit(browser, site, { javaScriptEnabled: false })
  await plain.page.goto('/search?q=atta')
  expect(await box(plain.page).inputValue()).toBe('atta')

  const { page, errors } = await visit(browser, site)
  await page.goto('/search?q=atta')
  await box(page).fill('chai')
  await box(page).press('Enter')
  await page.waitForURL('**/search?q=chai')
  await page.goBack()
  await expect.poll(() => box(page).inputValue()).toBe('atta')
  await page.goto('/')
  expect(await box(page).inputValue()).toBe('')
  expect(errors).toEqual([])
})

test('on a wide tablet nothing of the header lies over anything else', async () => {
  const { page } = await visit(browser, await openSite(), tablet, 'amina')
  await page.request.put('/api/v1/cart', { data: { cartitems: [{ _id: 'atta', quantity: 3 }] } })
  await page.goto('/')
  const boxes = await page.getByRole('banner').evaluate((header) =>
    [...(header.firstElementChild?.children ?? [])]
      .filter((part) => part.getBoundingClientRect().width > 0)
      .map((part) => {
        const inside = [part, ...part.querySelectorAll('*')].map((one) =>
          one.getBoundingClientRect(),
        )
        return [inside[0]?.left ?? 0, Math.max(...inside.map(({ right }) => right))] as const
      })
      .toSorted(([one], [other]) => one - other),
  )
  expect(boxes.length).toBe(4)
  for (const [index, [left]] of boxes.entries())
    expect(left).toBeGreaterThanOrEqual(Math.floor(boxes[index - 1]?.[1] ?? 0))
  expect(boxes.at(-1)?.[1]).toBeLessThanOrEqual(1180)
})

test('the links of the navigation are in one row that fades out while there are more, and the focus brings them', async () => {
  const { page } = await visit(browser, await openSite(), {
    viewport: { width: 1440, height: 900 },
  })
  await page.goto('/')
  await hydrated(page)
  const row = page.getByRole('navigation', { name: 'Pages' }).locator('.nav-links')
  const fades = () => row.evaluate((list) => getComputedStyle(list).maskImage !== 'none')
  expect(await fades()).toBe(false)
  await row.evaluate((list) => {
    const [, , third] = list.children
    for (let copy = 0; copy < 12; copy += 1) {
      const item = third?.cloneNode(true) as HTMLElement
      item.querySelector('a')?.append(' & a long name')
      list.append(item)
    }
  })
  await page.locator('.nav-all').hover()
  await page.locator('.mega-column').first().waitFor()
  expect(await fades()).toBe(true)
  await row.getByRole('link').last().focus()
  const [inside, last] = [await row.boundingBox(), await row.getByRole('link').last().boundingBox()]
  expect(last?.y).toBe(inside?.y)
  const endOf = (box: typeof last) => (box?.x ?? 0) + (box?.width ?? 0)
  expect(endOf(last)).toBeLessThanOrEqual(endOf(inside) + 1)
  await expect.poll(fades).toBe(false)
})

test.each([360, 390])('at %i px the home page shows a price on its first screen', async (width) => {
  const { page } = await visit(browser, await openSite({ fill: fillWithStories }), {
    ...phone,
    viewport: { width, height: 800 },
  })
  await page.goto('/')
  await hydrated(page)
  expect(await page.getByRole('heading', { name: 'Best Selling' }).boundingBox()).not.toBeNull()
  const price = await page.locator('.home-first .card .money').first().boundingBox()
  const bar = await page.locator('.bottom-bar').boundingBox()
  // Lower than its picture alone was.
  expect((await page.locator('.banner').first().boundingBox())?.height).toBeLessThan(140)
  expect((price?.y ?? 800) + (price?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('on a phone the header shows the area of a long address, and names the whole', async () => {
  const { page } = await visit(browser, await openSite(), {
    ...phone,
    viewport: { width: 360, height: 800 },
  })
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() =>
    localStorage.setItem('shippingAddress', 'House 22-B, Street 31, F-8, Islamabad'),
  )
  await page.reload()
  await page
    .getByRole('button', { name: /^Delivering To House 22-B, Street 31, F-8, Islamabad/ })
    .waitFor()
  const text = page.locator('.header-address > [aria-hidden]')
  expect(await text.textContent()).toBe('F-8, Islamabad')
  expect(
    await page.locator('.header-address').evaluate((one) => one.scrollWidth <= one.clientWidth),
  ).toBe(true)
})

test('on a phone the header goes when one reads on, and comes back upwards and with the focus', async () => {
  const { page } = await visit(browser, await openSite(), phone)
  await page.goto('/products')
  await hydrated(page)
  const bottom = () =>
    page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
  expect(await bottom()).toBeLessThan(115)
  const wheel = (y: number) => page.mouse.wheel(0, y)
  await page.mouse.move(200, 500)
  await wheel(500)
  await expect.poll(bottom).toBeLessThanOrEqual(0)
  await wheel(-100)
  await expect.poll(bottom).toBeGreaterThan(50)
  await wheel(200)
  await expect.poll(bottom).toBeLessThanOrEqual(0)
  await box(page).focus()
  await expect.poll(bottom).toBeGreaterThan(50)
})

test('on the home page of a phone the categories stay in sight below the header, or alone without it', async () => {
  const { page, errors } = await visit(browser, await openSite(), phone)
  await page.goto('/')
  await hydrated(page)
  const row = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.locator('a[href^="/category/"]') })
    .first()
  const links = await row
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
  expect(links.length).toBeGreaterThan(0)
  for (const height of links) expect(height).toBeGreaterThanOrEqual(44)
  await page.addStyleTag({ content: '.home { min-height: 4000px }' })
  const top = () => row.evaluate((list) => Math.round(list.getBoundingClientRect().top))
  const below = await page
    .getByRole('banner')
    .evaluate((header) => Math.round(header.getBoundingClientRect().bottom))
  await page.mouse.move(200, 500)
  await page.mouse.wheel(0, 1500)
  await expect.poll(top).toBe(0)
  await page.mouse.wheel(0, -200)
  await expect.poll(top).toBeLessThanOrEqual(below)
  await expect.poll(top).toBeGreaterThan(below - 4)
  expect(errors).toEqual([])
})

test('the menu of all categories opens over the row of categories', async () => {
  const { page } = await visit(browser, await openSite(), desktop)
  await page.goto('/category/fruit-vegetables/fresh-fruit')
  await page.getByRole('button', { name: 'All Categories', exact: true }).press('Enter')
  await page.locator('.mega .mega-row').first().waitFor()
  const row = page.getByRole('navigation', { name: 'Categories in Fruit & Vegetables' })
  const isCovered = await row.evaluate((chips) => {
    const { left, top, width, height } = chips.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.mega') != null
  })
  expect(isCovered).toBe(true)
})

test('on a phone the footer is less than a screen tall, with targets of 44 px', async () => {
  const { page } = await visit(browser, await openSite({ fill: fillWithStories }), phone)
  await page.goto('/faqs')
  await hydrated(page)
  const footer = page.getByRole('contentinfo')
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(650)
  const heights = await footer
    .locator('a, button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  const isNarrow = await footer.evaluate((one) => one.scrollWidth <= one.clientWidth)
  expect(isNarrow).toBe(true)
})
