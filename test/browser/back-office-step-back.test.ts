import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { referenceOf } from '#shop/orders/order.ts'
import { hydrated, onPhone, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { cartOrder, delivered, placed } from '../support/orders.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const status = (page: Page, text: RegExp | string) =>
  page.locator('.toast-layer').getByRole('status').filter({ hasText: text })

test.each(onPhone)(
  'on a %s an order marked as delivered by mistake goes back a step with a reason',
  async (screen) => {
    const site = await openSite()
    const id = await delivered(site, await site.as('amina'))
    const reference = referenceOf({ id })
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto(`/admin/orders/${id}`)
    await hydrated(page)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Back to “On the way”' }).click()
    const dialog = page.getByRole('dialog', { name: `Order ${reference}: back to “On the way”` })
    await dialog.getByText('The payment of Rs. 630 is due again').waitFor()
    await dialog.getByRole('button', { name: 'Take it back' }).click()
    await dialog.getByText('Please enter a reason').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByLabel('What went wrong?').fill('The wrong door')
    await dialog.getByRole('button', { name: 'Take it back' }).click()
    await page.getByRole('button', { name: 'Mark as delivered' }).waitFor()
    const history = page.getByRole('region', { name: 'History' })
    const entry = history.getByRole('listitem').filter({ hasText: 'taken back' })
    expect(await entry.innerText()).toContain('“Delivered” taken back, now “On the way”')
    expect(await entry.innerText()).toContain('Reason: The wrong door')
    expect(await entry.innerText()).toContain('Sana Clerk')
    expect(errors).toEqual([])
  },
)

test.each(onPhone)('on a %s staff take items back and see the refund first', async (screen) => {
  const site = await openSite()
  const id = await delivered(site, await site.as('amina'))
  const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
  await page.goto(`/admin/orders/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Take items back' }).click()
  const dialog = page.getByRole('dialog', { name: /take items back/ })
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await dialog.getByRole('alert').getByText('Select at least one item').waitFor()
  const stepper = dialog.getByRole('group', { name: /Kala Kulu Apples/ })
  const ground = () => stepper.evaluate((one) => getComputedStyle(one).backgroundColor)
  expect(await ground()).toBe('rgba(0, 0, 0, 0)')
  await dialog.getByRole('button', { name: /^One more/ }).click()
  expect(await ground()).not.toBe('rgba(0, 0, 0, 0)')
  await dialog.getByText('Refund: Rs. 240').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByLabel('In a few words').fill('Rung up twice')
  await dialog.getByRole('button', { name: 'Take back, refund Rs. 240' }).click()
  const history = page.getByRole('region', { name: 'History' })
  await history.getByText('Rung up twice').waitFor()
  await page.getByText('Refund due: Rs. 240').waitFor()
  // They handed their cash over since.
  const clerk = await site.as('clerk')
  const { balance } = (await clerk.get('admin/cash')).body.own
  const handed = { id: randomUUID(), kind: 'handed-over', amount: balance, note: 'Safe' }
  expect((await clerk.post('admin/cash/entries', { ...handed, holder: null })).status).toBe(201)
  await page.getByRole('button', { name: 'Pay back Rs. 240' }).click()
  await page.getByText('Your drawer holds Rs. 0: the refund makes it Rs. −240.').waitFor()
  expect(errors).toEqual([])
})

test('what the customer did since is told in the dialog', async () => {
  const site = await openSite()
  const amina = await site.as('amina')
  const id = await delivered(site, amina)
  const { page } = await visit(browser, site, screens.phone, 'clerk')
  await page.goto(`/admin/orders/${id}`)
  await hydrated(page)
  await amina.post('shoppingitems/apples/reviews', { rating: 5, review: 'Crisp' })
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Back to “On the way”' }).click()
  const dialog = page.getByRole('dialog', { name: /back to “On the way”/ })
  await dialog.getByLabel('What went wrong?').fill('The wrong door')
  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await dialog.getByText('already reviewed a product of this order').waitFor()
})

test('one press, or Ctrl+Z, undoes a change of state', async () => {
  const site = await openSite()
  const { _id: id } = await placed(await site.as('amina'), cartOrder())
  const { page, errors } = await visit(browser, site, screens.desktop, 'clerk')
  await page.goto(`/admin/orders/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Mark as packed' }).click()
  await page.getByRole('button', { name: 'Hand to rider' }).waitFor()
  const undo = status(page, 'Packed').getByRole('button', { name: 'Undo' })
  await undo.focus()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await status(page, 'undone, now “To pack”').waitFor()
  await page.getByRole('button', { name: 'Mark as packed' }).click()
  await undo.waitFor()
  await page.getByLabel('New note').fill('Ring twice')
  await page.keyboard.press('Control+z') // in the field
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: 'Mark as packed' }).waitFor()
  const { data } = (await (await site.as('owner')).get(`admin/orders/${id}`)).body
  expect(data.stepsBack.map(({ reason }: { reason: string }) => reason)).toEqual([
    'Undone right away',
    'Undone right away',
  ])
  expect(errors).toEqual([])
})

test('several orders handed over together are undone together; one that went on stays', async () => {
  const site = await openSite()
  const amina = await site.as('amina')
  const ids = [await placed(amina, cartOrder()), await placed(amina, cartOrder())].map(
    ({ _id }) => _id as string,
  )
  const owner = await site.as('owner')
  for (const id of ids) await owner.patch(`admin/orders/${id}`, { status: 'packed' })
  const { page, errors } = await visit(browser, site, screens.phone, 'clerk')
  await page.route('**/admin/live', (route) => route.abort())
  await page.goto('/admin/orders')
  await hydrated(page)
  for (const id of ids)
    await page.getByRole('checkbox', { name: `Select order ${referenceOf({ id })}` }).press('Space')
  const hand = page.getByRole('button', { name: 'Hand 2 to the rider' })
  await hand.click()
  await status(page, '2 orders: On the way').getByRole('button', { name: 'Undo' }).click()
  await status(page, '2 orders undone').waitFor()
  await hand.click()
  const undo = status(page, '2 orders: On the way').getByRole('button', { name: 'Undo' })
  await undo.waitFor()
  await owner.patch(`admin/orders/${ids[0]}`, { status: 'delivered' })
  await undo.click()
  await status(page, '1 order undone. 1 could not be undone.').waitFor()
  expect(errors).toEqual([])
})

test('on the board a moved card can be undone', async () => {
  const site = await openSite()
  const { _id: id } = await placed(await site.as('amina'), cartOrder())
  const { page } = await visit(browser, site, screens.desktop, 'clerk')
  await page.goto('/admin/orders/board')
  await hydrated(page)
  await page.getByRole('button', { name: `Mark as packed: order ${referenceOf({ id })}` }).click()
  await status(page, 'Packed').getByRole('button', { name: 'Undo' }).click()
  await status(page, 'undone, now “To pack”').waitFor()
  await page.getByRole('button', { name: `Mark as packed: order ${referenceOf({ id })}` }).waitFor()
})
