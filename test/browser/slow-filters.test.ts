import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { desktop, openSite, visit } from '../support/site.ts'
import { asleep, beforeRender, hold } from '../support/slow-page.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

async function open(who: Person | 'guest' = 'owner', on = new Date().toISOString()) {
  const site = await openSite({ on })
  const { page, errors } = await visit(browser, site, desktop, who)
  page.setDefaultTimeout(15_000)
  return { site, page, errors }
}

const main = (page: Page) => page.getByRole('main')
const here = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

/** Asks the pages that refresh themselves for fresh data, as when the user comes back to the tab. */
const refresh = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

test('a choice made and sent while the page of a link is on its way is kept, and the link too', async () => {
  const { site, page, errors } = await open()
  await (await site.as('clerk')).patch('admin/products/apples', { listPrice: 350 })
  await page.goto('/admin/audit')
  const { asked, release } = await hold(page, '**/api/v1/admin/audit?*')
  await page.getByRole('link', { name: 'Staff only' }).press('Enter')
  await asked
  await page.getByLabel('What').selectOption('Changed a product')
  await page.getByLabel('Person').selectOption('Sana Clerk')
  await page.getByRole('button', { name: 'Show' }).press('Enter')
  release()
  await page.waitForURL('**/admin/audit?person=clerk&by=staff&kind=product.changed')
  await page.getByText('Changed a product Kala Kulu Apples').waitFor()
  expect(await page.getByLabel('What').inputValue()).toBe('product.changed')
  expect(await page.getByLabel('Person').inputValue()).toBe('clerk')
  expect(errors).toEqual([])
})

test('a choice made before the page of a new address is drawn is kept; fields left alone follow the address', async () => {
  const { page, errors } = await open()
  await page.goto('/admin/audit')
  await beforeRender(page, () => {
    const kind = document.querySelector<HTMLSelectElement>('select[name=kind]')
    if (kind) kind.value = 'product.changed'
    kind?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await page.getByRole('link', { name: 'Staff only' }).click()
  await page.locator('[aria-current]', { hasText: 'Staff only' }).waitFor()
  expect(await page.getByLabel('What').inputValue()).toBe('product.changed')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL('**/admin/audit?by=staff&kind=product.changed')

  await page.goto('/admin/audit')
  const [kind, from] = [page.getByLabel('What'), page.getByLabel('From')]
  await kind.selectOption('Changed a product')
  await from.fill('2024-02-03')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL('**/admin/audit?kind=product.changed&from=2024-02-03')
  await page.goBack()
  await expect.poll(() => kind.inputValue()).toBe('')
  expect(await from.inputValue()).toBe('')
  await page.goForward()
  await expect.poll(() => kind.inputValue()).toBe('product.changed')
  expect(await from.inputValue()).toBe('2024-02-03')
  expect(errors).toEqual([])
})

const search = (page: Page) => main(page).getByRole('searchbox')
const chip = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name }).first()

test('a search typed into a list while another part of it loads is kept, and finds in that part', async () => {
  const { page, errors } = await open()
  for (const [path, link, query, call] of [
    ['/admin/orders', /^Packed/, '?status=packed&q=amina', '**/admin/orders?*'],
    ['/admin/customers', 'Blocked', '?q=amina&blocked=1', '**/admin/customers?*'],
    ['/admin/messages', /^Done|^Answered/, '?q=amina&state=', '**/admin/messages?*'],
    ['/admin/emails', /^Sent/, '?q=amina&state=sent', '**/admin/outbox?*'],
    ['/admin/products', /^Out of stock/, '?q=amina&only=sold-out', '**/admin/products?*'],
  ] as const) {
    await page.goto(path)
    const { asked, release } = await hold(page, call)
    await chip(page, link).click()
    await asked
    await search(page).fill('amina')
    await search(page).press('Enter')
    release()
    await expect.poll(() => here(page)).toContain(path + query)
    expect([path, await search(page).inputValue()]).toEqual([path, 'amina'])
  }
  expect(errors).toEqual([])
})

test('a search sent while a status loads keeps it, also if a refresh begins before the page is drawn', async () => {
  const { page, errors } = await open()
  await page.goto('/admin/orders')
  const { asked, release } = await hold(page, '**/admin/orders?*')
  await chip(page, /^Packed/).click()
  await asked
  await search(page).fill('amina')
  await search(page).press('Enter')
  await beforeRender(page, () => document.dispatchEvent(new Event('visibilitychange')))
  release()
  await page.waitForURL('**/admin/orders?*q=amina')
  expect(here(page)).toBe('/admin/orders?status=packed&q=amina')
  expect(errors).toEqual([])
})

test('a link followed after another is not lost to a refresh that waits for the first', async () => {
  const { page, errors } = await open()
  await page.goto('/admin/orders')
  const packed = await hold(page, /admin\/orders\?.*status=packed/)
  const placed = await hold(page, /admin\/orders\?.*status=placed/)
  const answer = page.waitForResponse(/admin\/orders\?.*status=packed/)
  await chip(page, /^Packed/).click()
  await packed.asked
  await refresh(page)
  await chip(page, /^To pack/).click()
  await placed.asked
  packed.release()
  await (await answer).finished()
  placed.release()
  await page.waitForURL('**/admin/orders?status=placed')
  await chip(page, /^To pack/)
    .and(page.locator('[aria-current]'))
    .waitFor()
  expect(errors).toEqual([])
})

test('a refresh that begins on the way back follows the page of that address', async () => {
  const { page, errors } = await open()
  await page.goto('/admin/customers')
  const menu = page.getByRole('navigation').getByRole('link')
  await menu.filter({ hasText: 'Orders' }).first().click()
  await main(page).getByRole('heading', { name: 'Orders', level: 1 }).waitFor()
  const { asked, release } = await hold(page, '**/admin/customers?*')
  await page.evaluate(() => window.history.back())
  await asked
  await refresh(page)
  release()
  await main(page).getByRole('heading', { name: 'Customers', level: 1 }).waitFor()
  await menu.filter({ hasText: 'Customers' }).and(page.locator('[aria-current]')).waitFor()
  expect(errors).toEqual([])
})

test('the filters of the orders keep what is chosen while a status loads, and during a refresh', async () => {
  const { page, errors } = await open()
  await page.goto('/admin/orders')
  const payment = page.getByRole('combobox', { name: 'Payment' })
  await page.getByText('Filters', { exact: true }).click()
  const status = await hold(page, /admin\/orders\?.*status=placed/)
  await chip(page, /^To pack/).click()
  await status.asked
  await payment.selectOption({ index: 1 })
  const chosen = await payment.inputValue()
  status.release()
  await page.waitForURL('**/admin/orders?status=placed')
  const again = page.waitForResponse(/admin\/orders\?.*status=placed/)
  await refresh(page)
  await page.getByLabel('From').fill('2025-01-01')
  await (await again).finished()
  await page.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL(`**/admin/orders?status=placed&payment=${chosen}&from=2025-01-01`)
  expect(errors).toEqual([])
})

test('the days of a report stay as typed while another span and a refresh arrive', async () => {
  const { page, errors } = await open('owner', '2025-03-05T10:00:00Z')
  await page.goto('/admin/reports')
  const { asked, release } = await hold(page, '**/api/v1/admin/reports/**')
  await page.getByRole('link', { name: '7 days' }).click()
  await asked
  await page.getByText('Other dates or comparison').click()
  await page.getByLabel('From').fill('2025-01-01')
  release()
  await page.waitForURL('**/admin/reports?days=7')
  await page.locator('[aria-current]', { hasText: '7 days' }).waitFor()
  const again = page.waitForResponse('**/api/v1/admin/reports/**')
  await refresh(page)
  await (await again).finished()
  expect(await page.getByLabel('From').inputValue()).toBe('2025-01-01')
  expect(await page.getByLabel('To').inputValue()).toBe('2025-03-05')
  expect(errors).toEqual([])
})

test('prices typed while a brand is chosen are kept, and narrow that brand', async () => {
  const { site, page, errors } = await open('guest')
  // A brand of all products would narrow nothing.
  const other = await (
    await site.as('clerk')
  ).patch('admin/products/apples', { brand: 'Desi Khet' })
  expect(other.status).toBe(200)
  await page.goto('/products')
  const filters = page.getByRole('complementary')
  const { asked, release } = await hold(page, '**/api/v1/**brand=**')
  await filters.getByRole('heading', { name: 'Brand' }).locator('..').getByRole('link').first().click() // prettier-ignore
  await asked
  await filters.getByLabel('Lowest').fill('10')
  await filters.getByLabel('Highest').fill('90000')
  await filters.getByLabel('Highest').press('Enter')
  release()
  await page.waitForURL(/\/products\?.*brand=.*min=10&max=90000|\/products\?.*min=10&max=90000.*brand=/) // prettier-ignore
  expect(await filters.getByLabel('Highest').inputValue()).toBe('90000')
  const brand = /brand=[^&]+/.exec(page.url())?.[0] ?? ''
  await page.getByLabel('Sort by').selectOption({ index: 2 })
  await page.waitForURL(/sort=/)
  expect(page.url()).toContain(brand)
  expect(page.url()).toContain('min=10')
  expect(errors).toEqual([])
})

test('text typed into the header while a search is on its way stays', async () => {
  const { page, errors } = await open('guest')
  await page.goto('/')
  const box = page.getByRole('combobox', { name: 'Search' })
  const { asked, release } = await hold(page, /api\/v1\/(?!search\/suggestions).*atta/)
  await box.fill('atta')
  await box.press('Enter')
  await asked
  await box.pressSequentially(' 5')
  release()
  await page.waitForURL('**/search?q=atta')
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'atta' }).waitFor()
  expect(await box.inputValue()).toBe('atta 5')
  expect(errors).toEqual([])
})

test('a filter keeps what was chosen before the page woke up', async () => {
  const { page, errors } = await open()
  for (const [path, name, value] of [
    ['/admin/audit', 'kind', 'product.changed'],
    ['/admin/orders', 'q', 'amina'],
    ['/admin/reports', 'from', '2025-01-01'],
    ['/admin/customers', 'q', 'amina'],
    ['/products', 'min', '12'],
    ['/event', 'q', 'mela'],
    ['/faqs', 'q', 'pay'],
    ['/about', 'q', 'atta'], // the search box in the header
  ] as const) {
    if (path === '/products') await page.context().clearCookies() // the rest as a guest
    const { wake } = await asleep(page, path)
    if (path === '/admin/reports') await page.getByText('Other dates or comparison').click()
    const field = (path === '/about' ? page : main(page)).locator(`[name=${name}]`).first()
    const isChoice = await field.evaluate((one) => one instanceof HTMLSelectElement)
    await (isChoice ? field.selectOption(value) : field.fill(value))
    await wake()
    expect([path, await field.inputValue()]).toEqual([path, value])
  }
  expect(errors).toEqual([])
})
