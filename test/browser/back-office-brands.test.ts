import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, faultsInBothThemes, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test('a brand is found, renamed and put together with another one', async () => {
  const site = await openSite()
  await (await site.as('clerk')).patch('admin/products/chai', { brand: 'Tapall' })
  const { page, errors } = await visit(browser, site, screens.phone, 'clerk')
  await page.goto('/admin/brands')
  await hydrated(page)
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Name', { exact: true })
  await page.getByRole('searchbox', { name: 'Find brands' }).fill('tapal')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/brands?q=tapal')
  await page.getByRole('button', { name: 'Change the name “Tapall”' }).click()
  await field.fill('Tapal')
  await dialog.getByLabel('Name in Urdu').fill('تپال')
  await field.focus()
  await page.keyboard.press('Enter')
  await page.getByText('“Tapal”: 1 product changed').waitFor()
  await page.getByText('تپال').waitFor()
  expect(await axeFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Change the name “Tapal”' }).click()
  await field.fill('Baghban')
  await page.keyboard.press('Enter')
  await dialog.getByText('There is already a brand of this name').waitFor()
  expect(await faultsInBothThemes(page)).toEqual([])
  await dialog.getByLabel('Merge both').check()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('“Baghban”: 1 product changed').waitFor()
  await page.goto('/admin/brands')
  await page.getByRole('link', { name: '6 products of “Baghban”' }).click()
  await page.getByText('Brand: Baghban').waitFor()
  await page.getByText('Dum Chai, Loose Leaf').first().waitFor()
  expect(errors.filter((error) => !error.includes('409'))).toEqual([])
})
