import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countSales } from '#shop/reports/count-sales.ts'
import { hydrated, onDesktop, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { axeFaults, faultsInBothThemes, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test.each(onDesktop)('on a %s the sales of a period are looked at, by keyboard', async (screen) => {
  const site = await openSite()
  await placed(await site.as('amina'), cartOrder())
  await countSales(site)
  const { page, errors } = await visit(browser, site, screens[screen], 'owner')
  await page.goto('/admin')
  await hydrated(page)
  await page.getByRole('link', { name: 'All reports' }).press('Enter')
  await page.getByRole('heading', { name: 'Reports', level: 1 }).waitFor()
  await page.getByRole('link', { name: '7 days', exact: true }).press('Enter')
  await page.waitForURL('**/admin/reports?days=7')
  await page.getByRole('img', { name: 'Sales by day: from Rs. 0 to Rs. 630 a day' }).waitFor()
  await page.getByText(/^Dashed line: /).waitFor()
  await page.getByText('As a table').press('Enter')
  expect(await page.getByRole('table', { name: 'Sales by day' }).getByRole('row').count()).toBe(8)
  const hours = page.getByRole('table', { name: 'Orders by weekday and hour' })
  expect((await hours.getByRole('cell').allTextContents()).toSorted()).toEqual([...'0000001'])
  expect(await faultsInBothThemes(page)).toEqual([])
  const index = page.getByRole('navigation', { name: 'Parts of the reports' })
  for (const link of await index.getByRole('link').all())
    expect(await page.locator((await link.getAttribute('href')) ?? '').count()).toBe(1)
  await index.getByRole('link', { name: 'Best sellers' }).press('Enter')
  await page.waitForURL('**#best')
  const today = await page.getByLabel('To', { exact: true }).inputValue()
  await page.getByText('Other dates or comparison').press('Enter')
  await page.getByLabel('From', { exact: true }).fill(today)
  await page.getByRole('button', { name: 'Show' }).press('Enter')
  await page.waitForURL(`**/admin/reports?from=${today}&to=${today}`)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV: Best sellers' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^best-\d{4}-\d\d-\d\d\.csv$/)
  expect(errors).toEqual([])
})

test('a period that is none is said, and the last days are shown', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, screens.phone, 'owner')
  await page.goto('/admin/reports?from=2025-02-02&to=2025-02-01')
  await page.getByText('at most 366 days apart').waitFor()
  await page.getByRole('heading', { name: 'Nothing was sold in this time' }).waitFor()
})

test.each(onDesktop)(
  'on a %s each day of a chart is read by keys, beside the time chosen to compare',
  async (screen) => {
    const site = await openSite()
    await placed(await site.as('amina'), cartOrder())
    await countSales(site)
    const { page, errors } = await visit(browser, site, screens[screen], 'owner')
    await page.goto('/admin/reports?days=7')
    await hydrated(page)
    const days = page.getByRole('slider', { name: /^Sales by day/ })
    await days.focus()
    expect(await days.getAttribute('aria-valuetext')).toMatch(/: Rs\. 630 · before \(.+\): Rs\. 0$/)
    await page
      .getByText(/: Rs\. 630 · before \(.+\): Rs\. 0$/)
      .first()
      .waitFor()
    await page.keyboard.press('ArrowLeft')
    await expect
      .poll(() => days.getAttribute('aria-valuetext'))
      .toMatch(/: Rs\. 0 · before \(.+\): Rs\. 0$/)
    expect(await axeFaults(page)).toEqual([])

    await page.getByText('Other dates or comparison').click()
    await page.getByRole('link', { name: 'Same time last year' }).click()
    await page.waitForURL('**/admin/reports?days=7&compare=year')
    await page.getByText(/compared with .+ 20\d\d/).waitFor()
    await page.getByRole('link', { name: 'Nothing' }).click()
    await page.waitForURL('**/admin/reports?days=7&compare=none')
    await page.getByText('before: ').first().waitFor({ state: 'detached' })
    await days.focus()
    await expect.poll(() => days.getAttribute('aria-valuetext')).toMatch(/: Rs\. 630$/)
    await page.getByRole('link', { name: '28 days', exact: true }).click()
    await page.waitForURL('**/admin/reports?days=28&compare=none')
    expect(errors).toEqual([])
  },
)
