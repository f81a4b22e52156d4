import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendDue } from '#shop/notifications/send-due.ts'
import { buyerAt, hydrated, onPhone } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { sender } from '../support/mail.ts'
import { openMailServer } from '../support/mail-server.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { axeFaults } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test.each(onPhone)(
  "on a %s, the link of a customer's e-mail shows when it comes, what happened and whom to call, without a login",
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen)
    await (
      await site.as('clerk')
    ).patch('admin/settings', { phone: '051 1234567', whatsapp: '+92 300 1234567' })
    await placed(await site.as('amina'), cartOrder())
    const server = await openMailServer()
    await sendDue(sender(site, server.url))
    const link = /\/order\/[\w-]+\?key=[\w-]{43}/.exec(server.mails[0]?.text ?? '')?.[0] ?? ''

    await page.goto(link)
    await hydrated(page)
    await page.getByRole('heading', { name: /^Order / }).waitFor()
    expect(await page.getByRole('link', { name: 'Cancel items' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Log in to change this order' }).waitFor()
    await page.getByRole('link', { name: 'Track it live' }).click()
    await page.getByRole('heading', { name: 'Track your order' }).waitFor()
    await page.getByRole('main').getByText('Arriving Jan 6–10', { exact: true }).waitFor()
    await page.getByText('Jan 05, 2025, 3:00 PM').waitFor()
    const call = page.getByRole('link', { name: 'Call 051 1234567' })
    expect(await call.getAttribute('href')).toBe('tel:0511234567')
    const chat = page.getByRole('main').getByRole('link', { name: 'Write on WhatsApp' })
    expect(await chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/923001234567\?text=.*order/)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(await axeFaults(page)).toEqual([])
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sid')
    expect(errors).toEqual([])
  },
)
