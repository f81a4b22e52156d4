import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated } from '../support/browser.ts'
import { fillWithDemoGoods } from '../support/demo-goods.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, desktop, openSite, phone, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

async function searching(
  screen: typeof phone | typeof desktop = desktop,
  options: Parameters<typeof openSite>[0] = {},
) {
  const site = await openSite(options)
  const { page, errors } = await visit(browser, site, screen)
  await page.goto('/')
  await hydrated(page)
  const box = page.getByRole('combobox', { name: 'Search For Products' })
  const list = page.getByRole('grid', { name: 'Suggestions' })
  return { page, errors, box, list }
}

const inCart = (page: Page) => page.getByRole('link', { name: /^Cart/ }).first()
const isFocused = (page: Page) => page.evaluate(() => document.activeElement?.id === 'search')

test('by keyboard alone one goes through the list, adds from it and opens a category', async () => {
  const { page, errors, box, list } = await searching()
  await box.pressSequentially('ata')
  const product = list.getByRole('row', { name: /Chakki Atta/ })
  await product.waitFor()
  expect(await box.getAttribute('aria-expanded')).toBe('true')
  const category = list.getByRole('rowgroup', { name: 'Categories' }).getByRole('row').first()
  await box.press('ArrowDown')
  const active = async () =>
    page.locator(`[id="${await box.getAttribute('aria-activedescendant')}"]`)
  expect(await category.locator(await active()).count()).toBe(1)
  while ((await product.locator(await active()).count()) === 0) await box.press('ArrowDown')
  await box.press('ArrowRight')
  expect(await (await active()).getAttribute('aria-selected')).toBe('true')
  await box.press('Enter')
  await box.press('Enter')
  await expect.poll(() => inCart(page).innerText()).toContain('2 items')
  await expect.poll(() => isFocused(page)).toBe(true)
  await list.getByRole('button', { name: 'Add another: Chakki Atta, 2 in your cart' }).waitFor()
  await box.press('ArrowLeft')
  expect(
    await (await active()).getByRole('button', { name: 'One less: Chakki Atta' }).count(),
  ).toBe(1)
  await box.press('ArrowLeft')
  await box.press('Home') // back in the text, nothing else happens
  expect(await box.inputValue()).toBe('ata')
  expect(await axeFaults(page)).toEqual([])
  await category.getByRole('link').click()
  await page.waitForURL('**/category/**')
  expect(errors).toEqual([])
})

test('by touch one adds from the list, which stays, and what was searched for is offered again', async () => {
  const { page, errors, box, list } = await searching({ ...phone, hasTouch: true } as typeof phone)
  await box.tap()
  await box.fill('aple')
  await list
    .getByRole('button', { name: /^Add to cart: .*Apples/ })
    .first()
    .tap()
  await list
    .getByRole('button', { name: /^Add another: .*Apples/ })
    .first()
    .waitFor()
  await expect.poll(() => isFocused(page)).toBe(true)
  await box.press('Enter')
  await page.waitForURL('**/search?q=aple')
  await box.fill('')
  const recent = list.getByRole('rowgroup', { name: 'Recent searches' })
  await recent.getByRole('button', { name: 'aple', exact: true }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await box.fill('atta')
  await box.press('Enter')
  await page.waitForURL('**/search?q=atta')
  await box.fill('')
  await recent.getByRole('button', { name: 'Remove “atta”' }).tap()
  await recent.getByRole('button', { name: 'atta', exact: true }).waitFor({ state: 'detached' })
  await recent.getByRole('button', { name: 'aple', exact: true }).tap()
  await page.waitForURL('**/search?q=aple')
  await box.fill('')
  await recent.getByRole('button', { name: 'Clear recent searches' }).tap()
  await recent.waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})

test('on a phone one adds word after word, takes away again, and clears the text', async () => {
  const screen = { viewport: { width: 360, height: 740 }, hasTouch: true } as typeof phone
  const { page, errors, box, list } = await searching(screen)
  const clear = page.getByRole('button', { name: 'Clear search' })
  expect(await clear.count()).toBe(0)
  await box.tap()
  await page.keyboard.type('chakki')
  await list.getByRole('button', { name: 'Add to cart: Chakki Atta' }).tap()
  await page.keyboard.type('kala kulu')
  expect(await box.inputValue()).toBe('kala kulu')
  const apples = list.getByRole('row', { name: /Kala Kulu Apples/ })
  await apples.getByRole('button', { name: 'Add to cart: Kala Kulu Apples' }).tap()
  await apples.getByRole('button', { name: 'Add another: Kala Kulu Apples, 1 in your cart' }).tap()
  await expect.poll(() => inCart(page).innerText()).toContain('3')
  const targets = [clear, ...(await apples.getByRole('button').all())]
  for (const target of targets) {
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  expect(await axeFaults(page)).toEqual([])
  await apples.getByRole('button', { name: 'One less: Kala Kulu Apples' }).tap()
  await apples.getByRole('button', { name: 'Remove: Kala Kulu Apples' }).tap()
  await apples.getByRole('button', { name: 'Add to cart: Kala Kulu Apples' }).waitFor()
  await expect.poll(() => inCart(page).innerText()).toContain('1')
  await clear.tap()
  expect(await box.inputValue()).toBe('')
  expect(await isFocused(page)).toBe(true)
  expect(await clear.count()).toBe(0)
  expect(errors).toEqual([])
})

test('an answer that comes late never takes the place of a newer one', async () => {
  const { page, box, list } = await searching()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let heldBack = 0
  await page.route('**/search/suggestions?q=apples', async (route) => {
    const answer = await route.fetch()
    heldBack += 1
    await held
    await route.fulfill({ response: answer }).catch(() => undefined) // no request waits for it now
  })
  await box.fill('apples')
  await expect.poll(() => heldBack).toBe(1)
  await box.fill('chakki')
  await list.getByRole('row', { name: /Chakki Atta/ }).waitFor()
  release()
  await box.press('ArrowDown') // gives a late answer its turn
  expect(await list.getByRole('row', { name: /Apples/ }).count()).toBe(0)
})

test('without a connection the box says so, and finds again when it is back', async () => {
  const { page, box, list } = await searching()
  await box.fill('zzzz')
  await page.getByText('No products found').first().waitFor()
  await page.route('**/search/suggestions?**', (route) => route.abort())
  await box.fill('atta')
  await page.getByText("We can't search just now. Please check your connection.").waitFor()
  await page.unroute('**/search/suggestions?**')
  await box.fill('atta chakki')
  await list.getByRole('row', { name: /Chakki Atta/ }).waitFor()
})

test('the list ends with a whole row, and scrolls to the others', async () => {
  const { errors, box, list } = await searching(phone, { fill: fillWithDemoGoods })
  await box.fill('chee')
  await list.getByRole('button', { name: 'cheeni', exact: true }).waitFor()
  await list.getByRole('link', { name: /^See all/ }).waitFor()
  const cutOff = () =>
    list.evaluate((grid) => {
      const all = grid.querySelector('.suggest-all')?.closest('[role=row]')
      const end = all?.getBoundingClientRect().top ?? 0
      return [...grid.querySelectorAll('[role=row]')].filter((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return row !== all && top < end - 1 && bottom > end + 1
      }).length
    })
  expect(await cutOff()).toBe(0)
  const hasMore = await list.evaluate(
    ({ parentElement: box }) => box !== null && box.scrollHeight > box.clientHeight,
  )
  expect(hasMore).toBe(true)
  expect(errors).toEqual([])
})

test('on a small phone two products are in view below the best category', async () => {
  const small = { viewport: { width: 360, height: 640 } }
  const { page, errors, box, list } = await searching(small, { fill: fillWithDemoGoods })
  await box.pressSequentially('mil')
  const products = list.getByRole('rowgroup', { name: 'Products' }).getByRole('row')
  await products.first().waitFor()
  const categories = list.getByRole('rowgroup', { name: 'Categories' }).getByRole('row')
  expect(await categories.count()).toBe(1)
  const end = await page
    .locator('.suggestions')
    .evaluate((box) => box.getBoundingClientRect().bottom)
  const bottoms = await products.evaluateAll((rows) =>
    rows.map((row) => row.getBoundingClientRect().bottom),
  )
  expect(bottoms.filter((bottom) => bottom <= end).length).toBeGreaterThanOrEqual(2)
  expect(errors).toEqual([])
})
