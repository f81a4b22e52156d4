import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onDesktop, screens, waitForFocus } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { buyNow, placed } from '../support/orders.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test.each(onDesktop)(
  'on a %s by keyboard goods come in, and what must be sold soon is written off',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto('/admin/stock')
    await hydrated(page)
    const find = page.getByLabel('Product', { exact: true })
    await find.fill('no such thing')
    await page.getByText('Nothing found for “no such thing”.').waitFor()
    await find.fill('apples')
    await page.getByRole('link', { name: 'Choose Kala Kulu Apples' }).press('Enter')
    await page.getByText('In stock now: 50').waitFor()
    await page.getByRole('radio', { name: 'Counted' }).press('ArrowRight')
    const save = page.getByRole('button', { name: 'Save' })
    const cameIn = page.getByLabel('How many came in?')
    await cameIn.fill('-3')
    await cameIn.press('Enter')
    await page.getByText('Please type a whole number above 0.').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await cameIn.fill('12')
    const soon = new Date(site.now() + 3 * 24 * 60 * 60_000).toISOString().slice(0, 10)
    await page.getByLabel('Best before').fill(soon)
    await page.getByLabel('Note').fill('Delivery note 4711')
    await save.press('Enter')
    await page.getByText('Kala Kulu Apples: 50 → 62').waitFor()
    await page.getByText('Delivery note 4711').waitFor()
    await waitForFocus(find)

    await page.getByRole('link', { name: 'Sell soon' }).press('Enter')
    await page.getByText('12 left').waitFor()
    await page.getByRole('link', { name: 'Write off Kala Kulu Apples' }).press('Enter')
    await page.getByLabel('How many are damaged or lost?').fill('12')
    await save.press('Enter')
    await page.getByText('Kala Kulu Apples: 62 → 50').waitFor()
    await page.getByRole('link', { name: 'Sell soon' }).press('Enter')
    expect(errors).toEqual([])
  },
)

test('a count that was made before a sale is not lost, and is made anew on the stock of now', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.phone, 'clerk')
  await (await site.as('clerk')).patch('admin/products/apples', { barcode: '0036000291452' })
  await page.goto('/admin/stock')
  await hydrated(page)
  // As a scanner types the UPC-A on the pack.
  await page.getByLabel('Product', { exact: true }).fill('036000291452')
  await page.keyboard.press('Enter')
  await page.getByText('In stock now: 50').waitFor()
  await placed(await site.as('amina'), buyNow())
  const count = page.getByLabel('How many do you have?')
  await count.fill('40')
  await count.press('Enter')
  await page.getByText('The stock has changed since you looked').waitFor()
  await page.getByText('In stock now: 49').waitFor()
  expect(await count.inputValue()).toBe('40')
  await count.press('Enter')
  await page.getByText('Kala Kulu Apples: 49 → 40').waitFor()
  expect(errors.filter((error) => !error.includes('409'))).toEqual([])
})
