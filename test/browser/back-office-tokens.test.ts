import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onDesktop, screens } from '../support/browser.ts'
import { password } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test.each(onDesktop)(
  'on a %s by keyboard a token is made, seen once, used and revoked',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto('/admin/security')
    await hydrated(page)
    await page.getByRole('button', { name: 'New token' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Till')
    await page.keyboard.press('Enter')
    await dialog.getByText('Please select at least one permission.').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('checkbox', { name: 'See and export products' }).press('Space')
    await dialog.getByLabel('Your password').fill(password)
    await page.keyboard.press('Enter')
    const token = (await page.locator('code').filter({ hasText: 'kir_' }).textContent()) ?? ''
    const products = () =>
      site.guest().send('GET', 'admin/products', undefined, { authorization: `Bearer ${token}` })
    expect((await products()).status).toBe(200)
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'I have kept it' }).press('Enter')
    await page.getByText(token).waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Revoke Till' }).press('Enter')
    await page.getByRole('button', { name: 'Revoke token' }).press('Enter')
    await page.getByText('You have no tokens.').waitFor()
    expect((await products()).status).toBe(401)
    expect(errors).toEqual([])
  },
)
