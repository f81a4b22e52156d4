import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { hydrated, onDesktop, onPhone, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { fillOrders } from '../support/many-orders.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

/** 110 orders; the first one is promised first, and the second has the largest total. */
async function openWithMany(status: string) {
  const site = await openSite()
  await fillOrders(site.db, 'amina', 110)
  await site.db.run`update orders set status = ${status}`
  await site.db.run`
    update orders set arrives_from = '2023-11-15', arrives_to = '2023-11-16', contact_name = 'Early Bird'
    where sequence = 1`
  await site.db.run`update orders set total = 90000, contact_name = 'Big Basket' where sequence = 2`
  return site
}

test.each(onDesktop)(
  'on a %s orders are sorted by the headings of their columns',
  async (screen) => {
    const site = await openWithMany('placed')
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto('/admin/orders')
    await hydrated(page)
    const heading = (name: string) => page.getByRole('columnheader', { name })
    const first = page.getByRole('row').nth(1)
    expect(await heading('Placed').getAttribute('aria-sort')).toBe('descending')
    await heading('Total').getByRole('link').press('Enter')
    await page.waitForURL(/sort=-total/)
    await first.getByText('Big Basket').waitFor()
    await expect.poll(() => heading('Total').getAttribute('aria-sort')).toBe('descending')
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'To pack' }).click()
    await page.waitForURL(/status=placed&sort=-total/)
    await page.goto('/admin/orders?status=placed')
    await first.getByText('Early Bird').waitFor()
    expect(await heading('Promised').getAttribute('aria-sort')).toBe('ascending')
    expect(errors).toEqual([])
  },
)

test.each(onPhone)('on a %s orders are sorted in the filters', async (screen) => {
  const site = await openWithMany('delivered')
  const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
  await page.goto('/admin/orders?status=delivered')
  await hydrated(page)
  await page.locator('summary', { hasText: 'Filters' }).click()
  await page.getByLabel('Sort by').selectOption('Largest total first')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByRole('row').nth(1).getByText('Big Basket').waitFor()
  expect(new URL(page.url()).search).toBe('?status=delivered&sort=-total')
  expect(await axeFaults(page)).toEqual([])
  expect(errors).toEqual([])
})

test.each(onPhone)(
  'on a %s a rider’s first stop is the earliest promise of all',
  async (screen) => {
    const site = await openWithMany('shipped')
    await site.db.transaction((tx) => appoint(tx, 'clerk', 'rider', 0))
    const { page } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto('/admin')
    const stops = page.getByRole('region', { name: 'On the way' }).getByRole('listitem')
    expect(await stops.first().innerText()).toContain('Early Bird')
  },
)
