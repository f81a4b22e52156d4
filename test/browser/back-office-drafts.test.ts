import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password } from '../support/cast.ts'
import { hydrated, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test('what is typed is there again after a session that ended, and after a role that was lost', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, screens.desktop, 'clerk')
  const typeInto = async (path: string, fields: Record<string, string>) => {
    await page.goto(path)
    await hydrated(page)
    for (const [label, text] of Object.entries(fields))
      await page.getByLabel(new RegExp(`^${label}(?! in Urdu)`)).fill(text)
  }
  const expectIn = async (path: string, fields: Record<string, string>) => {
    await page.goto(path)
    await hydrated(page)
    for (const [label, text] of Object.entries(fields))
      await expect
        .poll(() => page.getByLabel(new RegExp(`^${label}(?! in Urdu)`)).inputValue())
        .toBe(text)
  }
  const forms = {
    '/admin/news/new': { Title: 'Mangoes', Story: 'From Multan, this morning' },
    '/admin/settings': { 'One line about the shop': 'Fresh every morning' },
    '/admin/customers/hina': { 'New note': 'Rings twice' },
  } as const
  for (const [path, fields] of Object.entries(forms)) await typeInto(path, fields)
  await page.goto('/admin/orders/new')
  await hydrated(page)
  await page.getByText('New customer or guest').click()
  await page.getByLabel('Name', { exact: true }).fill('Bushra Khan')

  await page.goto('/admin/news/new')
  await hydrated(page)
  await site.db.run`delete from session where account_id = 'clerk'`
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Log in again' }).click()
  await page.getByLabel('E-mail or phone').fill('clerk@kiryana.example')
  await page.getByLabel('Password').fill(password)
  await page.getByLabel('Password').press('Enter')
  await page.getByLabel(/^Title(?! in Urdu)/).waitFor()
  for (const [path, fields] of Object.entries(forms)) await expectIn(path, fields)
  await expectIn('/admin/orders/new', { Name: 'Bushra Khan' })

  // A manager demoted to viewer keeps the draft until the role returns.
  const owner = await site.as('owner')
  await page.goto('/admin/news/new')
  await hydrated(page)
  await owner.patch('admin/staff/clerk', { role: 'viewer' })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alert').waitFor()
  expect(await page.getByLabel(/^Title(?! in Urdu)/).inputValue()).toBe('Mangoes')
  await owner.patch('admin/staff/clerk', { role: 'manager' })
  await expectIn('/admin/news/new', forms['/admin/news/new'])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mangoes' }).waitFor()
  await page.goto('/admin/news/new')
  await hydrated(page)
  expect(await page.getByLabel(/^Title(?! in Urdu)/).inputValue()).toBe('')
})
