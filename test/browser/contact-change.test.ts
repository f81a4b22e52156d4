import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendDue } from '#shop/notifications/send-due.ts'
import { password } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { sender } from '../support/mail.ts'
import { axeFaults, openSite, phone, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const hour = 60 * 60_000

test('another e-mail address: the password beside it, confirmed by one link, undone by another', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, phone, 'amina')
  const links: string[] = []
  const mail = sender(site, null, (to, link) =>
    links.push(`${to} ${new URL(link).pathname} ${link}`),
  )
  const linkTo = async (start: string) => {
    await sendDue(mail)
    const { pathname, search } = new URL(
      links.findLast((one) => one.startsWith(start))?.split(' ')[2] ?? '',
    )
    return pathname + search
  }
  site.later(hour)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('E-mail').fill('new@kiryana.example')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const current = page.getByLabel('Current password')
  await current.fill(password)
  const order = await page
    .locator('form input')
    .evaluateAll((all) => all.map((one) => one.getAttribute('name')))
  expect(order.indexOf('currentpassword')).toBe(order.indexOf('email') + 1)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText("Please open the link we've sent to new@kiryana.example").waitFor()
  await page.getByText('Your account keeps its current address until you confirm').waitFor()

  const confirm = await linkTo('new@kiryana.example /confirm-email')
  await page.goto(confirm)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await page.getByRole('heading', { name: 'is now new@kiryana.example' }).waitFor()
  await page.getByRole('link', { name: 'Go to your profile' }).click()
  await page.getByRole('definition').filter({ hasText: 'new@kiryana.example' }).waitFor()
  await page.goto(confirm)
  await page.getByRole('heading', { name: 'This link has expired' }).waitFor()

  const undo = await linkTo('amina@kiryana.example /undo-change')
  await page.goto(undo)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await page.getByRole('heading', { name: 'Your account is yours again' }).waitFor()
  await page.getByText('on its way to a•••@kiryana.example').waitFor()
  await page.goto(undo)
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await page.getByRole('heading', { name: 'This link has expired' }).waitFor()
  expect(errors).toEqual([])
})

test.each([
  ['with', true],
  ['without', false],
])(
  '%s JavaScript, whoever is not logged in confirms after the login',
  async (_, javaScriptEnabled) => {
    const site = await openSite()
    const amina = await site.as('amina')
    await amina.form('user/updateprofile', { email: 'new@kiryana.example' })
    const links: string[] = []
    await sendDue(sender(site, null, (_, link) => links.push(link)))
    const { pathname, search } = new URL(links.find((link) => link.includes('confirm-email')) ?? '')
    const { page } = await visit(browser, site, { ...phone, javaScriptEnabled })
    await page.goto(pathname + search)
    await page.getByLabel('E-mail or phone').fill('amina@kiryana.example')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await page.getByRole('button', { name: 'Confirm this address' }).click()
    await page.getByText('Your e-mail address is now new@kiryana.example').waitFor()
    const undo = new URL(links.find((link) => link.includes('undo-change')) ?? '')
    await page.goto(undo.pathname + undo.search)
    await page.getByRole('button', { name: 'Undo the change' }).click()
    await page.getByText('on its way to a•••@kiryana.example').waitFor()
  },
)
