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

test.each(screenNames)(
  'on a %s the first screen leads to what is low in stock, and a pasted price is read',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto('/admin')
    await hydrated(page)
    await page.getByRole('link', { name: 'Products low in stock' }).click()
    await page.getByText('1 product', { exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe('?only=low-stock')
    const filters = page.getByRole('navigation', { name: 'Filter products' })
    expect(await filters.locator('[aria-current=page]').innerText()).toBe('Low in stock')
    expect(await axeFaults(page)).toEqual([])
    const price = page.getByLabel('Price: Chaunsa Mango', { exact: true })
    await price.fill('Rs. 1,250')
    await price.press('Enter')
    await page.getByText('Saved Chaunsa Mango').waitFor()
    await filters.getByRole('link', { name: 'Out of stock' }).click()
    await page.getByText('Fresh Coriander').first().waitFor()
    await page.getByRole('searchbox', { name: 'Find products' }).fill('mango')
    await page.getByRole('searchbox', { name: 'Find products' }).press('Enter')
    await page.getByText('No product that fits the filter is left.').waitFor()
    expect(new URL(page.url()).searchParams.get('only')).toBe('sold-out')
    const { data } = (await (await site.as('clerk')).get('admin/products/lastmango')).body
    expect(data.listPrice).toBe(1250)
    expect(errors).toEqual([])
  },
)

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
