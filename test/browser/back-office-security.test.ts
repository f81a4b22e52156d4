import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt, stepAt } from '#shop/accounts/second-factor/totp.ts'
import { hydrated, onDesktop, screens } from '../support/browser.ts'
import { password } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const minute = 60_000
type Site = Awaited<ReturnType<typeof openSite>>

/** Sets two-factor login up on the page; the secret of the app. */
async function setUp(site: Site, page: Page): Promise<string> {
  await page.goto('/admin/security')
  await hydrated(page)
  await page.getByRole('button', { name: 'Set up two-factor login' }).press('Enter')
  await page.keyboard.type('not mine')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  await page.getByLabel('Your password').fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('img', { name: /QR code/ }).waitFor()
  const link = page.getByRole('link', { name: 'Open in an app on this device' })
  const secret = /secret=([A-Z2-7]+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? ''
  expect((await page.locator('code').textContent())?.replaceAll(' ', '')).toBe(secret)
  await page.getByLabel('Code of your app').fill('000000')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('This code is wrong').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByLabel('Code of your app').fill(codeAt(secret, stepAt(site.now())))
  await page.keyboard.press('Enter')
  return secret
}

test.each(onDesktop)(
  'on a %s two-factor login is set up by keyboard, used, and turned off',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    const secret = await setUp(site, page)
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    const codes = await page.getByRole('listitem').locator('code').allTextContents()
    expect(new Set(codes).size).toBe(10)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).press('Enter')
    expect(readFileSync(await (await download).path(), 'utf8')).toBe(`${codes.join('\n')}\n`)
    await page.getByRole('button', { name: 'I have kept them' }).press('Enter')
    await page.getByText('10 recovery codes left').waitFor()

    const other = await visit(browser, site, screens[screen])
    await other.page.goto('/admin/login')
    await other.page.getByLabel('E-mail or phone').fill('clerk@kiryana.example')
    await other.page.getByLabel('Password').fill(password)
    expect(await other.page.getByLabel('Code of your app').count()).toBe(0)
    await other.page.keyboard.press('Enter')
    // Only whom it concerns is asked for a code, and types it at once.
    const code = other.page.getByLabel('Code of your app')
    await code.waitFor()
    await expect.poll(() => code.evaluate((one) => one === document.activeElement)).toBe(true)
    await other.page.keyboard.type(codes[0] ?? '')
    await other.page.keyboard.press('Enter')
    await other.page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()

    site.later(minute)
    await page.getByRole('button', { name: 'Turn off' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your password').fill(password)
    await dialog.getByLabel('Code of your app').fill(codeAt(secret, stepAt(site.now())))
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Set up two-factor login' }).waitFor()
    const unexpected = [...errors, ...other.errors].filter((error) => !error.includes('401'))
    expect(unexpected).toEqual([])
  },
)

test('new recovery codes replace those before; one logs out everywhere', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.phone, 'clerk')
  const secret = await setUp(site, page)
  const codes = page.getByRole('listitem').locator('code')
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  const before = await codes.allTextContents()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  site.later(minute)
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByLabel('Code of your app').fill(codeAt(secret, stepAt(site.now())))
  await dialog.getByRole('button', { name: 'Make new codes' }).click()
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  const after = await codes.allTextContents()
  expect(after.filter((code) => before.includes(code))).toEqual([])
  await page.getByText('This device').waitFor()
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('heading', { name: 'Log in to the back office' }).waitFor()
  expect((await page.request.get('/api/v1/admin/security')).status()).toBe(401)
  expect(errors).toEqual([])
})

test('a device that was lost is logged out by itself, by keyboard', async () => {
  const site = await openSite()
  const lost = site.guest()
  await lost.post('user/login', { email: 'clerk@kiryana.example', password })
  const { page, errors } = await visit(browser, site, screens.phone, 'clerk')
  await page.goto('/admin/security')
  await hydrated(page)
  const others = page.getByRole('button', { name: /^Log out: / })
  await others.press('Enter')
  await page.getByRole('dialog').getByText('must log in again').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).press('Enter')
  await others.waitFor({ state: 'detached' })
  expect((await lost.get('admin/today')).status).toBe(401)
  await page.getByText('This device').waitFor()
  expect(errors).toEqual([])
})
