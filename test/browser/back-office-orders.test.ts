import { readFileSync } from 'node:fs'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { referenceOf } from '#shop/orders/order.ts'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { hydrated, onDesktop, onPhone, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { buyNow, cartOrder, contact, delivered, placed, redirection } from '../support/orders.ts'
import { printedPages } from '../support/printed-pages.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test.each(onDesktop)(
  'on a %s a packer finds an order by its phone number, packs it, prints its slip and sends it',
  async (screen) => {
    const site = await openSite()
    await placed(await site.as('amina'), cartOrder())
    const { _id } = await placed(site.guest(), buyNow(390, undefined, { contact }))
    const reference = referenceOf({ id: _id })
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto('/admin')
    await page.getByRole('link', { name: '2 To pack' }).click()
    const list = page.getByRole('table', { name: 'Orders', exact: true })
    await list.getByRole('row').nth(2).waitFor()
    await page.getByRole('searchbox', { name: 'Find orders' }).fill('0300 123')
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=0300/)
    await list.getByRole('row', { name: 'Amina' }).waitFor({ state: 'detached' })
    await list.getByRole('link', { name: reference }).click()
    await page.getByRole('heading', { name: `Order ${reference}`, level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Mark as packed' }).click()
    await page.getByRole('button', { name: 'Hand to rider' }).waitFor()
    // Only under More: most orders are delivered.
    expect(await page.getByRole('button', { name: 'Ready for pickup' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Packing slip' }).click()
    await page.getByRole('heading', { name: `Packing slip ${reference}`, level: 1 }).waitFor()
    await page.getByText('Rs. 390').last().waitFor()
    await page.getByRole('link', { name: `Order ${reference}` }).click()
    await page.getByRole('button', { name: 'Hand to rider' }).click()
    await page.getByRole('button', { name: 'Mark as delivered' }).click()
    await page.getByRole('button', { name: 'Mark as delivered' }).waitFor({ state: 'detached' })
    await page.goto(`/admin/orders/${reference}/slip`)
    await page.waitForURL(`**/admin/orders/${_id}`)
    await page.getByRole('link', { name: 'Packing slip' }).click()
    await page.getByText('Paid', { exact: true }).waitFor()
    expect(await page.getByText('To collect').count()).toBe(0)
    const { data } = (await (await site.as('owner')).get(`admin/orders/${_id}`)).body
    expect(data.status).toBe('delivered')
    expect(errors).toEqual([])
  },
)

test.each(onPhone)(
  'on a %s several orders are chosen, packed, printed and exported together',
  async (screen) => {
    const site = await openSite()
    const amina = await site.as('amina')
    const ids: string[] = []
    for (let index = 0; index < 3; index += 1) {
      ids.push((await placed(amina, cartOrder()))._id)
      site.later(60_000)
    }
    const [first = '', second = '', third = ''] = ids.map((id) => referenceOf({ id }))
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.route('**/admin/live', (route) => route.abort())
    await page.goto('/admin/orders')
    const choose = (reference: string) =>
      page.getByRole('checkbox', { name: `Select order ${reference}` }).press('Space')
    const bar = page.getByRole('region', { name: 'Selected orders' })
    await choose(first)
    await choose(second)
    await bar.getByText('2 selected').waitFor()
    expect(await axeFaults(page)).toEqual([])

    const download = page.waitForEvent('download')
    await bar.getByRole('link', { name: 'Export as CSV' }).press('Enter')
    const rows = readFileSync(await (await download).path(), 'utf8')
      .trimEnd()
      .split('\r\n')
    expect(rows.map((row) => row.split(',')[0])).toEqual(['\ufeffOrder', second, first])

    // A colleague was faster with one of them, and this page is not updated yet.
    await (await site.as('owner')).patch(`admin/orders/${ids[0]}`, { status: 'packed' })
    await bar.getByRole('button', { name: 'Mark 2 as packed' }).press('Enter')
    await page.getByText('1 order: Packed. 1 could not be moved.').waitFor()
    await bar.getByRole('button', { name: 'Hand 2 to the rider' }).waitFor()
    await bar.getByRole('link', { name: 'Packing slips' }).click()
    await page.getByRole('heading', { name: '2 packing slips', level: 1 }).waitFor()
    for (const reference of [first, second])
      await page.getByRole('heading', { name: `Packing slip ${reference}` }).waitFor()
    expect(await page.getByRole('heading', { name: `Packing slip ${third}` }).count()).toBe(0)
    expect(await axeFaults(page)).toEqual([])
    const choice = page.getByRole('navigation', { name: 'What is printed' })
    await choice.getByRole('link', { name: 'Invoice' }).click()
    await page.getByRole('heading', { name: '2 invoices', level: 1 }).waitFor()
    await page.getByRole('heading', { name: `Invoice ${first}` }).waitFor()
    expect(await printedPages(page)).toEqual(['595x842', '595x842'])
    await choice.getByRole('link', { name: 'Address label' }).click()
    await page.getByRole('heading', { name: '2 address labels', level: 1 }).waitFor()
    await page.getByText('To collect: Rs. 630').first().waitFor()
    const label = page.getByRole('article').filter({ hasText: first })
    await label.getByText('Kiryana').waitFor()
    await label.getByText(/^Promised for/).waitFor()
    expect(await printedPages(page)).toEqual(['283x176', '283x176'])
    expect(await axeFaults(page)).toEqual([])
    expect(errors).toEqual([])
  },
)

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, to: Locator) {
  await to.waitFor()
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await to.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The focus never came there')
}

test.each(onDesktop)(
  'on a %s by keyboard alone an order is found, packed, noted, printed, sent and delivered',
  async (screen) => {
    const site = await openSite()
    const { _id } = await placed(await site.as('amina'), cartOrder())
    const reference = referenceOf({ id: _id })
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto('/admin')
    await hydrated(page)
    await page.evaluate(() => {
      window.print = () => void (document.title = 'Printed')
    })
    const press = async (to: Locator, key: string) => {
      await tabTo(page, to)
      await page.keyboard.press(key)
    }
    await press(page.getByRole('link', { name: '1 To pack' }), 'Enter')
    await press(page.getByRole('link', { name: reference }), 'Enter')
    const title = page.getByRole('heading', { name: `Order ${reference}`, level: 1 })
    await title.waitFor()
    await press(page.getByRole('checkbox', { name: 'Packed: Kala Kulu Apples' }), 'Space')
    await page.getByText('1 of 1 packed').waitFor()
    await tabTo(page, page.getByLabel('New note'))
    await page.keyboard.type('Ring twice')
    await press(page.getByRole('button', { name: 'Add note' }), 'Enter')
    await page.getByText('Ring twice').waitFor()
    await press(page.getByRole('link', { name: 'Packing slip' }), 'Enter')
    await press(page.getByRole('button', { name: 'Print' }), 'Enter')
    await page.waitForFunction(() => document.title === 'Printed')
    await press(page.getByRole('link', { name: `Order ${reference}` }), 'Enter')
    const hasFocus = (heading: Element) => heading === document.activeElement
    for (const step of ['Mark as packed', 'Hand to rider', 'Mark as delivered']) {
      await press(page.getByRole('button', { name: step }), 'Enter')
      await page.getByRole('button', { name: step }).waitFor({ state: 'detached' })
      // The button is gone; the next one comes after the heading.
      expect([step, await title.evaluate(hasFocus)]).toEqual([step, true])
    }
    expect(errors).toEqual([])
  },
)

test('by keyboard alone an item is cancelled with a reason, and a note is left', async () => {
  const site = await openSite()
  const { _id } = await placed(await site.as('amina'), cartOrder())
  const { page, errors } = await visit(browser, site, screens.desktop, 'clerk')
  await page.goto(`/admin/orders/${_id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'More' }).press('Enter')
  await page.getByRole('button', { name: 'Cancel items' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cancel items' })
  await dialog.getByRole('button', { name: 'Cancel these items' }).press('Enter')
  await dialog.getByText('Please select at least one item.').waitFor()
  await dialog.getByRole('checkbox').first().press('Space')
  await dialog
    .getByRole('group')
    .getByRole('button', { name: /^One less/ })
    .press('Enter')
  await dialog.getByLabel('Reason').fill('Bruised on arrival')
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel these items' }).press('Enter')
  await page.getByText('1 cancelled').waitFor()
  await page.getByLabel('New note').fill('Told her on the phone')
  await page.getByRole('button', { name: 'Add note' }).press('Enter')
  await page.getByText('Told her on the phone').waitFor()
  await page.getByText('Sana Clerk, ').waitFor()
  await page.getByLabel('New note').fill('Call again')
  const owner = await site.as('owner')
  await owner.post(`admin/orders/${_id}/notes`, { text: 'Paid in advance' })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByText('Paid in advance').waitFor()
  expect(await page.getByLabel('New note').inputValue()).toBe('Call again')
  expect(errors).toEqual([])
})

test.each(onPhone)(
  'on a %s an address is changed before the order is sent, and what a colleague wrote is shown',
  async (screen) => {
    const site = await openSite()
    const { _id: id } = await placed(await site.as('amina'), cartOrder())
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto(`/admin/orders/${id}`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Change details' }).click()
    const dialog = page.getByRole('dialog', { name: 'Contact and address of this order' })
    await dialog.getByLabel('Address').fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Please enter an address').waitFor()
    await dialog.getByLabel('Address').fill('House 14, Street 4, Rawalpindi')
    const owner = await site.as('owner')
    const theirs = await redirection(owner, id, { phone: '0300 7654321' })
    expect((await owner.patch(`admin/orders/${id}/delivery`, theirs)).status).toBe(200)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('“House 13, Street 4, Rawalpindi”').waitFor()
    await dialog.getByText('“0300 7654321”').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByLabel('Phone').fill('0300 7654321')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Contact and address saved.').waitFor()
    await page.getByText('House 14, Street 4, Rawalpindi').waitFor()
    await page.getByRole('link', { name: 'Call 0300 7654321' }).waitFor()
    expect(errors).toEqual([])
  },
)

test.each(onDesktop)(
  'on a %s a refund is paid back, the customer is known, and the address is shown on the map',
  async (screen) => {
    const site = await openSite()
    const amina = await site.as('amina')
    const order = await delivered(site, amina)
    await site.db.run`update orders set lat = 33.63, lng = 73.07 where id = ${order}`
    const asked = { product: 'apples', quantity: '1', kind: 'damaged', reason: 'Bruised' }
    const { body } = await amina.form(`order/${order}/return`, asked)
    const clerk = await site.as('clerk')
    await clerk.patch(`admin/returns/${body.data.returns[0]._id}`, { state: 'accepted' })
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto('/admin')
    await hydrated(page)
    await page.getByRole('link', { name: '1 Order to pay back: Rs. 240' }).press('Enter')
    await page.waitForURL('**/admin/orders?refund=due')
    await page.getByRole('link', { name: referenceOf({ id: order }) }).press('Enter')
    await page.getByText('First order').waitFor()
    await page.getByText('Returns: 1 accepted, 0 refused').waitFor()
    await page.getByRole('button', { name: 'Pay back Rs. 240' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Pay back Rs. 240' })
    await dialog.getByRole('button', { name: 'Mark as paid back' }).press('Enter')
    const note = dialog.getByRole('textbox', { name: 'Note', description: /Please enter a note/ })
    await note.and(dialog.locator(':focus')).waitFor()
    await dialog.getByRole('radio', { name: /As points/ }).press('Space')
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Mark as paid back' }).press('Enter')
    await page.getByText('Rs. 240 paid back as 240 points').waitFor()
    expect(await page.getByRole('button', { name: 'Pay back Rs. 240' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Marked by mistake?' }).press('Enter')
    const undo = page.getByRole('dialog', { name: 'Undo the refund of Rs. 240' })
    await undo.getByRole('button', { name: 'Take it back' }).press('Enter')
    await undo.getByText('Please enter a reason').waitFor()
    await undo.getByLabel('Why is it taken back?').fill('Another customer’s')
    expect(await axeFaults(page)).toEqual([])
    await undo.getByRole('button', { name: 'Take it back' }).press('Enter')
    await page.getByText('Rs. 240, paid back as 240 points, was undone').waitFor()
    await page.getByText('Another customer’s').waitFor()
    await page.getByRole('button', { name: 'Pay back Rs. 240' }).waitFor()
    await page.getByRole('button', { name: 'Show on the map' }).press('Enter')
    await page.getByRole('img', { name: 'The address of the order' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    expect(errors.filter((error) => !error.includes('tile'))).toEqual([])
  },
)

test('what somebody else has done meanwhile is told and shown', async () => {
  const site = await openSite()
  const { _id } = await placed(await site.as('amina'), cartOrder())
  const { page } = await visit(browser, site, screens.phone, 'clerk')
  await page.goto('/admin/orders')
  const row = page.getByRole('row').filter({ hasText: 'Amina Siddiqui' })
  expect((await row.boundingBox())?.height).toBeLessThan(150) // three lines, four with a long name
  await page.goto(`/admin/orders/${_id}`)
  await hydrated(page)
  const owner = await site.as('owner')
  await page.route('**/api/v1/admin/orders/*', async (route) => {
    if (route.request().method() === 'PATCH')
      await owner.patch(`admin/orders/${_id}`, { status: 'packed' })
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Mark as packed' }).click()
  await page.getByRole('button', { name: 'Hand to rider' }).waitFor()
  await page
    .getByRole('status')
    .getByText(/packed/i)
    .first()
    .waitFor()
})

test('an order with lines that are not ticked is packed only after a question', async () => {
  const site = await openSite()
  const lines = [
    { product: 'apples', quantity: 1 },
    { product: 'atta', quantity: 2 },
  ]
  const { _id } = await placed(await site.as('amina'), cartOrder(2890, lines))
  await site.db.transaction((tx) => appoint(tx, 'clerk', 'packer', 0))
  const { page, errors } = await visit(browser, site, screens.phone, 'clerk')
  await page.goto(`/admin/orders/${_id}`)
  await hydrated(page)
  const pack = page.getByRole('button', { name: 'Mark as packed' })
  await pack.click()
  const dialog = page.getByRole('dialog', { name: 'Some lines are not ticked' })
  await dialog.getByText('1 × Kala Kulu Apples').waitFor()
  await dialog.getByRole('button', { name: 'Go on packing' }).click()
  await page.getByRole('checkbox', { name: 'Packed: Kala Kulu Apples' }).check()
  await pack.click()
  await dialog.getByText('2 × Chakki Atta').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Go on packing' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await pack.click()
  await dialog.getByRole('button', { name: 'Mark all as packed' }).click()
  await pack.waitFor({ state: 'detached' })
  const { status } = (await (await site.as('owner')).get(`admin/orders/${_id}`)).body.data
  expect([status, errors]).toEqual(['packed', []])
})

test('an order that nobody took at the door is cancelled, all of it at once', async () => {
  const site = await openSite()
  const lines = [
    { product: 'apples', quantity: 1 },
    { product: 'atta', quantity: 2 },
  ]
  const { _id } = await placed(await site.as('amina'), cartOrder(2890, lines))
  await (await site.as('clerk')).patch(`admin/orders/${_id}`, { status: 'shipped' })
  const { page, errors } = await visit(browser, site, screens.phone, 'clerk')
  await page.goto(`/admin/orders/${_id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Cancel items' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel items' })
  await dialog.getByText('Already packed').waitFor()
  await dialog.getByRole('button', { name: 'Select all of them' }).click()
  expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(2)
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByLabel('Reason').fill('Nobody at home')
  await dialog.getByRole('button', { name: 'Cancel these items' }).click()
  await page.getByRole('button', { name: 'Mark as delivered' }).waitFor({ state: 'detached' })
  await page.getByText('Reason: Nobody at home').waitFor()
  const items = page.getByRole('region', { name: 'Items' })
  expect(await items.locator('dl').innerText()).toMatch(/Cancelled\s+Rs. −2,890\s+To pay\s+Rs. 0$/)
  expect(await items.getByText('Rs. 240', { exact: true }).count()).toBe(1)
  const { status } = (await (await site.as('owner')).get(`admin/orders/${_id}`)).body.data
  expect([status, errors]).toEqual(['cancelled', []])
})

test('a rider neither cancels anything nor says what is missing', async () => {
  const site = await openSite()
  const { _id } = await placed(await site.as('amina'), cartOrder())
  await site.db.transaction((tx) => appoint(tx, 'clerk', 'rider', 0))
  const { page } = await visit(browser, site, screens.phone, 'clerk')
  await page.goto(`/admin/orders/${_id}`)
  await page.getByRole('button', { name: 'Mark as packed' }).waitFor()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Invoice' }).waitFor()
  expect(await page.getByRole('button', { name: /^Cancel items|^Not enough/ }).count()).toBe(0)
  const cancelled = await (
    await site.as('clerk')
  ).post(`admin/orders/${_id}/cancel`, { reason: 'No' })
  expect([cancelled.status, cancelled.body.permission]).toEqual([403, 'order.cancel'])
})

/** Their button is on the screen without scrolling, and the two days stand beside each other. */
async function expectFiltersInReach(page: Page) {
  const boxOf = async (thing: Locator) => (await thing.boundingBox()) ?? expect.unreachable()
  const show = await boxOf(page.getByRole('button', { name: 'Show', exact: true }))
  expect(show.y + show.height).toBeLessThanOrEqual(screens.phone.viewport.height)
  const [from, until] = [
    await boxOf(page.getByLabel('From')),
    await boxOf(page.getByLabel('Until')),
  ]
  expect(from.x + from.width).toBeLessThan(until.x)
  expect(until.x + until.width).toBeLessThanOrEqual(show.x + show.width)
}

test.each(onPhone)(
  'on a %s the list is narrowed, the view is saved under a name, and a column is added',
  async (screen) => {
    const site = await openSite()
    await placed(await site.as('amina'), cartOrder())
    await placed(await site.as('hina'), cartOrder(550, undefined, { paymentMethod: 'card' }))
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto('/admin/orders')
    await hydrated(page)
    const list = page.getByRole('table', { name: 'Orders', exact: true })
    await page.locator('summary', { hasText: 'Filters' }).click()
    if (screen === 'phone') await expectFiltersInReach(page)
    await page.getByRole('combobox', { name: 'Payment' }).selectOption('Card')
    await page.getByRole('combobox', { name: 'Placed' }).selectOption('In the last 7 days')
    await page.getByRole('button', { name: 'Show' }).press('Enter')
    await page.waitForURL(/\?payment=card&days=7$/)
    await list.getByRole('row', { name: 'Amina' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Save this view' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Save this view' })
    await dialog.getByLabel('Name').fill('Cards this week')
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Enter')
    const views = page.getByRole('region', { name: 'Saved views' })
    await views.getByRole('button', { name: 'Remove “Cards this week”' }).waitFor()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await list.getByRole('row', { name: 'Amina' }).waitFor()
    await views.getByRole('link', { name: 'Cards this week' }).click()
    await page.waitForURL(/\?payment=card&days=7$/)

    await page.locator('summary', { hasText: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Channel' }).press('Space')
    await list.getByRole('cell', { name: 'Online' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.locator('summary', { hasText: 'Export' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Orders', exact: true }).last().click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^orders-.*\.csv$/)
    expect(
      readFileSync(await file.path(), 'utf8')
        .trim()
        .split('\r\n')
        .slice(1),
    ).toEqual([expect.stringContaining('Hina')])
    await page.reload()
    await list.getByRole('cell', { name: 'Online' }).waitFor()
    await views.getByRole('button', { name: 'Remove “Cards this week”' }).press('Enter')
    await views.getByRole('link').waitFor({ state: 'detached' })
    expect(errors).toEqual([])
  },
)

test('on a phone the chosen state of orders is in sight, though it is the last', async () => {
  const { page } = await visit(browser, await openSite(), screens.phone, 'clerk')
  await page.goto('/admin/orders?status=cancelled')
  const end = () =>
    page
      .getByRole('link', { name: 'Cancelled' })
      .evaluate((chip) => Math.ceil(chip.getBoundingClientRect().right))
  await expect.poll(end).toBeLessThanOrEqual(screens.phone.viewport.width)
})

test.each(onDesktop)(
  'on a %s orders are moved on from the board by keyboard, and another’s step is shown live',
  async (screen) => {
    const site = await openSite()
    const amina = await site.as('amina')
    const { _id: first } = await placed(amina, cartOrder())
    site.later(60_000)
    const { _id: second } = await placed(amina, cartOrder())
    const [one, two] = [first, second].map((id: string) => referenceOf({ id }))
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto('/admin/orders')
    await page.getByRole('link', { name: 'Board' }).click()
    const column = (name: string) => page.getByRole('region', { name })
    await column('To pack: 2').waitFor()
    await hydrated(page)
    expect(await axeFaults(page)).toEqual([])
    await column('To pack: 2').getByRole('link', { name: one }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await column('Packed: 1').getByRole('link', { name: one }).waitFor()
    // The next card has the focus.
    await page.waitForFunction(
      (name) => document.activeElement?.getAttribute('aria-label')?.endsWith(name),
      `Mark as packed: order ${two}`,
    )
    await (await site.as('owner')).patch(`admin/orders/${first}`, { status: 'shipped' })
    await column('On the way: 1').getByRole('link', { name: one }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    expect(errors).toEqual([])
  },
)

test.each(onPhone)(
  'on a %s the orders of a delivery zone are listed, shown on the board and exported',
  async (screen) => {
    const site = await openSite()
    const clerk = await site.as('clerk')
    const area = { kind: 'circle', centre: { lat: 33.6, lng: 73.05 }, radius: 40 }
    await clerk.post('admin/zones', { name: 'Twin cities', area, fee: 150 })
    const amina = await site.as('amina')
    const { _id: near } = await placed(amina, cartOrder())
    const { _id: far } = await placed(
      amina,
      cartOrder(630, undefined, { shippingAddress: 'Gali 3, Multan' }),
    )
    const [one, other] = [near, far].map((id: string) => referenceOf({ id }))
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto('/admin/orders')
    await hydrated(page)
    await page.getByRole('link', { name: other }).waitFor()
    await page.locator('summary', { hasText: 'Filters' }).click()
    await page.getByLabel('Delivery zone').first().selectOption('Twin cities')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.getByRole('link', { name: other }).waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('?zone=Twin+cities')
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('checkbox', { name: `Select order ${one}` }).check()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export as CSV' }).click()
    const [, row] = readFileSync(await (await download).path(), 'utf8').split('\r\n')
    expect(row?.split(',')).toContain('Twin cities')
    await page.getByRole('link', { name: 'Board' }).click()
    await page.getByRole('region', { name: 'To pack: 1' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'All zones' }).click()
    await page.getByRole('region', { name: 'To pack: 2' }).waitFor()
    expect(errors).toEqual([])
  },
)

test('without scripts the list is searched and narrowed', async () => {
  const site = await openSite()
  await placed(await site.as('amina'), cartOrder())
  const context = { ...screens.phone, javaScriptEnabled: false }
  const { page } = await visit(browser, site, context, 'clerk')
  await page.goto('/admin/orders?status=placed')
  await page.getByRole('searchbox', { name: 'Find orders' }).fill('nobody')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('heading', { name: 'No order matches “nobody”' }).waitFor()
  expect(new URL(page.url()).searchParams.get('status')).toBe('placed')
  await page.getByRole('link', { name: 'Show all orders' }).click()
  await page.getByText('Amina').first().waitFor()
})
