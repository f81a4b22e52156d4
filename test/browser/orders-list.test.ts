import type { Browser, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onPhone, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { fillOrders } from '../support/many-orders.ts'
import { axeFaults, desktop, openSite, visit } from '../support/site.ts'
import { quiet } from '../support/quiet.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test.each(onPhone)(
  'a long list of orders comes in pages, without JavaScript too (%s)',
  async (screen) => {
    const site = await openSite()
    await fillOrders(site.db, 'amina', 30)
    const { page } = await visit(
      browser,
      site,
      { ...screens[screen], javaScriptEnabled: false },
      'amina',
    )
    await page.goto('/orders')
    expect(await page.getByRole('article').count()).toBe(12)
    await page.getByRole('link', { name: 'Page 3' }).click()
    await page.waitForURL('**/orders?page=3')
    expect(await page.getByRole('article').count()).toBe(6)
    await page.goto('/orders?page=9')
    expect(new URL(page.url()).search).toBe('?page=3')
  },
)

test('while the orders are on their way the page has their shape', async () => {
  const site = await openSite()
  await fillOrders(site.db, 'amina', 30)
  const { page, errors } = await visit(browser, site, desktop, 'amina')
  await page.goto('/about')
  await quiet(page)
  const held: Route[] = []
  await page.route('**/order/get*', (route) => void held.push(route))
  /** Lets the next call through, which may arrive after the page has changed. */
  async function letThrough() {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await held.shift()?.continue()
  }
  const cards = page.getByRole('article')
  const waiting = page.getByRole('status').filter({ hasText: 'Loading your orders' })

  await page.getByRole('link', { name: 'Track Your Order' }).first().click()
  await waiting.waitFor({ state: 'attached' })
  await page.getByRole('heading', { name: 'Your Orders', level: 1 }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await letThrough()
  await cards.first().waitFor()
  expect(await waiting.count()).toBe(0)

  await page.getByRole('link', { name: 'Next page' }).click()
  await waiting.waitFor({ state: 'attached' })
  await letThrough()
  await page.waitForURL('**/orders?page=2')
  await page.getByRole('heading', { name: 'Order AMINA-18' }).waitFor()
  expect(errors).toEqual([])
})
