import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendDue } from '#shop/notifications/send-due.ts'
import { buyerAt, onPhone } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { sender } from '../support/mail.ts'
import { openMailServer } from '../support/mail-server.ts'
import { buyNow, placed } from '../support/orders.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const contact = { name: 'Bushra Khan', phone: '0300 1234567', email: 'bushra@kiryana.example' }

test.each(onPhone)(
  'on a %s, a guest opens the order from the e-mail on another device, follows it and cancels',
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen)
    const order = await placed(
      site.guest(),
      buyNow(870, [{ product: 'apples', quantity: 3 }], { contact }),
    )
    const server = await openMailServer()
    await sendDue(sender(site, server.url))
    const link = /https:\/\/shop\.example(\/order\/\S+)/.exec(server.mails[0]?.text ?? '')?.[1]

    await page.goto(link ?? '')
    await page.getByText('Rs. 870').first().waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Track it live' }).click()
    await page.getByRole('heading', { name: 'Track your order' }).waitFor()
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Cancel items' }).click()
    await page.getByRole('heading', { name: 'Cancel your order' }).waitFor()
    await page.getByRole('button', { name: /^One less/ }).click()
    await page.getByLabel('I agree').check()
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Your Cancellation was Successful').waitFor()
    await page.getByText('Your new total is Rs. 390, with Rs. 150 for delivery.').waitFor()

    await page.getByRole('link', { name: 'Order details' }).click()
    await page.getByRole('progressbar').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Track it live' }).click()
    const clerk = await site.as('clerk')
    await clerk.patch(`admin/orders/${order._id}`, { status: 'packed' })
    await page
      .getByRole('status')
      .filter({ hasText: 'Your order is: Packed' })
      .waitFor({ state: 'attached', timeout: 3000 })
    expect(errors).toEqual([])
  },
)
