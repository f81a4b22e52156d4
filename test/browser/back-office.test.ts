import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { buyNow, contact, placed } from '../support/orders.ts'
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
  await main.getByText('Kiryana', { exact: true }).waitFor()
  await main.getByRole('button', { name: 'Show password' }).click()
  expect(await main.getByLabel('Password').getAttribute('type')).toBe('text')
  await main.getByLabel('Password').press('Enter')
  // The filters are restored.
  await page.waitForURL('**/admin/orders?status=placed')
  await page.waitForFunction(() => globalThis.early === undefined)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation').getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('navigation', { name: 'Main navigation' }).first().waitFor()
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'Log in to the back office', level: 1 }).waitFor()
  expect(errors).toEqual([])
})

test('the menu says what waits, and keeps a group collapsed on this device', async () => {
  const site = await openSite()
  await placed(site.guest(), buyNow(390, undefined, { contact }))
  const { page, errors } = await visit(browser, site, desktop, 'owner')
  await page.goto('/admin/orders')
  const menu = page.getByRole('navigation', { name: 'Back office' })
  await menu.getByRole('listitem').filter({ hasText: 'Orders' }).getByText('1 waiting').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await menu.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0)
  await menu.getByText('Catalogue').click()
  await menu.getByRole('link', { name: 'Brands' }).waitFor({ state: 'hidden' })
  await page.reload()
  await menu.getByRole('link', { name: 'Orders' }).waitFor()
  await menu.getByRole('link', { name: 'Brands' }).waitFor({ state: 'hidden' })
  // The group of the page itself is open.
  await page.goto('/admin/brands')
  await menu.getByRole('link', { name: 'Brands' }).waitFor()
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
