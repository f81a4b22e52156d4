import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, screenNames, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test.each(screenNames)('on a %s a price is changed by keyboard alone', async (screen) => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
  await page.goto('/admin/products?q=apples')
  await hydrated(page)
  const price = page.getByLabel('Price: Kala Kulu Apples', { exact: true })
  await price.fill('100')
  await price.press('Enter')
  await page.getByText('The offer price is below the price').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByLabel('Offer price: Kala Kulu Apples').fill('')
  const save = page.getByRole('button', { name: 'Save Kala Kulu Apples' })
  await save.press('Enter')
  await page.getByText('Saved Kala Kulu Apples').waitFor()
  expect(await save.evaluate((button) => button === document.activeElement)).toBe(true)
  const { data } = (await (await site.as('clerk')).get('admin/products/apples')).body
  expect(data).toMatchObject({ listPrice: 100, offerPrice: null, stock: 50 })
  expect(errors).toEqual([])
})

test('of two who change a product at once the second is told, and keeps what was typed', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, screens.desktop, 'clerk')
  await page.goto('/admin/products?q=apples')
  await hydrated(page)
  await (await site.as('owner')).patch('admin/products/apples', { listPrice: 350 })
  const offer = page.getByLabel('Offer price: Kala Kulu Apples')
  await offer.fill('230')
  await offer.press('Enter')
  await page
    .getByLabel('Price: Kala Kulu Apples', { exact: true })
    .and(page.locator('[value="350"]'))
    .waitFor()
  expect(await offer.inputValue()).toBe('230')
  await offer.press('Enter')
  await page.getByText('Saved Kala Kulu Apples').waitFor()
  const { data } = (await (await site.as('clerk')).get('admin/products/apples')).body
  expect(data).toMatchObject({ listPrice: 350, offerPrice: 230 })
})
