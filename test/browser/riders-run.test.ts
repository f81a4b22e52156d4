import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from '../support/chromium.ts'
import { logInAs, on, openRiderSite, openRun, takeAll } from '../support/rider-site.ts'
import { faultsInBothThemes, phone, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test('airplane mode in the middle, twice: everything is sent once, in its order', async () => {
  const shop = await openRiderSite(4)
  const { ids, site, statusOf, actions } = shop
  const { page, errors, deliver, waiting, nothingWaits, isKept, goOffline, goOnline } = await openRun(shop, browser) // prettier-ignore
  await page.getByRole('button', { name: 'Take 4 orders with me' }).click()
  await expect.poll(() => actions('taken')).toBe(4)
  expect(await faultsInBothThemes(page)).toEqual([])
  await isKept()
  await goOffline()
  await deliver()
  await page.getByRole('button', { name: 'Not at home' }).click()
  await page.getByText('Nobody answers').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await waiting(2).waitFor()
  // The phone is turned off and on, still without a connection.
  await page.reload()
  await waiting(2).waitFor()
  await page.getByText('1 of 4 done').waitFor()
  expect(await statusOf(ids[0])).toBe('shipped')
  await goOnline()
  await nothingWaits()
  await expect.poll(() => statusOf(ids[0])).toBe('delivered')

  await goOffline()
  await page.getByRole('button', { name: 'Paid less' }).click()
  await page.getByLabel('Amount you got (Rs.)').fill('1000')
  await page.getByText('Not enough cash').click()
  await page.getByRole('button', { name: 'Save' }).click()
  // The next one pays by transfer after all.
  await page.getByText('Transfer', { exact: true }).click()
  await deliver()
  await page.getByText('Please enter the number of the slip').waitFor()
  expect(await faultsInBothThemes(page)).toEqual([])
  await page.getByLabel('Number of the slip').fill('HBL 4711')
  await deliver()
  await waiting(2).waitFor()
  await goOnline()
  await nothingWaits()
  await page.getByText('3 of 4 done').waitFor()
  // Only who was not at home is left.
  await page.getByRole('region', { name: 'Guest' }).getByText('Nobody answers').waitFor()
  expect([await actions('delivered'), await actions('paid-less'), await actions('not-home')]).toEqual([2, 1, 1]) // prettier-ignore
  const bilal = await site.as('bilal')
  expect((await bilal.get('admin/cash')).body.own.balance).toBe(1400 + 1000)
  const byTransfer = await site.db.all`select note from cash_entry where method = 'transfer'`
  expect(byTransfer).toEqual([{ note: 'HBL 4711' }])
  expect(errors).toEqual([])
})

test('a double tap delivers one order, and Undo takes it back, sent or not', async () => {
  const shop = await openRiderSite(3)
  await takeAll(shop)
  const { page, nothingWaits, goOffline, goOnline, deliver, waiting } = await openRun(shop, browser)
  const button = page.getByRole('button', { name: /^Delivered/ })
  await button.waitFor()
  await page.getByText('0 of 3 done').waitFor()
  await button.dblclick({ delay: 100 })
  await page.getByText('1 of 3 done').waitFor()
  await nothingWaits()
  await expect.poll(() => shop.statusOf(shop.ids[0])).toBe('delivered')
  expect(await shop.statusOf(shop.ids[1])).toBe('shipped')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('0 of 3 done').waitFor()
  await expect.poll(() => shop.statusOf(shop.ids[0])).toBe('shipped')
  await goOffline()
  await deliver()
  await waiting(1).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await waiting(1).waitFor({ state: 'hidden' })
  await goOnline()
  expect(await shop.statusOf(shop.ids[0])).toBe('shipped')
})

test('the answer is lost after the shop has acted: it is done once', async () => {
  const shop = await openRiderSite(2)
  await takeAll(shop)
  const { page, deliver, nothingWaits } = await openRun(shop, browser)
  let lost = 0
  await page.context().route('**/api/v1/admin/run/actions', async (route) => {
    await route.fetch()
    if (lost++ === 0) await route.abort()
    else await route.continue()
  })
  await deliver()
  await expect.poll(() => lost, { timeout: 15_000 }).toBeGreaterThan(1)
  await nothingWaits()
  expect(await shop.actions('delivered')).toBe(1)
  const bilal = await shop.site.as('bilal')
  expect((await bilal.get('admin/cash')).body.own.balance).toBe(1400)
})

test('an order cancelled meanwhile: the rider reads it at that stop', async () => {
  const shop = await openRiderSite(2)
  await takeAll(shop)
  const { page, deliver, waiting, isKept, goOffline, goOnline } = await openRun(shop, browser)
  await isKept()
  await goOffline()
  await deliver()
  await waiting(1).waitFor()
  await shop.clerk.post(`admin/orders/${shop.ids[0]}/cancel`, { lines: [], reason: 'Called' })
  await goOnline()
  const told = page.getByRole('alert').filter({ hasText: 'This order was cancelled.' })
  await told.waitFor()
  await page.reload()
  await told.getByRole('button', { name: 'Understood' }).click()
  await told.waitFor({ state: 'hidden' })
  const { atDoor } = (await shop.clerk.get(`admin/orders/${shop.ids[0]}`)).body.data
  expect(atDoor).toContainEqual(expect.objectContaining({ kind: 'delivered', refused: true }))
})

test('an order given to another rider meanwhile: nothing is lost, and nothing is done twice', async () => {
  const shop = await openRiderSite(2)
  await takeAll(shop)
  const { page, deliver, waiting, isKept, goOffline, goOnline } = await openRun(shop, browser)
  await isKept()
  await goOffline()
  await deliver()
  await waiting(1).waitFor()
  const [id] = shop.ids
  const moved = { day: shop.day, rider: 'kashif', orders: [{ id, from: 'bilal' }] }
  expect((await shop.clerk.post('admin/runs/stops', moved)).status).toBe(200)
  await goOnline()
  await page
    .getByRole('region', { name: 'Not done' })
    .getByText('This order is not in your run any more.')
    .waitFor()
  expect(await shop.statusOf(id)).toBe('shipped')
})

test("another rider's tablet: what waits is sent when its rider is back", async () => {
  const shop = await openRiderSite(1)
  await takeAll(shop)
  const { page, context, deliver, waiting, isKept, goOffline } = await openRun(shop, browser)
  await isKept()
  await goOffline()
  await deliver()
  await waiting(1).waitFor()
  const next = await context.newPage()
  await page.close()
  await logInAs(next, shop, 'kashif')
  await context.setOffline(false)
  await next.goto('/admin/rider')
  await on(next).goOnline()
  await next.getByText('Another rider has 1 unsent action on this device.').waitFor()
  await next.getByText('No stops today').waitFor()
  expect(await shop.statusOf(shop.ids[0])).toBe('shipped')
  await logInAs(next, shop, 'bilal')
  await next.goto('/admin/rider')
  await next.getByText('All stops are done').waitFor()
  await on(next).nothingWaits()
  expect(await shop.statusOf(shop.ids[0])).toBe('delivered')
})

test('an action of yesterday is sent after a question; a wrong code can be left out', async () => {
  const shop = await openRiderSite(2)
  await takeAll(shop)
  const { page, deliver, waiting, isKept, goOffline, goOnline } = await openRun(shop, browser)
  await isKept()
  await goOffline()
  await deliver()
  await waiting(1).waitFor()
  await page.evaluate(() => {
    const [action] = JSON.parse(localStorage['office-run-queue'])
    const yesterday = { ...action, pressedAt: action.pressedAt - 24 * 60 * 60_000 }
    localStorage['office-run-queue'] = JSON.stringify([yesterday])
  })
  await page.reload()
  await goOnline()
  await page.getByText('This is from an earlier day.').waitFor()
  let letGo = () => undefined as void
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.context().route('**/run/actions', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send now' }).click()
  // What is typed at the next stop stays when the answer comes.
  await page.getByLabel('Customer’s code').fill('000')
  letGo()
  await expect.poll(() => shop.statusOf(shop.ids[0])).toBe('delivered')
  await on(page).nothingWaits()
  await deliver()
  await page.getByText('This code is wrong.').waitFor()
  await page.getByRole('button', { name: 'Deliver without a code' }).click()
  await expect.poll(() => shop.statusOf(shop.ids[1])).toBe('delivered')
})

test('a rider chooses that customers don’t see how many stops come first', async () => {
  const shop = await openRiderSite(1)
  const { page, errors } = await visit(browser, shop.site, phone, 'bilal')
  await page.goto('/admin/rider')
  const box = page.getByLabel('Customers see how many stops are before theirs')
  expect(await box.isChecked()).toBe(true)
  await box.click()
  await page.getByText('Customers only see that you are on the way.').waitFor()
  await page.reload()
  expect(await box.isChecked()).toBe(false)
  const [{ hides } = { hides: 0 }] = await shop.site.db.all<{ hides: number }>`
    select hides_stops as hides from staff_member where account_id = 'bilal'`
  expect(hides).toBe(1)
  const hello = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(hello ?? '')).toContain('this is the rider of')
  expect(errors).toEqual([])
})

test('a manager reads the run of a rider, and can change nothing there', async () => {
  const shop = await openRiderSite(1)
  const { page, errors } = await visit(browser, shop.site, phone, 'clerk')
  await page.goto('/admin/rider?rider=bilal')
  await page.getByRole('heading', { name: 'Run of Bilal Ahmed' }).waitFor()
  await page.getByText('Only Bilal Ahmed can say what happened at a stop.').waitFor()
  expect(await page.getByRole('button', { name: /^Delivered/ }).count()).toBe(0)
  expect(errors).toEqual([])
})
