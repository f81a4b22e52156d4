import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onDesktop, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test.each(onDesktop)('on a %s an owner reads who changed a price, by keyboard', async (screen) => {
  const site = await openSite()
  const clerk = await site.as('clerk')
  await clerk.patch('admin/products/apples', { listPrice: 350 })
  await clerk.patch('admin/settings', { guestCheckout: false, tagline: 'Fresh' })
  await site.db.run`
    insert into event (at, actor, kind, subject, data)
    values (1, ${null}, 'books.checked', 'books', '{}')`
  const { page, errors } = await visit(browser, site, screens[screen], 'owner')
  await page.goto('/admin/audit')
  await hydrated(page)
  const entries = page.getByRole('main').locator('ol > li')
  await page.getByText('Price: Rs. 300 → Rs. 350').waitFor()
  // One change stands in the row; several open on demand.
  const several = page.getByText('Guests may check out: yes → no')
  expect(await several.isVisible()).toBe(false)
  await page.getByText('2 changes').press('Enter')
  await several.waitFor()
  expect(await entries.count()).toBe(3)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Staff only' }).press('Enter')
  await page.waitForURL('**/admin/audit?by=staff')
  await page.getByLabel('What').selectOption('Changed a product')
  await page.getByLabel('Person').selectOption('Sana Clerk')
  await page.getByRole('button', { name: 'Show' }).press('Enter')
  await page.waitForURL('**/admin/audit?person=clerk&by=staff&kind=product.changed')
  await expect.poll(() => entries.count()).toBe(1)
  await page.getByText('Changed a product Kala Kulu Apples').waitFor()
  await page.getByRole('link', { name: 'The system' }).press('Enter')
  await page.waitForURL('**/admin/audit?person=clerk&by=system&kind=product.changed')
  await page.getByRole('heading', { name: 'Nothing here' }).waitFor()
  expect(await page.getByLabel('Person').count()).toBe(0)
  await page.getByLabel('What').selectOption('Anything')
  await page.getByRole('button', { name: 'Show' }).press('Enter')
  await page.waitForURL('**/admin/audit?by=system')
  await expect.poll(() => entries.count()).toBe(1)
  await page.getByText('The system').last().waitFor()
  await page.goto('/admin/audit?person=clerk&by=staff&kind=product.changed')
  await page.getByLabel('Until').fill('2020-01-01')
  await page.getByRole('button', { name: 'Show' }).press('Enter')
  await page.getByRole('heading', { name: 'Nothing here' }).waitFor()
  expect(await page.getByLabel('Person').inputValue()).toBe('clerk')
  expect(await axeFaults(page)).toEqual([])
  expect(errors).toEqual([])
})

test('links within lines are large enough for a finger, and for a pointer', async () => {
  const site = await openSite()
  const clerk = await site.as('clerk')
  await clerk.patch('admin/products/apples', { listPrice: 350, stockChange: -1 })
  await clerk.post('admin/customers/amina/notes', { text: 'Rings twice' })
  for (const [screen, least] of [
    ['phone', 44],
    ['desktop', 24],
  ] as const) {
    const { page } = await visit(browser, site, screens[screen], 'owner')
    for (const [list, link] of [
      ['audit', 'Amina Siddiqui'],
      ['stock', 'Kala Kulu Apples'],
      ['products', 'Kala Kulu Apples'],
    ] as const) {
      await page.goto(`/admin/${list}`)
      const box = await page
        .getByRole('main')
        .getByRole('link', { name: link })
        .first()
        .boundingBox()
      expect(box?.height, `${list} on a ${screen}`).toBeGreaterThanOrEqual(least)
    }
  }
})
