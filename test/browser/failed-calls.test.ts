import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { openSite, desktop, visit } from '../support/site.ts'
import { hold } from '../support/slow-page.ts'
import { fillWithStories } from '../support/stories.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test('orders that are no list, and orders, a story, the events and the wishlist that cannot be fetched, say so and can be tried again', async () => {
  const site = await openSite({ fill: fillWithStories })
  const { page, errors } = await visit(browser, site, desktop, 'amina')
  await page.goto('/news')
  await hydrated(page)
  await page.route('**/api/v1/order/get*', (route) => route.fulfill({ json: { data: null } }))
  await page.route('**/api/v1/news/*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('heading', { name: 'News not found', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Track Your Order' }).first().click()
  await page.getByRole('heading', { name: 'Failed to fetch orders', exact: true }).waitFor()
  await page.route('**/api/v1/order/get*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page
    .getByRole('heading', { name: 'Failed to fetch orders. Please try again later.' })
    .waitFor()
  await page.unroute('**/api/v1/order/get*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { name: 'No Orders Found' }).waitFor()

  await page.route('**/api/v1/event', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('link', { name: 'Events' }).first().click()
  await page.getByText('Failed to load events. Please try again later.').waitFor()
  await page.unroute('**/api/v1/event')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('tab', { selected: true }).waitFor()

  const message = 'Failed to fetch favorites'
  await page.route('**/getfavourites', (route) => route.fulfill({ status: 500, json: { message } }))
  await page.getByRole('link', { name: 'Wishlist' }).first().click()
  await page.getByRole('heading', { name: message }).waitFor()
  await page.unroute('**/getfavourites')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('heading', { name: 'Your wishlist is empty' }).waitFor()
  expect(errors).toEqual([])
})

test('while news or reviews are on their way, the page says so', async () => {
  const site = await openSite({ fill: fillWithStories })
  const { page, errors } = await visit(browser, site, desktop)
  for (const [call, link, says] of [
    ['news', 'News & Update', 'Loading the news'],
    ['reviews', 'View All Reviews', 'Loading the reviews'],
  ] as const) {
    await page.goto('/')
    await hydrated(page)
    const { release } = await hold(page, `**/api/v1/${call}`)
    await page.getByRole('link', { name: link }).first().click()
    const waiting = page.getByRole('status').filter({ hasText: says })
    await waiting.waitFor({ state: 'attached' })
    release()
    await page.waitForURL(`**/${call}`)
    await waiting.waitFor({ state: 'detached' })
  }
  expect(errors).toEqual([])
})

test('a logout that fails is only noted: the person stays signed in', async () => {
  const { page, errors } = await visit(browser, await openSite(), desktop, 'amina')
  await page.goto('/about')
  await hydrated(page)
  const noted = page.waitForEvent('console', (message) =>
    message.text().includes('logout has failed'),
  )
  await page.route('**/api/v1/user/logout', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await noted
  await page.getByRole('button', { name: /^Account of Amina/ }).waitFor()
  expect(errors).toEqual([])
})
