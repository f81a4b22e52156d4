import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillWithCast } from '../support/cast.ts'
import { onPhone, screens, type ScreenName } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

async function withoutScripts(screen: ScreenName) {
  const site = await openSite({ fill: fillWithCast })
  const { page } = await visit(browser, site, { ...screens[screen], javaScriptEnabled: false })
  return page
}

test.each(onPhone)('without JavaScript: from the categories to a product (%s)', async (screen) => {
  const page = await withoutScripts(screen)
  await page.goto('/')
  await page
    .getByRole('link', { name: /Categories$/ })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('heading', { name: 'All Categories', level: 1 }).waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Flour & Rice/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Flour & Rice', level: 1 }).waitFor()
  await page.getByLabel('Sort by').selectOption({ label: 'Price: high to low' })
  await page.getByRole('button', { name: 'Sort' }).click()
  await page.waitForURL('**?sort=price-down')
  await page.getByRole('main').locator('.card-link').first().click()
  await page.getByText('Cash on Delivery').first().waitFor()
  expect(await page.getByRole('main').getByRole('heading', { level: 1 }).innerText()).not.toBe('')
})

test('without JavaScript: search, the pages to read, and the doors', async () => {
  const page = await withoutScripts('desktop')
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Search For Products' }).fill('chai')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('heading', { name: 'Search: chai' }).waitFor()
  expect(await page.locator('.card').count()).toBeGreaterThan(0)
  for (const path of [
    '/',
    '/products/1',
    '/news',
    '/about',
    '/achievement',
    '/event',
    '/contact',
    '/reviews',
    '/help',
    '/helpinfo',
    '/faqs',
    '/terms',
    '/privacy',
    '/payment-info',
    '/cash-on-delivery',
    '/policy',
  ]) {
    await page.goto(path)
    expect([
      path,
      await page.getByRole('main').getByRole('heading', { level: 1 }).isVisible(),
    ]).toEqual([path, true])
    expect([path, await withoutForm(page)]).toEqual([path, []])
  }
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'Login', level: 1 }).waitFor()
})

/** Buttons that nothing would answer to. */
const withoutForm = (page: Page) =>
  page
    .locator('button')
    .filter({ visible: true })
    .evaluateAll((buttons: HTMLButtonElement[]) =>
      buttons.filter(({ form }) => form === null).map(({ innerText }) => innerText),
    )
