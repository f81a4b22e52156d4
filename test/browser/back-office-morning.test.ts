import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { hydrated, onDesktop, onPhone, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { axeFaults, faultsInBothThemes, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const lines = [
  { product: 'apples', quantity: 3 },
  { product: 'chai', quantity: 2, ifMissing: 'call' },
]

test.each(onDesktop)(
  'on a %s a morning: an order comes in, is packed with fewer and with something else than ordered as the customer agrees by links, printed, sent and delivered',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    const stream = page.waitForResponse('**/admin/live')
    await page.goto('/admin/orders')
    await stream
    const { _id } = await placed(await site.as('amina'), cartOrder(1869, lines))
    await page.getByText('1 new order').waitFor()
    await page.getByRole('button', { name: 'Show' }).click()
    await page.waitForURL(`**/admin/orders/${_id}`)
    await hydrated(page)
    await page.getByRole('checkbox', { name: 'Packed: Kala Kulu Apples' }).check()
    await page.getByRole('button', { name: 'Not enough Dum Chai' }).click()
    const dialog = page.getByRole('dialog')
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Ask by a link' }).click()
    await page.getByText('Asked about 1 missing, no answer yet').waitFor()
    expect(await axeFaults(page)).toEqual([])
    const link = async () => {
      const sent = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')
      const text = new URL(sent ?? '').searchParams.get('text') ?? ''
      return /https?:\/\/\S+$/.exec(text)?.[0] ?? ''
    }

    const buyer = await visit(browser, site, { ...screens.phone, javaScriptEnabled: false })
    await buyer.page.goto(await link())
    await buyer.page.getByText('You ordered 2, and we have 1.').waitFor()
    await buyer.page.getByText('New order total: Rs. 1,369.50.').waitFor()
    await buyer.page.getByRole('button', { name: 'Take 1' }).click()
    await buyer.page.getByText('We bring 1 of Dum Chai, Loose Leaf').waitFor()

    await page.getByText('The customer takes the available quantity.').waitFor()
    await page.getByText('Rs. 1,369.50').waitFor()
    await page.getByRole('checkbox', { name: 'Packed: Dum Chai' }).check()
    await page.getByText('2 of 2 packed').waitFor()

    await page.getByRole('button', { name: 'Not enough Kala Kulu Apples' }).click()
    await dialog.getByRole('button', { name: 'Replace with another product' }).click()
    await page.keyboard.type('mango')
    await dialog.getByRole('button', { name: 'Take Chaunsa Mango' }).click()
    await dialog.getByText('Rs. 500, Rs. 260 more than what is missing').waitFor()
    await dialog.getByRole('button', { name: 'Ask by a link' }).click()
    await page.getByText('Replacement offered: 1 Chaunsa Mango, Rs. 500').waitFor()
    await buyer.page.goto(await link())
    await buyer.page.getByText('It costs Rs. 260 more.').waitFor()
    await buyer.page.getByRole('button', { name: 'Bring 1 of Chaunsa Mango' }).click()
    await buyer.page.getByText('We bring 1 of Chaunsa Mango instead.').waitFor()
    await page.getByText('The customer takes the replacement.').waitFor()
    await page.getByRole('checkbox', { name: 'Packed: Chaunsa Mango' }).check()
    await page.getByText('3 of 3 packed').waitFor()
    await page.getByRole('link', { name: 'Packing slip' }).click()
    await page.evaluate(() => {
      window.print = () => void (document.title = 'Printed')
    })
    await page.getByRole('button', { name: 'Print' }).click()
    await page.waitForFunction(() => document.title === 'Printed')
    await page.goBack()
    for (const step of ['Mark as packed', 'Hand to rider', 'Mark as delivered'])
      await page.getByRole('button', { name: step }).click()
    await page.getByRole('button', { name: 'Mark as delivered' }).waitFor({ state: 'detached' })
    expect((await (await site.as('clerk')).get(`admin/orders/${_id}`)).body.data).toMatchObject({
      status: 'delivered',
      total: 1629.5,
    })
    await expectSoundLedger(site)
    expect(errors).toEqual([])
  },
)

test.each(onPhone)('on a %s the question reads well by day and night', async (screen) => {
  const site = await openSite()
  const clerk = await site.as('clerk')
  const { _id } = await placed(await site.as('amina'), cartOrder(1869, lines))
  const replacement = { productId: 'atta', quantity: 1 }
  const body = { productId: 'apples', left: 3, missing: 3, reason: 'None were left', replacement }
  const { data } = (await clerk.post(`admin/orders/${_id}/questions`, body)).body
  const page = await browser.newPage({ ...screens[screen], baseURL: site.origin })
  onTestFinished(() => page.close())
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  const address = `/order-question?token=${data.questions[0].token}`
  await page.goto(address)
  await page.getByText('You ordered 3, and we have none left.').waitFor()
  expect(await faultsInBothThemes(page)).toEqual([])
  const { width } = screens[screen].viewport
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Thank you, we know what to do' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.goto(address.slice(0, -3))
  await page.getByRole('heading', { name: "We can't find this question" }).waitFor()
  expect(errors).toEqual([])
})
