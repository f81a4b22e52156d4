import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { hydrated } from '../support/browser.ts'
import { fillWithCast } from '../support/cast.ts'
import { fillWithDemoGoods } from '../support/demo-goods.ts'
import { launch } from '../support/chromium.ts'
import { openSite, phone, visit } from '../support/site.ts'
import { fillWithStock } from '../support/stock-list.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Stock', exact: true }).getByRole('listitem')

async function fill(db: Db) {
  await fillWithCast(db)
  await fillWithStock(db)
}

const stockedSite = () => openSite({ fill })

test('“Load more” adds the next page below, and Back finds all of it where it was left', async () => {
  const { page, errors } = await visit(browser, await stockedSite(), phone)
  await page.goto('/category/stock')
  await hydrated(page)
  expect(await cards(page).count()).toBe(36)
  await page.getByRole('link', { name: 'Load more' }).press('Enter')
  await expect.poll(() => cards(page).count()).toBe(40)
  await page.waitForURL('**/category/stock?page=2')
  const atCard = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main .card-link')].findIndex(
        (link) => link === document.activeElement,
      ),
    )
  await expect.poll(atCard).toBe(36) // focus moves to the first new card
  const last = cards(page).last().getByRole('link').first()
  await last.focus()
  const left = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /^Stock Item/ }).waitFor()
  await page.goBack()
  await expect.poll(() => cards(page).count()).toBe(40)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  expect(errors).toEqual([])
})

test('without scripts “Load more” is a link to the next page', async () => {
  const screen = { ...phone, javaScriptEnabled: false }
  const { page } = await visit(browser, await stockedSite(), screen)
  await page.goto('/category/stock')
  // Cards above it get their height while it is scrolled to: a click by its place could miss it.
  await page.getByRole('link', { name: 'Load more' }).press('Enter')
  await page.waitForURL('**/category/stock?page=2')
  expect(await cards(page).count()).toBe(4)
})

test('the first screen of a phone shows whole cards with square pictures, and the next pictures, above the bar', async () => {
  const { page } = await visit(browser, await stockedSite(), phone)
  for (const address of ['/category/stock', '/category/flour-rice/flour']) {
    await page.goto(address)
    const bar = await page.getByRole('navigation', { name: 'Main navigation' }).boundingBox()
    const cards = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((all) =>
        all.slice(0, 4).map((card) => ({
          bottom: card.getBoundingClientRect().bottom,
          picture: card.querySelector('.card-picture')?.getBoundingClientRect().toJSON() as DOMRect,
        })),
      )
    expect(cards.length).toBeGreaterThan(0)
    expect(bar?.y).toBeLessThan(844)
    for (const { bottom } of cards.slice(0, 2)) expect(bottom).toBeLessThanOrEqual(bar?.y ?? 0)
    for (const { picture } of cards) {
      expect(picture.height).toBeCloseTo(picture.width, 0)
      expect(picture.bottom).toBeLessThanOrEqual(bar?.y ?? 0)
    }
    const top = await page.getByRole('main').getByRole('article').first().boundingBox()
    expect(top?.y).toBeLessThanOrEqual(243)
  }
})

test.each([360, 390, 1440])(
  'the prices and buttons of a row of cards are on one line, a short name leaves no gap, and Urdu names stand below the size, on phones beside the stars, at %i px',
  async (width) => {
    const { page } = await visit(browser, await openSite({ fill: fillWithDemoGoods }), {
      viewport: { width, height: 900 },
    })
    for (const address of ['/products', '/offers']) {
      await page.goto(address)
      await page.addStyleTag({ content: '.shelf > li { content-visibility: visible !important }' })
      const cards = await page.locator('#main .shelf > li').evaluateAll((all) =>
        all.map((item) => {
          const box = (part: string) => item.querySelector(part)?.getBoundingClientRect()
          const [urdu, size] = [box('.card-urdu'), box('.card-size')]
          const stars = window.innerWidth < 768 ? box('.card-text :has(> .stars)') : undefined
          const { top } = item.getBoundingClientRect()
          const name = document.createRange()
          name.selectNodeContents(item.querySelector('.card-link') ?? item)
          return {
            gap: (size?.top ?? 0) - name.getBoundingClientRect().bottom,
            row: Math.round(top),
            lines: [
              box('.card > div:not([class*=card-]) .money')?.top,
              box('.card-add, .card-notify')?.top,
            ].map((line) => Math.round((line ?? 0) - top)),
            isBelow: !urdu || (size !== undefined && urdu.top >= size.bottom),
            isBeside: !urdu || !stars?.width || (urdu.top === stars.top && urdu.left > stars.right),
            isInside: (urdu?.right ?? 0) <= item.getBoundingClientRect().right,
          }
        }),
      )
      expect(cards.length).toBeGreaterThan(2)
      for (const { row, lines, gap, ...urdu } of cards) {
        const first = cards.find((card) => card.row === row)
        expect([address, row, lines]).toEqual([address, row, first?.lines])
        expect(gap).toBeLessThan(8)
        expect(urdu).toEqual({ isBelow: true, isBeside: true, isInside: true })
      }
    }
  },
)

test('the first screen of a desktop has something to add, at home and in a category, and names each category once', async () => {
  const { page } = await visit(browser, await stockedSite(), {
    viewport: { width: 1440, height: 900 },
  })
  const add = page.getByRole('main').getByRole('button', { name: /^Add To Cart/ })
  for (const address of [
    '/',
    '/category/stock',
    '/category/flour-rice',
    '/category/flour-rice/flour',
  ]) {
    await page.goto(address)
    const box = await add.first().boundingBox()
    expect((box?.y ?? 900) + (box?.height ?? 0), address).toBeLessThanOrEqual(800)
  }
  const departments = page.getByRole('navigation', { name: 'Pages' })
  await departments.getByRole('link', { name: 'Fruit & Vegetables' }).waitFor()
  await page.goto('/category/flour-rice')
  const names = page.getByRole('main').getByText('Flour', { exact: true }).locator('visible=true')
  expect(await names.count()).toBe(1) // a tile, no filter
})

test('a category names those beside it in a row that stays in sight, with its own marked', async () => {
  const { page } = await visit(browser, await openSite(), phone)
  await page.goto('/category/fruit-vegetables/fresh-fruit')
  const row = page.getByRole('navigation', { name: 'Categories in Fruit & Vegetables' })
  expect(await row.getByRole('link').allInnerTexts()).toEqual([
    'All',
    'Fresh Fruit',
    'Apples',
    'Mangoes',
    'Herbs',
    'Flour & Rice',
    'Tea & Drinks',
  ])
  expect(await row.locator('[aria-current]').innerText()).toBe('Fresh Fruit')
  await row.getByRole('link', { name: 'Herbs' }).press('Enter')
  await page.waitForURL('**/category/fruit-vegetables/herbs')
  await expect.poll(() => row.locator('[aria-current]').innerText()).toBe('Herbs')
})

test('on a phone the home page shows eight more products, and the rest on demand', async () => {
  const site = await openSite({ fill: fillWithDemoGoods })
  const { page, errors } = await visit(browser, site, phone)
  await page.goto('/')
  await hydrated(page)
  const more = page.getByRole('list', { name: 'More that sells well' })
  const shown = () => more.locator('> li:visible').count()
  expect(await shown()).toBe(8)
  await page.getByRole('button', { name: 'See more' }).click()
  expect(await shown()).toBe(24)
  const isNext = await more
    .locator('.card-link')
    .nth(8)
    .evaluate((link) => link === document.activeElement)
  expect(isNext).toBe(true)
  expect(errors).toEqual([])
})
