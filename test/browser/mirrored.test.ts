import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { countSales } from '#shop/reports/count-sales.ts'
import { siteMessages } from '#web/messages/en/site.ts'
import { english } from '#web/messages/language.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { chooseForStaff } from '../support/bracketed-shop.ts'
import { hydrated } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { widerThanScreens } from '../support/faults-on-screens.ts'
import { openSite, phone, visit } from '../support/site.ts'
import { fillWithStories } from '../support/stories.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const languages = [english, urdu]
const t = messagesIn(urdu, siteMessages)

test('arrow keys in tabs and gallery, and a swipe, go from right to left in Urdu', async () => {
  const fill = async (db: Db) => {
    await fillWithStories(db)
    await db.run`update product set picture = 'a.webp', pictures = '["b.webp","c.webp"]' where id = 'apples'`
  }
  const site = await openSite({ fill, languages })
  const { page, errors } = await visit(browser, site, { ...phone, hasTouch: true })

  await page.goto('/ur/event')
  await hydrated(page)
  const tabs = page.getByRole('tab')
  const [first, second] = [tabs.nth(0), tabs.nth(1)]
  await first.click()
  await first.press('ArrowLeft')
  await expect.poll(() => second.getAttribute('aria-selected')).toBe('true')
  await second.press('ArrowRight')
  await expect.poll(() => first.getAttribute('aria-selected')).toBe('true')

  await page.goto('/ur/item/1')
  await hydrated(page)
  const views = page.getByRole('main').locator('.gallery > [role=group] button')
  const chosen = () =>
    views.evaluateAll((all) => all.findIndex((one) => one.ariaPressed === 'true'))
  await views.nth(0).press('ArrowLeft')
  await expect.poll(chosen).toBe(1)
  await views.nth(1).press('ArrowRight')
  await expect.poll(chosen).toBe(0)
  await swipe(page, 80, 280)
  await expect.poll(chosen).toBe(1)

  expect(errors.filter((error) => !error.includes('.webp'))).toEqual([])
})

test('arrow keys in the suggestions of the search go to the button they point at', async () => {
  const site = await openSite({ languages })
  const { page, errors } = await visit(browser, site, phone)
  await page.goto('/ur/')
  await hydrated(page)
  const box = page.getByRole('combobox', { name: t('search.placeholder') })
  await box.pressSequentially('ata')
  const product = page.getByRole('row', { name: /Chakki Atta/ })
  await product.waitFor()
  const active = async () =>
    page.locator(`[id="${await box.getAttribute('aria-activedescendant')}"]`)
  while ((await product.locator(await active()).count()) === 0) await box.press('ArrowDown')
  const name = await (await active()).boundingBox()
  await box.press('ArrowLeft')
  const button = await (await active()).boundingBox()
  expect(button?.x).toBeLessThan(name?.x ?? 0)
  await box.press('ArrowRight')
  expect(await (await active()).boundingBox()).toEqual(name)
  expect(errors).toEqual([])
})

test('the days of a chart are read from right to left by keyboard, as they are drawn', async () => {
  const site = await openSite({ languages })
  await placed(await site.as('amina'), cartOrder())
  await countSales(site)
  await chooseForStaff(site.db, 'ur')
  const { page, errors } = await visit(browser, site, phone, 'owner')
  await page.goto('/admin/reports?days=7')
  await hydrated(page)
  const days = page.getByRole('slider').first()
  const last = Number(await days.inputValue())
  await days.press('ArrowRight')
  expect(Number(await days.inputValue())).toBe(last - 1)
  await days.press('ArrowLeft')
  expect(Number(await days.inputValue())).toBe(last)
  const bars = await page.locator('.report-chart').first().locator('rect').all()
  const boxes = await Promise.all(bars.map((bar) => bar.boundingBox()))
  expect(boxes.at(-1)?.x).toBeLessThan(boxes[0]?.x ?? 0)
  expect(errors).toEqual([])
})

/** A finger moves over the picture of a product. */
async function swipe(page: Page, from: number, to: number) {
  const box = await page.locator('.gallery-picture').first().boundingBox()
  const y = (box?.y ?? 0) + 120
  const screen = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] }) // prettier-ignore
  await send('touchStart', from)
  await send('touchMove', to)
  await send('touchEnd')
  await screen.detach()
}

test('a long Urdu word and a name of both directions fit the pages of item, cart and order', async () => {
  const site = await openSite({ languages })
  const [long, mixed] = ['کھجور'.repeat(40), 'Dalda گھی 5 L (نیا) Pack-2, 100% خالص'] as const
  await site.db
    .run`update product set name_ur = ${long}, brand = ${'برانڈ'.repeat(20)} where id = 'apples'`
  await site.db.run`update product set name_ur = ${mixed} where id = 'chai'`
  await site.db.run`
    insert into translation (locale, source_hash, source, text, changed_at, needs_check)
    values ('ur', 'a', 'Kala Kulu Apples', ${long}, 1, 0), ('ur', 'b', 'Dum Chai, Loose Leaf', ${mixed}, 1, 0)`
  const amina = await site.as('amina')
  const lines = [
    { product: 'apples', quantity: 2 },
    { product: 'chai', quantity: 1 },
  ]
  const { _id } = await placed(amina, cartOrder(1129.5, lines))
  await amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 1 }, { _id: 'chai', quantity: 1 }] }) // prettier-ignore
  const { page, errors } = await visit(browser, site, phone, 'amina')
  const faults: string[] = []
  for (const address of ['/ur/item/1', '/ur/cart', `/ur/order/${_id}`]) {
    faults.push(...(await widerThanScreens(page, address)))
    await page.getByRole('main').getByText(long).first().waitFor({ state: 'attached' })
  }
  expect([...faults, ...errors]).toEqual([])
})

test('the language link keeps the page, its query and the place on it', async () => {
  const site = await openSite({ languages })
  const { page, errors } = await visit(browser, site, phone)
  await page.goto('/products?sort=name')
  await hydrated(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'اردو' })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(300)
  await link.click()
  await page.waitForURL('**/ur/products?sort=name')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 300)
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await page.waitForURL((url) => url.pathname + url.search === '/products?sort=name')
  expect(errors).toEqual([])
})
