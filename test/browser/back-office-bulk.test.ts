import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onDesktop, screens, waitForFocus } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, faultsInBothThemes, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

async function openOffice(count: number) {
  const site = await openSite()
  const owner = await site.as('owner')
  const rows = Array.from({ length: count }, (_, at) => `G-${at + 1000},Gur no. ${at + 1},Gur,${at + 100}`) // prettier-ignore
  const list = Buffer.from(['sku,name,department,price', ...rows].join('\n'))
  await owner.send('POST', 'admin/products/import', list, { 'content-type': 'text/csv' })
  const prices = async () =>
    (await site.db.all<{ list_price: number }>`
      select list_price from product where sku like 'G-%' order by sku`).map((row) => row.list_price / 100) // prettier-ignore
  return { site, prices }
}

const dearer = (price: number) => Math.round((price * 110) / 500) * 5

test.each(onDesktop)('on a %s 500 prices are previewed, changed and undone', async (screen) => {
  const { site, prices } = await openOffice(500)
  const before = await prices()
  const { page, errors } = await visit(browser, site, screens[screen], 'owner')
  await page.goto('/admin/products?q=gur+no')
  await hydrated(page)
  await page.getByRole('link', { name: 'Change many' }).click()
  await page.getByRole('heading', { name: 'Change many products', level: 1 }).waitFor()
  expect(await page.getByLabel('Name, brand or code').inputValue()).toBe('gur no')
  const preview = page.getByRole('button', { name: 'Preview' })
  await preview.click()
  await page.getByText('A percentage is a number above 0').waitFor()
  await page.getByLabel('Percent').fill('10')
  await preview.click()
  await page.getByText('500 products change.').waitFor()
  await page.getByText('Price: Rs. 599 → Rs. 660').waitFor()
  expect(await prices()).toEqual(before)
  expect(await faultsInBothThemes(page)).toEqual([])
  await page.getByRole('checkbox', { name: 'Change Gur no. 499', exact: true }).uncheck()
  await page.getByRole('button', { name: 'Change 499 products' }).click()
  await page.getByRole('heading', { name: '499 products are changed' }).waitFor()
  expect(await prices()).toEqual(before.map((price, at) => (at === 498 ? price : dearer(price))))
  expect(await axeFaults(page)).toEqual([])

  await page.getByRole('link', { name: 'See it, or undo it' }).click()
  await page.getByText('Price up by 10%, rounded to Rs. 5').waitFor()
  await page.getByRole('button', { name: 'Undo this change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Undo this change?' })
  await dialog.getByText('Products that are restored').waitFor()
  expect(await dialog.locator('dd').allTextContents()).toEqual(['499', '0'])
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Undo the change' }).click()
  await page.getByRole('status').getByText('Undone by').waitFor()
  expect(await prices()).toEqual(before)
  await page.getByRole('link', { name: 'Imports and changes' }).click()
  await page.getByRole('link', { name: 'Price up by 10%' }).getByText('Undone').waitFor()
  expect(errors).toEqual([])
})

test('by keyboard alone: a choice, its preview, and the change', async () => {
  const { site, prices } = await openOffice(3)
  const { page } = await visit(browser, site, screens.desktop, 'owner')
  await page.goto('/admin/products/change?q=gur+no')
  await hydrated(page)
  await page.getByLabel('Percent').focus()
  await page.keyboard.type('10')
  await page.keyboard.press('Enter')
  await page.getByText('3 products change.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Preview')
  // All products, then the first of them, which is left out.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  const apply = page.getByRole('button', { name: 'Change 2 products' })
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab')
  await waitForFocus(apply)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '2 products are changed' }).waitFor()
  expect(await prices()).toEqual([110, 110, 102])
})

test('another choice needs another preview; what somebody else changed meanwhile is named and left', async () => {
  const { site, prices } = await openOffice(2)
  const { page } = await visit(browser, site, screens.phone, 'owner')
  await page.goto('/admin/products/change?q=gur+no')
  await hydrated(page)
  await page.getByLabel('Percent').fill('10')
  const preview = page.getByRole('button', { name: 'Preview' })
  await preview.click()
  const apply = page.getByRole('button', { name: 'Change 2 products' })
  await apply.waitFor()
  await page.getByLabel('Percent').fill('20')
  await apply.waitFor({ state: 'detached' })
  await preview.click()
  await apply.waitFor()
  const owner = await site.as('owner')
  const { data } = (await owner.get('admin/products?q=G-1001')).body
  await owner.patch(`admin/products/${data[0].id}`, { listPrice: 999 })
  await apply.click()
  await page.getByRole('heading', { name: '1 product is changed' }).waitFor()
  await page.getByText('Gur no. 2: A colleague has changed this.').waitFor()
  expect(await prices()).toEqual([120, 999])

  await owner.patch(`admin/products/${data[0].id}`, { listPrice: 998.5 })
  await page.getByLabel('Change', { exact: true }).selectOption('Round prices')
  await preview.click()
  await page.getByText('Price: Rs. 998.50 → Rs. 999').waitFor()
  await page.getByRole('button', { name: 'Change 1 product' }).click()
  await page.getByRole('heading', { name: '1 product is changed' }).waitFor()
  expect(await prices()).toEqual([120, 999])
})
