import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onDesktop, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const lines = [
  { product: 'apples', quantity: 3, ifMissing: 'leave-out' },
  { product: 'chai', quantity: 2, ifMissing: 'call' },
  { product: 'atta', quantity: 1, ifMissing: 'replace' },
]

test.each(onDesktop)(
  'on a %s an order is packed line by line; what is missing is left out or replaced as the customer said or agreed',
  async (screen) => {
    const site = await openSite()
    const { _id } = await placed(await site.as('amina'), cartOrder(3119, lines))
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto(`/admin/orders/${_id}`)
    await page.getByRole('checkbox', { name: 'Packed: Kala Kulu Apples' }).press('Space')
    await page.getByText('1 of 3 packed').waitFor()
    await page.reload()
    await page.getByText('1 of 3 packed').waitFor()

    await page.getByRole('button', { name: 'Not enough Kala Kulu Apples' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/leave out missing products/).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Leave out 1' }).click()
    await page.getByText('Rs. 2,879').waitFor()

    await page.getByRole('button', { name: 'Not enough Dum Chai' }).click()
    await dialog.getByRole('button', { name: 'Leave out 1' }).click()
    const notAgreed = dialog.getByText('Please record what the customer said first')
    await notAgreed.waitFor()
    const agreed = dialog.getByRole('checkbox', { name: 'The customer agreed on the phone' })
    expect(await agreed.evaluate((box) => box === document.activeElement)).toBe(true)
    const reach = (name: string | RegExp) => dialog.getByRole('link', { name }).getAttribute('href')
    expect(await reach(/^Call/)).toMatch(/^tel:/)
    expect(await reach('WhatsApp')).toContain('wa.me')
    await agreed.check()
    await notAgreed.waitFor({ state: 'detached' })
    await dialog.getByRole('button', { name: 'Leave out 1' }).click()
    await page.getByText('Rs. 2,379.50').waitFor()

    await page.getByRole('button', { name: 'Not enough Chakki Atta' }).click()
    await dialog.getByText('The customer chose: replace it.').waitFor()
    await dialog.getByRole('button', { name: 'Replace with another product' }).click()
    // Of several, Enter leads to the first.
    await page.keyboard.type('ch')
    await page.keyboard.press('Enter')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await expect.poll(focused).toMatch(/^Take /)
    await page.keyboard.type('lastmango')
    await page.keyboard.press('Enter')
    await dialog.getByText('Rs. 500, Rs. 750 less than what is missing').waitFor()
    await dialog.getByText('You don’t need to ask the customer.').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Replace with 1 Chaunsa Mango' }).click()
    await page.getByText('In place of Chakki Atta').waitFor()
    await page.getByText('Rs. 1,629.50').waitFor()
    await page.getByText('1 of 3 packed').waitFor()
    expect(await site.db.all`select quantity, reason from cancellation order by sequence`).toEqual([
      { quantity: 1, reason: 'Only 2 were left' },
      { quantity: 1, reason: 'Only 1 was left' },
      { quantity: 1, reason: 'None were left' },
    ])
    expect(errors).toEqual([])
  },
)

test('on a small phone the buttons of a missing line stay in sight', async () => {
  const site = await openSite()
  const { _id } = await placed(await site.as('amina'), cartOrder(3119, lines))
  const screen = { viewport: { width: 390, height: 560 } }
  const { page, errors } = await visit(browser, site, screen, 'clerk')
  await page.goto(`/admin/orders/${_id}`)
  await page.getByRole('button', { name: 'Not enough Dum Chai' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Replace with another product' }).click()
  await page.keyboard.type('mango')
  await dialog
    .getByRole('button', { name: /^Take / })
    .first()
    .waitFor()
  const send = dialog.getByRole('button', { name: 'Leave out 1' })
  for (const end of [0, 10_000]) {
    await dialog.evaluate((box, top) => box.scrollTo(0, top), end)
    await expect.poll(async () => (await send.boundingBox())?.y).toBeLessThan(560 - 48)
  }
  expect(errors).toEqual([])
})

test('a scanner ticks the lines of an order, wherever the focus is', async () => {
  const site = await openSite()
  const [apples, mango] = ['8964000100011', '8964000100028']
  for (const [id, barcode] of [
    ['apples', apples],
    ['lastmango', mango],
  ])
    await site.db.run`update product set barcode = ${barcode} where id = ${id}`
  const { _id } = await placed(await site.as('amina'), cartOrder(3119, lines))
  const { page, errors } = await visit(browser, site, screens.desktop, 'clerk')
  const scan = async (text: string, delay = 0) => {
    await page.keyboard.type(text, { delay })
    await page.keyboard.press('Enter')
  }
  await page.goto(`/admin/orders/${_id}`)
  await page.getByText('Scan products to tick them.').waitFor()
  // Enter of the scanner doesn't press the focused button.
  await page.getByRole('button', { name: 'Mark as packed' }).focus()
  // However slowly the digits come.
  await scan(apples, 150)
  await page.getByText('Kala Kulu Apples: 1 of 3').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await scan(apples)
  await scan(apples)
  await page.getByText('Kala Kulu Apples: 3 of 3').waitFor()
  await page.getByText('1 of 3 packed').waitFor()
  const wrong = page.getByRole('alert')
  await scan(apples)
  await wrong.filter({ hasText: 'all pieces are packed already' }).waitFor()
  await scan(mango)
  await wrong.filter({ hasText: 'is not in this order' }).waitFor()
  await scan('40170725')
  await wrong.filter({ hasText: 'No product has the code 40170725' }).waitFor()
  // The packer went on without it.
  const tick = page.getByRole('checkbox', { name: 'Kala Kulu Apples' })
  await tick.uncheck()
  await wrong.waitFor({ state: 'detached' })
  await tick.check()
  // A click between makes two codes of it.
  await page.keyboard.type('896400')
  await page.getByRole('heading', { level: 1 }).click()
  await scan(mango)
  await wrong.filter({ hasText: 'is not in this order' }).waitFor()
  const note = page.getByRole('textbox').last()
  await note.focus()
  await scan(apples)
  expect(await note.inputValue()).toContain(apples)
  await page.getByText('1 of 3 packed').waitFor()
  expect(await axeFaults(page)).toEqual([])
  expect(errors).toEqual([])
})
