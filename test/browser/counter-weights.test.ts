import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { onPhone, screens, waitForFocus } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

/** Apples by weight, 240 for about a kilogram, with the scale's code 146. */
async function openCounter() {
  const site = await openSite()
  await site.db.transaction((tx) => appoint(tx, 'bilal', 'cashier', 0))
  const owner = await site.as('owner')
  await owner.patch('admin/settings', { scaleStart: '21' })
  await owner.patch('admin/products/apples', { unitGrams: 1000, byPiece: false, sku: '00146' })
  return site
}

test.each(onPhone)(
  'on a %s a cashier sells by the scale’s labels and by a typed weight',
  async (screen) => {
    const site = await openCounter()
    const { page, errors } = await visit(browser, site, screens[screen], 'bilal')
    await page.goto('/admin/counter')
    const search = page.getByRole('searchbox', { name: 'Add a product' })
    const weight = page.getByRole('textbox', { name: 'Weight of Kala Kulu Apples' })
    const total = (text: string) => page.getByRole('definition').filter({ hasText: text }).waitFor()
    await waitForFocus(search)
    for (const [label, amount] of [
      ['2100146011507', 'Rs. 276'],
      ['2100146008507', 'Rs. 480'],
    ]) {
      await page.keyboard.type(label ?? '')
      await page.keyboard.press('Enter')
      await total(amount ?? '')
    }
    expect(await weight.inputValue()).toBe('2 kg')
    await weight.fill('a lot')
    await page.getByText('Please type a weight, such as 1.2 kg or 750 g.').waitFor()
    await page.getByRole('button', { name: 'Complete sale' }).click()
    await page.getByText('Please check the weights: one can’t be read.').waitFor()
    expect(await site.count('orders')).toBe(0)
    await weight.fill('2')
    await total('Rs. 480')
    await search.fill('Kala Kulu')
    await page.getByRole('button', { name: 'Add Kala Kulu Apples' }).click()
    await page.getByText('More was added: enter the weight of all.').waitFor()
    await weight.fill('')
    await page.getByRole('button', { name: 'Complete sale' }).click()
    await page.locator('form').getByText('Please weigh Kala Kulu Apples first.').last().waitFor()
    await waitForFocus(weight)
    expect(await axeFaults(page)).toEqual([])
    await weight.fill('1.25')
    await total('Rs. 300')
    expect(await axeFaults(page)).toEqual([])
    await weight.press('Enter')
    await waitForFocus(search)
    expect(await weight.inputValue()).toBe('1.25 kg')
    await page.getByRole('button', { name: 'Complete sale' }).click()
    await page
      .getByRole('status')
      .filter({ hasText: /^Sale .* is paid/ })
      .waitFor()
    await page.evaluate(() => (window.print = () => undefined))
    await page.getByRole('link', { name: 'Print receipt' }).click()
    const receipt = page.getByRole('article', { name: 'Receipt' })
    await receipt.getByText('1.25 kg × Rs. 240/kg').waitFor()
    expect(await axeFaults(page)).toEqual([])
    expect(await site.db.all`select stock, stock_rest as rest from product where id = 'apples'`).toEqual([{ stock: 49, rest: -250 }]) // prettier-ignore
    expect(errors).toEqual([])
  },
)
