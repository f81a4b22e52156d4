import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { insertEmail } from '#shop/outbox/outbox.store.ts'
import { sendDue } from '#shop/notifications/send-due.ts'
import { hydrated, onDesktop, screenNames, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { sender } from '../support/mail.ts'
import { openMail } from '#server/emails/open-mail.ts'
import { answerWith, openMailServer } from '../support/mail-server.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const people = ['amina', 'busy', 'nobody'] as const

/** A shop with three e-mails: one sent, one that is tried again, one given up. */
async function openSiteWithEmails() {
  const site = await openSite()
  const server = await openMailServer({
    onRecipient: (address) => {
      if (address.startsWith('nobody')) return answerWith(550, 'no such user')
      return address.startsWith('busy') ? answerWith(451, 'come back later') : null
    },
  })
  for (const person of people) {
    const to = `${person}@kiryana.example`
    const email = { kind: 'welcome', to, name: 'Secretive Name', wholesale: 'no' }
    await insertEmail(site.db, email, site.now(), null)
  }
  await sendDue(sender(site, server.url))
  return site
}

test.each(onDesktop)(
  'on a %s an owner sees which e-mails wait, failed or were sent, and why',
  async (screen) => {
    const site = await openSiteWithEmails()
    const { page, errors } = await visit(browser, site, screens[screen], 'owner')
    await page.goto('/admin/emails')
    const emails = page.getByRole('main').getByRole('listitem')
    const chip = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
    expect(await emails.count()).toBe(people.length)
    expect(await axeFaults(page)).toEqual([])
    expect(await page.content()).not.toContain('Secretive Name')
    for (const [name, address, says] of [
      ['Failed', 'nobody@kiryana.example', 'no such user'],
      ['Waiting', 'busy@kiryana.example', 'come back later'],
      ['Sent', 'amina@kiryana.example', 'sent'],
    ] as const) {
      await chip(name).click()
      await page.locator('[aria-current=page]', { hasText: name }).waitFor()
      await emails.filter({ hasText: address }).filter({ hasText: says }).waitFor()
      expect(await emails.count()).toBe(1)
    }
    await page.getByRole('searchbox', { name: 'Find e-mails' }).fill('nobody')
    await page.getByRole('searchbox', { name: 'Find e-mails' }).press('Enter')
    await page.getByRole('heading', { name: 'No e-mails here' }).waitFor()
    await chip('All').click()
    await emails.filter({ hasText: 'nobody@kiryana.example' }).waitFor()
    expect(await emails.count()).toBe(1)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('We are sending the e-mail again.').waitFor()
    await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' })
    await emails.filter({ hasText: 'Waiting' }).waitFor()
    expect(errors).toEqual([])
  },
)

test('a packer is neither led to the e-mails nor let in', async () => {
  const site = await openSiteWithEmails()
  await site.db.transaction((tx) => appoint(tx, 'clerk', 'packer', 0))
  const { page } = await visit(browser, site, screens.desktop, 'clerk')
  await page.goto('/admin')
  expect(await page.getByRole('link', { name: 'E-mails' }).count()).toBe(0)
  await page.goto('/admin/emails')
  await page.getByRole('heading', { name: 'You don’t have access to this page' }).waitFor()
  expect(await page.content()).not.toContain('busy@kiryana.example')
})

test('an owner sends a test message and sees how it went', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.phone, 'owner')
  await page.goto('/admin/emails')
  await hydrated(page)
  await page.getByRole('button', { name: 'Send me a test message' }).click()
  await page.getByRole('heading', { name: /^Test message of/ }).waitFor()
  await page.getByText('To owner@kiryana.example').waitFor()
  expect(await axeFaults(page)).toEqual([])
  expect(errors).toEqual([])
})

test.each(screenNames)('on a %s staff look at each kind of e-mail', async (screen) => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens[screen], 'owner')
  await page.goto('/admin/emails')
  await hydrated(page)
  await page.getByRole('link', { name: 'See what each e-mail looks like' }).click()
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { level: 1 }).waitFor()
  // On a phone two dozen links would stand above the e-mail.
  if (screen === 'phone')
    await page.getByRole('combobox', { name: 'E-mails' }).selectOption('Return refused')
  else await page.getByRole('link', { name: 'Return refused' }).click()
  await frame.getByText('We are sorry about the torn bag.').waitFor()
  expect(await axeFaults(page)).toEqual([])
  const { width } = screens[screen].viewport
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  expect(errors).toEqual([])
})

test('without a mail server the owner is told, answers are only saved, and mail is set up', async () => {
  const site = await openSite({ mail: (made) => openMail({ ...made, smtpUrl: null }) })
  await openMailServer({ port: 2525 })
  await (await site.as('amina')).post('message', { name: 'Amina', email: 'amina@kiryana.example', subject: 'Eggs', message: 'One was broken.' }) // prettier-ignore
  const { page, errors } = await visit(browser, site, screens.phone, 'owner')
  await page.goto('/admin/messages')
  await page.getByRole('button', { name: 'Answer' }).click()
  await page.getByLabel('Your answer to').fill('We bring another.')
  expect(await page.getByRole('link', { name: 'Write on WhatsApp' }).count()).toBe(1)
  await page.getByRole('button', { name: 'Save the answer' }).click()
  await page.getByText('Answer saved, not sent.').waitFor()
  await page.getByRole('button', { name: 'Answer again' }).waitFor()
  await page.goto('/admin')
  await page.getByText('E-mails are not sent').waitFor()
  await page.getByRole('link', { name: 'Set up mail' }).click()
  await page.getByRole('heading', { name: 'Mail server', level: 1 }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByLabel('Server').fill('127.0.0.1')
  await page.getByRole('button', { name: 'Test and save' }).click()
  await page.getByRole('alert').filter({ hasText: 'so nothing is saved.' }).waitFor()
  expect(await site.db.all`select host from mail_server`).toEqual([])
  await page.getByRole('button', { name: 'Save anyway' }).click()
  await page.getByText(/the server is saved, but no test has worked/).waitFor()
  expect(await site.db.all`select tested_at from mail_server`).toEqual([{ tested_at: null }])
  await page.getByLabel('Port').selectOption('2525')
  await page.getByRole('button', { name: 'Test and save' }).click()
  await page.getByText('E-mails are sent over 127.0.0.1.').waitFor()
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'Today', exact: true }).waitFor()
  expect(await page.getByText('E-mails are not sent').count()).toBe(0)
  expect(errors).toEqual([])
})
