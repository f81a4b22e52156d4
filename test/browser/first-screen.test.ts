import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { fillContent } from '../../demo/fill-content.ts'
import { fillWithDemoGoods } from '../support/demo-goods.ts'
import { hydrated } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { openSite, phone, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const laptop = { viewport: { width: 1440, height: 900 } }

/** Height of the screen's end that bars cover, in px: whatever stays there at this place of the page. */
const coveredBelow = (page: Page) =>
  page.evaluate(() => {
    const tops = [...document.querySelectorAll('body *')].flatMap((one) => {
      const { position, visibility } = getComputedStyle(one)
      const { top, bottom, width, height } = one.getBoundingClientRect()
      const isBar = width > innerWidth / 2 && height > 0 && height < innerHeight / 3
      const isBelow = top > innerHeight / 2 && bottom > innerHeight - 120 && top < innerHeight
      const stays = position === 'fixed' || position === 'sticky'
      return stays && isBar && isBelow && visibility === 'visible' ? [top] : []
    })
    return innerHeight - Math.min(innerHeight, ...tops)
  })

/** Bars that watch the page's place have come or gone, and stand still. */
const drawn = async () => {
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)))
}

test('with a filled cart the bars on a phone cover at most 110 px together', async () => {
  const site = await openSite({ fill: fillWithDemoGoods })
  const { page } = await visit(browser, site, { ...phone, hasTouch: true })
  await page.goto('/search?q=milk')
  await hydrated(page)
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Add To Cart: / })
    .first()
  await add.tap()
  await page
    .getByRole('link', { name: /^Cart.*1/ })
    .first()
    .waitFor()
  const product = await page.locator('main .card-link').first().getAttribute('href')
  const covered: Record<string, number> = {}
  for (const path of [
    '/',
    '/category/dairy-eggs',
    '/search?q=milk',
    '/offers',
    product ?? '',
    '/cart',
    '/quick-order',
  ]) {
    await page.goto(path)
    await hydrated(page)
    await expect.poll(() => coveredBelow(page), { message: path }).toBeGreaterThan(40) // or there is no bar
    // Some bars appear once the button of the page is out of sight, and some go where theirs is.
    for (const top of [0, 250, 500, 750]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      covered[path] = Math.max(
        covered[path] ?? 0,
        await page.evaluate(drawn).then(() => coveredBelow(page)),
      )
    }
  }
  for (const [path, height] of Object.entries(covered))
    expect(height, path).toBeLessThanOrEqual(110)
})

/** With banners, which stand above the products. */
async function fill(db: Db) {
  await fillWithDemoGoods(db)
  const now = Date.parse('2025-01-05')
  await db.transaction(async (tx) => fillContent(tx, now, new Map()))
}

/** The first product that can be added, or added again. */
const firstAdd = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Add (?:\d+ )?to cart/i })
    .first()

test.each([
  ['a new visitor', undefined],
  ['a returning customer', 'amina'],
] as const)(
  '%s has something to add on the first screen of home, at 1440 × 900',
  async (_, who) => {
    const site = await openSite({ fill })
    const { page } = await visit(browser, site, laptop, who)
    if (who !== undefined) {
      const customer = await site.as(who)
      const [item] = (await customer.get('shoppingitems?q=chakki+atta&limit=1')).body.data
      await placed(customer, cartOrder((item.discountprice || item.orignalprice) + 150, [{ product: item._id, quantity: 1 }])) // prettier-ignore
    }
    await page.goto('/')
    await hydrated(page)
    const head = page.getByRole('main').getByRole('heading', { name: 'Buy again' })
    expect(await head.count()).toBe(who === undefined ? 0 : 1)
    const box = await firstAdd(page).boundingBox()
    expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
  },
)

test('the counts in the menu of categories are those of the category pages', async () => {
  const { page } = await visit(browser, await openSite({ fill: fillWithDemoGoods }), laptop)
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Pages' }).getByText('All Categories').click()
  const rows = page.getByRole('group', { name: 'All Categories' }).locator('.mega-column').first().getByRole('link') // prettier-ignore
  await rows.nth(3).waitFor()
  const counts = await rows.evaluateAll((links) =>
    links.map(
      (link) =>
        [link.getAttribute('href') ?? '', Number(/\d+/.exec(link.textContent ?? '')?.[0])] as const,
    ),
  )
  expect(counts.length).toBeGreaterThan(10)
  for (const [path, count] of counts) {
    const html = await (await page.request.get(path)).text()
    const said = /(\d+)(?:<!-- -->|\s)*products?\b/.exec(
      html.replace(/<script[\s\S]*?<\/script>/g, ''),
    )
    expect([path, Number(said?.[1])]).toEqual([path, count])
  }
})
