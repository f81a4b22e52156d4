import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated } from '../support/browser.ts'
import { builtScript } from '../support/built-script.ts'
import { launch } from '../support/chromium.ts'
import { openSite, phone, visit } from '../support/site.ts'
import { fillWithStories } from '../support/stories.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

async function atFaqs() {
  const site = await openSite({ on: '2025-01-05T10:00:00Z', fill: fillWithStories })
  const { page, context, errors } = await visit(browser, site, phone)
  await page.goto('/faqs')
  await hydrated(page)
  // Gone with the page: tells a journey of ours from one that the browser made.
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  return { page, context, errors }
}

const isSamePage = (page: Page) => page.locator('html[data-same-page]').count()
const footer = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a link starts at the top, back leads to where one was, and forward too', async () => {
  const { page, errors } = await atFaqs()
  await page.evaluate(() => window.scrollTo(0, 500))
  await footer(page, 'About Us').evaluate((link: HTMLElement) => link.click())
  await heading(page, 'About Us').waitFor()
  await page.waitForFunction(() => window.scrollY === 0)
  await page.evaluate(() => window.scrollTo(0, 200))

  await page.goBack()
  await heading(page, 'FAQs').waitFor()
  await page.waitForFunction(() => Math.round(window.scrollY) === 500)
  await page.goForward()
  await heading(page, 'About Us').waitFor()
  await page.waitForFunction(() => Math.round(window.scrollY) === 200)
  await page.reload()
  await heading(page, 'About Us').waitFor()
  await page.waitForFunction(() => Math.round(window.scrollY) === 200)
  expect(errors).toEqual([])
})

test('another tab is left to the browser; of two navigations the last one wins, also when the first is answered later', async () => {
  const { page, context, errors } = await atFaqs()
  const opened = context.waitForEvent('page')
  await footer(page, 'About Us').click({ modifiers: ['Control'] })
  await (await opened).waitForURL('**/about')
  expect(new URL(page.url()).pathname).toBe('/faqs')

  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/v1/about', async (route) => {
    await held
    await route.continue()
  })
  await footer(page, 'About Us').evaluate((link: HTMLElement) => link.click())
  await footer(page, 'Payment Information').evaluate((link: HTMLElement) => link.click())
  await heading(page, 'Payment').waitFor()
  const answered = page.waitForResponse('**/api/v1/about')
  release()
  await answered
  await page.waitForTimeout(200)
  expect(new URL(page.url()).pathname).toBe('/payment-info')
  expect(await heading(page, 'Payment').count()).toBe(1)
  expect(await isSamePage(page)).toBe(1)
  expect(errors).toEqual([])
})

test('a page whose code is not to be had says so, and can be tried again', async () => {
  const { page } = await atFaqs()
  await page.route(`**${builtScript('about.page')}`, (route) => route.abort())
  await footer(page, 'About Us').evaluate((link: HTMLElement) => link.click())
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  expect(await page.getByRole('contentinfo').count()).toBe(1)
  await page.unroute(`**${builtScript('about.page')}`)
  await again.click()
  await heading(page, 'About Us').waitFor()
})

test('where the table of pages cannot be had, the browser goes by itself', async () => {
  const site = await openSite({ on: '2025-01-05T10:00:00Z', fill: fillWithStories })
  const { page } = await visit(browser, site, phone)
  await page.route(`**${builtScript('pages')}`, (route) => route.abort())
  await page.goto('/faqs')
  await hydrated(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await footer(page, 'About Us').evaluate((link: HTMLElement) => link.click())
  await heading(page, 'About Us').waitFor()
  expect(await isSamePage(page)).toBe(0)
})

test.each([
  ['no-preference', 1],
  ['reduce', 0],
] as const)(
  'a page melts into the next one, where motion is wanted (%s)',
  async (wanted, melted) => {
    const site = await openSite({ on: '2025-01-05T10:00:00Z', fill: fillWithStories })
    const { page, errors } = await visit(browser, site, { ...phone, reducedMotion: wanted })
    await page.addInitScript(() => {
      const begin = document.startViewTransition.bind(document)
      let count = 0
      document.startViewTransition = (change) => {
        document.documentElement.dataset.melted = String(++count)
        return begin(change)
      }
    })
    await page.goto('/faqs')
    await hydrated(page)
    await footer(page, 'About Us').evaluate((link: HTMLElement) => link.click())
    await heading(page, 'About Us').waitFor()
    expect(await page.locator('html[data-melted]').count()).toBe(melted)
    expect(errors).toEqual([])
  },
)
