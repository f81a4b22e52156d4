import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailsIn } from '#server/emails/write-email.ts'
import { english } from '#web/messages/language.ts'
import { mailLinks } from '#server/emails/mail-links.ts'
import { sendDue } from '#shop/notifications/send-due.ts'
import { hydrated, onDesktop, onPhone, screenNames, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, desktop, openSite, phone, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const named = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

test('a forgotten password of a phone login: the shop sends a link', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, phone)
  const main = page.getByRole('main')
  await page.goto('/forgot-password')
  await hydrated(page)
  await main.getByLabel('E-mail or phone').fill('0300 0000000')
  await main.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByRole('heading', { name: 'The shop will contact you' }).waitFor()
  await main.getByRole('link', { name: 'WhatsApp' }).waitFor()
  expect(await axeFaults(page)).toEqual([])

  const { page: office } = await visit(browser, site, desktop, 'clerk')
  await office.goto('/admin')
  await office.getByRole('main').getByRole('link', { name: 'Request for a new password' }).click()
  await office.getByRole('main').getByRole('link', { name: 'Amina Siddiqui' }).click()
  const box = office.getByRole('region', { name: 'New password requested' })
  await box.getByRole('button', { name: 'Create link' }).click()
  const link = await box.getByLabel('Link', { exact: true }).inputValue()
  const sent = await box.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')
  expect(sent).toContain('https://wa.me/923000000000?text=')
  expect(sent).toContain(encodeURIComponent(link))
  expect(await axeFaults(office)).toEqual([])

  await page.goto(link)
  await hydrated(page)
  await main.getByLabel('New password').fill('a brand new password')
  await main.getByLabel('New password').press('Enter')
  await page.waitForURL('**/login')
  expect(errors).toEqual([])
})

test.each(onPhone)(
  'on a %s, a forgotten password is asked for, chosen and used',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen])
    const main = page.getByRole('main')
    await page.goto('/login')
    await hydrated(page)
    await main.getByRole('link', { name: 'Forgot Password?' }).press('Enter')
    await page.waitForURL('**/forgot-password')
    await main.getByLabel('E-mail or phone').fill('amina@kiryana.example')
    await main.getByLabel('E-mail or phone').press('Enter')
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor()
    expect(await axeFaults(page)).toEqual([])

    const links: string[] = []
    const printLink = (_email: string, link: string) => void links.push(link)
    await sendDue({
      shop: site,
      links: mailLinks(site.origin),
      write: emailsIn([english]),
      post: null,
      printLink,
    })
    const [link = ''] = links
    await page.goto(link)
    await hydrated(page)
    const password = main.getByLabel('New password')
    await password.fill('short')
    await password.press('Enter')
    await main.getByText('Please choose a password of at least 8 characters').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await password.fill('a brand new password')
    await password.press('Enter')
    await page.getByRole('heading', { name: 'Login', level: 1 }).waitFor()
    await main.getByLabel('E-mail or phone').fill('0300 0000000')
    await main.getByLabel('Password').fill('a brand new password')
    await main.getByLabel('Password').press('Enter')
    await page.waitForURL(`${site.origin}/`)
    expect(await (await page.request.get('/api/v1/user/me')).json()).toMatchObject({ _id: 'amina' })

    await page.goto(link)
    await hydrated(page)
    await password.fill('another new password')
    await password.press('Enter')
    await page.getByRole('heading', { name: 'This link has expired' }).waitFor()
    expect(errors).toEqual([])
  },
)

test.each(screenNames)(
  'on a %s, a login leads back to the same page, with scripts or without',
  async (screen) => {
    const site = await openSite()
    const door = screen === 'phone' ? 'Account' : 'Login'
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await visit(browser, site, { ...screens[screen], javaScriptEnabled })
      await page.goto('/search?q=apples')
      if (javaScriptEnabled) await hydrated(page)
      const role = javaScriptEnabled ? 'button' : 'link'
      await page.getByRole(role, { name: door }).filter({ visible: true }).first().click()
      const form = page.getByRole(javaScriptEnabled ? 'dialog' : 'main')
      await form.getByLabel('E-mail or phone').fill('amina@kiryana.example')
      await form.getByLabel('Password').fill('a good long password')
      await form.getByRole('button', { name: 'Login' }).click()
      await expect
        .poll(async () => (await page.request.get('/api/v1/user/me')).json())
        .toMatchObject({ _id: 'amina' })
      await page.waitForURL(`${site.origin}/search?q=apples`)
    }
  },
)

test('without scripts the login page logs in and goes on', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, { ...phone, javaScriptEnabled: false })
  await page.goto('/login?next=/profile')
  const main = page.getByRole('main')
  await main.getByLabel('E-mail or phone').fill('amina@kiryana.example')
  await main.getByLabel('Password').fill('not the password')
  await main.getByRole('button', { name: 'Login' }).click()
  await main.getByText('Login failed. Please check your credentials.').waitFor()
  await main.getByLabel('E-mail or phone').fill('amina@kiryana.example')
  await main.getByLabel('Password').fill('a good long password')
  await main.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/profile')
  await main.getByText('This device').waitFor()
})

test.each(onDesktop)(
  'on a %s, the address book is filled and changed by keyboard',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'amina')
    await page.goto('/addresses')
    await hydrated(page)
    const add = page.getByRole('button', { name: 'Add an address' })
    await add.press('Enter')
    await page.getByRole('dialog').waitFor()
    await expect.poll(() => named(page)).toBe('label')
    await page.keyboard.type('Home')
    await page.keyboard.press('Enter')
    await page.getByText('Please enter an address').waitFor()
    await expect.poll(() => named(page)).toBe('address')
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.type('House 12, Street 4, Rawalpindi')
    await page.getByRole('button', { name: 'Save address' }).press('Enter')
    await page.getByRole('heading', { name: 'Home', level: 2 }).waitFor()
    await add.press('Enter')
    await page.getByLabel('Address name').fill('Office')
    await page.getByLabel('Address', { exact: true }).fill('Blue Area, Islamabad')
    await page.getByRole('button', { name: 'Save address' }).press('Enter')
    await page.getByRole('button', { name: 'Make default: Office' }).press('Enter')
    await page.getByRole('button', { name: 'Make default: Home' }).waitFor()
    await page.getByRole('button', { name: 'Remove: Home' }).press('Enter')
    await page.getByRole('heading', { name: 'Home', level: 2 }).waitFor({ state: 'detached' })
    expect(await axeFaults(page)).toEqual([])
    expect(errors).toEqual([])
  },
)

test('signing out everywhere ends the session in another browser', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, desktop, 'amina')
  const other = await visit(browser, site, phone, 'amina')
  await page.goto('/profile')
  await hydrated(page)
  await page.evaluate(() => localStorage.setItem('shippingAddress', 'House 12, Street 4'))
  await page.getByRole('button', { name: 'Log out everywhere' }).press('Enter')
  await page.waitForURL(`${site.origin}/`)
  expect(await page.evaluate(() => localStorage.getItem('shippingAddress'))).toBeNull()
  expect(await (await other.page.request.get('/api/v1/user/me')).json()).toBeNull()
})

test.each(onPhone)('on a %s, both checkouts take addresses out of the book', async (screen) => {
  const site = await openSite()
  const amina = await site.as('amina')
  const home = {
    label: 'Home',
    name: 'Amina Siddiqui',
    phone: '0300 0000000',
    address: 'House 12, Rawalpindi',
  }
  await amina.post('user/addresses', home)
  await amina.post('user/addresses', {
    label: 'Ammi',
    name: 'Salma Bibi',
    phone: '0311 1234567',
    address: 'Gali 3, Lahore',
    landmark: 'the old well',
  })
  await amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 2 }] })
  const { page, errors } = await visit(browser, site, screens[screen], 'amina')
  await page.goto('/checkout')
  const pressed = (name: RegExp) => page.getByRole('button', { name }).getAttribute('aria-pressed')
  expect(await pressed(/House 12, Rawalpindi/)).toBe('true') // as the server sent it
  await hydrated(page)
  await page.getByRole('button', { name: 'Ammi' }).press('Enter')
  expect(await pressed(/Gali 3, Lahore\s+Near the old well/)).toBe('true')
  await page.getByText('Salma Bibi').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Place Order' }).locator('visible=true').click()
  await page.waitForURL('**/order-confirmation?*')
  const { data } = (await amina.get('order/get')).body
  expect(data[0]).toMatchObject({
    shippingAddress: 'Gali 3, Lahore\nNear the old well',
    contact: { name: 'Salma Bibi', phone: '+923111234567', email: 'amina@kiryana.example' },
  })

  await page.goto('/confirm-order/1')
  await hydrated(page)
  await page.getByRole('button', { name: 'Ammi' }).press('Enter')
  expect(await page.getByLabel('Full name').inputValue()).toBe('Salma Bibi')
  expect(await page.getByLabel('Phone').inputValue()).toBe('+923111234567')
  expect(await axeFaults(page)).toEqual([])
  expect(errors).toEqual([])
})

test('a password can be read while it is typed, and a wrong one is said once', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, phone)
  await page.goto('/login')
  await hydrated(page)
  const main = page.getByRole('main')
  const field = main.getByLabel('Password')
  await main.getByLabel('E-mail or phone').fill('amina@kiryana.example')
  await field.fill('not the password')
  expect(await field.getAttribute('type')).toBe('password')
  await main.getByRole('button', { name: 'Show password' }).click()
  expect(await field.getAttribute('type')).toBe('text')
  await main.getByRole('button', { name: 'Hide password' }).waitFor()
  await main.getByRole('button', { name: 'Login' }).click()
  await page.getByText('Login failed. Please check your credentials.').waitFor()
})
