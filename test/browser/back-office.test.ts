import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password } from '../support/cast.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { launch } from '../support/chromium.ts'
import { faultsOnScreens } from '../support/faults-on-screens.ts'
import { axeFaults, desktop, openSite, phone, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test('a guest is asked to log in, comes back as staff, and logs out', async () => {
  const { page, errors } = await visit(browser, await openSite(), phone)
  await page.goto('/admin/orders?status=placed')
  expect(new URL(page.url()).search).toBe('?next=%2Fadmin%2Forders%3Fstatus%3Dplaced')
  const main = page.getByRole('main')
  await main.getByLabel('E-mail or phone').fill('owner@kiryana.example')
  await main.getByLabel('Password').fill(password)
  await main.getByLabel('Password').press('Enter')
  // What was narrowed down is so again.
  await page.waitForURL('**/admin/orders?status=placed')
  await page.waitForFunction(() => globalThis.early === undefined)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation').getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('navigation', { name: 'Main navigation' }).first().waitFor()
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'Log in to the back office', level: 1 }).waitFor()
  expect(errors).toEqual([])
})

test('a customer is told kindly that this is for staff', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, desktop, 'amina')
  for (const address of ['/admin', '/admin/no/such/page']) {
    const response = await page.goto(address)
    expect(response?.status()).toBe(403)
    await page.getByRole('heading', { name: 'This part is for our staff', level: 1 }).waitFor()
    expect(await axeFaults(page)).toEqual([])
  }
  await page.getByRole('main').getByRole('link', { name: 'To the shop' }).click()
  await page.waitForURL(`${site.origin}/`)
  expect(errors).toEqual([])
})

const pages = [
  '',
  '/no/such/page',
  '/orders',
  '/orders/{id}',
  '/orders/{id}/slip',
  '/products',
  '/products/import',
  '/products/change',
  '/products/starter',
  '/products/imports',
  '/returns',
  '/reviews?state=all',
  '/messages',
  '/customers',
  '/customers/amina',
  '/emails',
  '/emails/previews',
  '/zones',
  '/zones/new',
  '/categories',
  '/searches',
  '/banners',
  '/banners/new',
  '/news',
  '/news/new',
  '/system',
  '/products/new',
  '/products/apples',
  '/reports',
  '/reports?from=2020-01-02&to=2020-01-01',
  '/staff',
  '/staff/clerk/sessions',
  '/security',
  '/audit',
  '/settings',
  '/stock',
  '/stock?product=apples',
  '/stock/expiring',
  '/setup',
  '/setup?step=hours',
  '/setup?step=products',
  '/setup?step=payment',
]

const some = 8

// One shop and one browser for some pages: what they read is fetched once.
test.each(
  Array.from({ length: Math.ceil(pages.length / some) }, (_, nth) =>
    pages.slice(nth * some, (nth + 1) * some),
  ).map((addresses) => ({ first: addresses[0], last: addresses.at(-1), addresses })),
)(
  'from /admin$first to /admin$last, pages are free of faults on a phone and a desktop, by day and by night',
  async ({ addresses }) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, phone, 'owner')
    const { _id } = await placed(await site.as('amina'), cartOrder())
    const faults: string[] = []
    for (const address of addresses)
      faults.push(...(await faultsOnScreens(page, `/admin${address.replace('{id}', _id)}`)))
    expect([...faults, ...errors]).toEqual([])
  },
)

test.each(['/admin/login', '/admin/invitation?token=mistyped'])(
  '%s is free of faults on a phone and a desktop, by day and by night',
  async (address) => {
    const { page } = await visit(browser, await openSite(), phone)
    expect(await faultsOnScreens(page, address)).toEqual([])
  },
)
