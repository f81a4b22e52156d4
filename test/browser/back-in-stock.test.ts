import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, hydrated, onPhone, waitForFocus } from '../support/browser.ts'
import { password } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { emailsOf } from '../support/mail.ts'
import { axeFaults } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test.each(onPhone)(
  'on a %s, a guest asks to be told with an e-mail address, and one that is wrong is said beside the field',
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen)
    await page.goto('/products/5')
    await hydrated(page)
    const notify = page.getByRole('button', { name: 'Notify me: Fresh Coriander' })
    await notify.click()
    const dialog = page.getByRole('dialog', { name: "Tell me when it's back" })
    await dialog.getByLabel('E-mail').fill('sadia@mail')
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Notify me' }).click()
    await dialog.getByText('Please enter a valid e-mail').waitFor()
    await dialog.getByLabel('E-mail').fill('sadia@mail.example')
    await dialog.getByLabel('E-mail').press('Enter')
    await dialog.getByText('Check your e-mail').waitFor()
    const { to, kind } = (await emailsOf(site.db))[0] ?? {}
    expect([to, kind]).toEqual(['sadia@mail.example', 'confirm-stock-alert'])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await waitForFocus(notify)
    expect(errors).toEqual([])
  },
)

test.each(onPhone)(
  'on a %s, a guest asks to be told, logs in, and it happens by itself; pressed again it is withdrawn',
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen)
    const amina = await site.as('amina')
    const asked = async () => (await amina.get('user/me')).body.notify
    await page.goto('/category/fruit-vegetables')
    await hydrated(page)
    expect(await axeFaults(page)).toEqual([])
    const card = page.getByRole('article').filter({ hasText: 'Fresh Coriander' })
    await card.getByText('Out of stock').waitFor()
    await card.getByRole('button', { name: 'Notify me: Fresh Coriander' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log in instead' }).click()
    const login = page.getByRole('dialog', { name: 'Login' })
    await login.getByText('Please login to be told when it is back').first().waitFor()
    await login.getByLabel('E-mail').fill('amina@kiryana.example')
    await login.getByLabel('Password', { exact: true }).fill(password)
    await login.getByRole('button', { name: 'Login' }).click()
    await page.getByText("We'll e-mail you when it's back").waitFor()
    const told = { name: /^We'll notify you about Fresh Coriander/ }
    await card.getByRole('button', told).waitFor()
    expect(await asked()).toEqual(['soldout'])
    expect(await axeFaults(page)).toEqual([])

    await card.getByRole('link', { name: 'Fresh Coriander' }).first().click()
    await page.getByRole('heading', { name: 'Fresh Coriander', level: 1 }).waitFor()
    const again = page.getByRole('main').getByRole('button', told)
    await again.first().waitFor()
    expect(await axeFaults(page)).toEqual([])
    await again.first().click()
    await page.getByText("We won't e-mail you about it").waitFor()
    expect(await asked()).toEqual([])
    expect(errors).toEqual([])
  },
)

test('a stock alert that cannot be saved is reverted, with a message', async () => {
  const { page } = await buyerAt(browser, 'phone', 'amina')
  await page.goto('/category/fruit-vegetables')
  await hydrated(page)
  await page.route('**/notifyme', (route) => route.abort())
  const button = page.getByRole('button', { name: 'Notify me: Fresh Coriander' })
  await button.click()
  await page.getByRole('button', { name: /^We'll notify you/ }).waitFor({ state: 'detached' })
  await button.waitFor()
})

test('who logs in after somebody else sees their own hearts and waits', async () => {
  const { page } = await buyerAt(browser, 'desktop', 'amina')
  await page.goto('/category/fruit-vegetables')
  await hydrated(page)
  const notify = page.getByRole('button', { name: 'Notify me: Fresh Coriander' })
  await notify.click()
  await notify.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /Amina/ }).first().click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('banner').getByText('Login', { exact: true }).first().click()
  const login = page.getByRole('dialog')
  await login.getByLabel('E-mail').fill('bilal@kiryana.example')
  await login.getByLabel('Password', { exact: true }).fill(password)
  await login.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('button', { name: /Bilal/ }).first().waitFor()
  await notify.waitFor()
})
