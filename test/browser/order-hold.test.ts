import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, onPhone } from '../support/browser.ts'
import { atCheckout } from '../support/at-checkout.ts'
import { launch } from '../support/chromium.ts'
import { cartOrder, contact, placed } from '../support/orders.ts'
import { axeFaults, desktop, faultsInBothThemes, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const waiting = (page: Page) => page.getByRole('region', { name: 'Please confirm your order' })

test.each(onPhone)(
  'on a %s a first order says what to do, and its link confirms it while the buyer watches',
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen)
    const rules = { holdFirst: 'confirm', holdHours: 5, whatsapp: '+92 300 1234567' }
    await (await site.as('owner')).patch('admin/settings', rules)
    await atCheckout(page)
    await page.getByLabel('Full name').fill('Zainab Ali')
    await page.getByRole('main').getByLabel('Phone').fill('0300 1112223')
    await page.getByLabel('Delivery address').fill('House 4, Street 10, Satellite Town, Rawalpindi')
    await page.getByRole('button', { name: 'Place Order', exact: true }).click()
    await page.waitForURL('**/order-confirmation?*')
    await waiting(page).getByText('Tell us by phone or WhatsApp').waitFor()
    await waiting(page)
      .getByText(/first order of your phone number.*until .* we cancel it/)
      .waitFor()
    const whatsapp = page.getByRole('main').getByRole('link', { name: 'Write on WhatsApp' })
    expect(await whatsapp.count()).toBe(1)
    expect(await faultsInBothThemes(page)).toEqual([])
    const clerk = await site.as('clerk')
    const [order] = (await clerk.get('admin/orders?hold=yes')).body.data
    const { token } = (await clerk.get(`admin/orders/${order.id}`)).body.data.confirmation
    await page.goto(`/track-order/${order.id}`)
    await waiting(page).waitFor()
    expect(await whatsapp.count()).toBe(1)

    const { page: other } = await visit(browser, site, desktop)
    await other.goto(`/confirm-order?token=${token}`)
    expect(await axeFaults(other)).toEqual([])
    await other.getByRole('button', { name: 'Yes, I want this order' }).click()
    await other.getByRole('heading', { name: 'Thank you, your order is confirmed' }).waitFor()
    await waiting(page).waitFor({ state: 'detached' })
    expect(errors).toEqual([])
  },
)

test('a packer sees why an order waits, asks its customer, and packs it once confirmed', async () => {
  const site = await openSite()
  const rules = { holdFirst: 'call', holdLarge: 'call', holdLargeFrom: 500 }
  await (await site.as('owner')).patch('admin/settings', rules)
  const { _id: id } = await placed(site.guest(), cartOrder(630, undefined, { contact }))
  const { page, errors } = await visit(browser, site, desktop, 'clerk')
  await page.goto('/admin')
  expect(await page.getByRole('link', { name: /To pack/ }).count()).toBe(0)
  await page.getByRole('link', { name: /1\s*Order to confirm/ }).click()
  const here = page.getByRole('link', { name: 'To confirm 1', exact: true })
  expect(await here.getAttribute('aria-current')).toBe('page')
  await page.getByRole('link', { name: id.slice(0, 7) }).click()
  const box = page.getByRole('region', { name: 'Call the customer first' })
  await box.getByText('It is the first order of this phone number.').waitFor()
  await box.getByText('It is a large order.').waitFor()
  const link = await box.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(link ?? '')).toContain('Do you want your order')
  expect(await axeFaults(page)).toEqual([])
  expect(await page.getByRole('button', { name: 'Mark as packed' }).count()).toBe(0)
  await page.goto('/admin/orders/board')
  const card = page.getByRole('listitem').filter({ hasText: id.slice(0, 7) })
  await card.getByText('To confirm').waitFor()
  expect(await card.getByRole('button').count()).toBe(0)
  await page.goBack()
  await box.getByRole('button', { name: 'Customer has confirmed' }).click()
  await page.getByRole('button', { name: 'Mark as packed' }).click()
  await page.getByText('Packed', { exact: true }).first().waitFor()
  await page.getByRole('region', { name: 'History' }).getByText('Confirmed').waitFor()
  expect(errors).toEqual([])
})

test('staff record a payment in advance, and pay back what was cancelled', async () => {
  const site = await openSite()
  const owner = await site.as('owner')
  await owner.patch('admin/settings', { holdLarge: 'prepay', holdLargeFrom: 1 })
  const { _id: id } = await placed(await site.as('amina'), cartOrder(630))
  const { page: theirs } = await visit(browser, site, desktop, 'amina')
  for (const path of [`/order-confirmation?order=${id}`, `/order/${id}`]) {
    await theirs.goto(path)
    await theirs.getByText('To pay in advance Rs. 630').waitFor()
    expect(
      await theirs
        .getByRole('main')
        .getByText(/to pay at the door|card at the door|cash on delivery/i)
        .count(),
    ).toBe(0)
  }
  const { page, errors } = await visit(browser, site, desktop, 'clerk')
  await page.goto(`/admin/orders/${id}`)
  await page.getByText('To pay in advance: Rs. 630').waitFor()
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'It is paid' }).click()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Record the payment' }).click()
  await dialog.getByText('Please enter the number of the slip').waitFor()
  await dialog.getByLabel('Number of the slip').fill('TRX 81')
  await dialog.getByRole('button', { name: 'Record the payment' }).click()
  await page.getByText('Paid', { exact: true }).waitFor()
  await page.getByText('Paid in advance: Rs. 630, Transfer, TRX 81').waitFor()
  await owner.patch(`admin/orders/${id}`, { status: 'cancelled' })
  await page.reload()
  await page.getByRole('heading', { name: 'Pay back Rs. 630' }).waitFor()
  await page.getByRole('button', { name: 'Record that it is paid back' }).click()
  await dialog.getByText('Cash', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Record it' }).click()
  await page.getByText('Paid back: Rs. 630, Cash').waitFor()
  expect(await page.getByRole('heading', { name: 'Pay back' }).count()).toBe(0)
  expect(await axeFaults(page)).toEqual([])
  expect(errors).toEqual([])
})
