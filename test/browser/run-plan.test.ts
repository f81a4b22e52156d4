import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from '../support/chromium.ts'
import { openRiderSite } from '../support/rider-site.ts'
import { guestOrder } from '../support/runs.ts'
import { desktop, faultsInBothThemes, phone, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const near = { lat: 33.61, lng: 73.05 }
const far = { lat: 33.7, lng: 73.05 }
const address = 'House 12, Street 4, Rawalpindi'

test.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('on a %s a planner gives orders to riders and sorts the stops', async (_, screen) => {
  const shop = await openRiderSite(0)
  const { site } = shop
  const ids = [
    await guestOrder(site, { location: null }),
    await guestOrder(site, { location: far, shippingAddress: address }),
    await guestOrder(site, { location: near, shippingAddress: address }),
  ] as const
  const planned = async () => {
    const { runs } = (await shop.clerk.get('admin/runs')).body.data
    return runs.flatMap(({ stops }: { stops: { id: string }[] }) => stops.map(({ id }) => ids.indexOf(id))) // prettier-ignore
  }
  const { page, errors } = await visit(browser, site, screen, 'clerk')
  await page.goto('/admin/orders')
  await page.getByRole('link', { name: 'Riders’ runs' }).click()
  await page.getByText('3 orders').waitFor()
  expect(await faultsInBothThemes(page)).toEqual([])
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('combobox', { name: 'Rider' }).selectOption('Bilal Ahmed')
  await page.getByRole('button', { name: 'Give to rider' }).click()
  await page.getByText('Every order has a rider').waitFor()
  const run = page.getByRole('region', { name: 'Bilal Ahmed' })
  await run.getByText('0 of 3 done').waitFor()
  await run.getByRole('button', { name: 'Order by distance' }).click()
  await expect.poll(planned).toEqual([2, 1, 0])
  const first = run.locator('[data-drag-row]').first()
  await first.getByText(ids[2].slice(0, 7)).last().waitFor()
  await first.getByRole('button').last().click()
  await expect.poll(planned).toEqual([1, 2, 0])
  expect(await faultsInBothThemes(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.viewport.width) // prettier-ignore

  await run.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Take out of the run' }).click()
  await expect.poll(planned).toEqual([2, 0])
  await page.getByText('1 order', { exact: true }).waitFor()
  await page.getByRole('region', { name: 'Selected orders' }).waitFor({ state: 'hidden' })
  // A colleague is faster with this order.
  await page.getByRole('checkbox').first().check()
  const orders = [{ id: ids[1], from: null }]
  await page.context().route('**/admin/runs/stops', async (route) => {
    const day = JSON.parse(route.request().postData() ?? '{}').day
    await shop.clerk.post('admin/runs/stops', { day, rider: 'kashif', orders })
    await route.continue()
  })
  await page.getByRole('combobox', { name: 'Rider' }).selectOption('Bilal Ahmed')
  await page.getByRole('button', { name: 'Give to rider' }).click()
  await page.getByText('A colleague has changed these runs.').waitFor()
  await page.getByRole('region', { name: 'Kashif Store' }).getByText('0 of 1 done').waitFor()
  expect(errors).toEqual([])
})

test('a planner drags a stop to another place, also while the plan changes', async () => {
  const shop = await openRiderSite(3)
  const { page } = await visit(browser, shop.site, desktop, 'clerk')
  await page.goto('/admin/runs')
  const handles = page.locator('[data-drag-handle]')
  const [from, to] = [await handles.nth(2).boundingBox(), await handles.nth(0).boundingBox()]
  await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 10)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) + 2, { steps: 5 })
  // The page loads the plan again meanwhile, because somebody places an order.
  const rows = page.getByRole('main').getByRole('listitem')
  const before = await rows.count()
  await guestOrder(shop.site)
  await expect.poll(() => rows.count()).toBe(before + 1)
  await page.mouse.up()
  const [a, b, c] = shop.ids
  await expect
    .poll(async () => {
      const { runs } = (await shop.clerk.get('admin/runs')).body.data
      return runs[0].stops.map(({ id }: { id: string }) => id)
    })
    .toEqual([c, a, b])
})

test('the board asks which rider takes an order, the last one first; a run is printed as a table', async () => {
  const shop = await openRiderSite(0)
  const ids = [await guestOrder(shop.site), await guestOrder(shop.site)] as const
  for (const id of ids) await shop.clerk.patch(`admin/orders/${id}`, { status: 'packed' })
  const { page, errors } = await visit(browser, shop.site, desktop, 'clerk')
  await page.goto('/admin/orders/board')
  const hand = (id: string) =>
    page.getByRole('button', { name: `Hand to rider: order ${id.slice(0, 7)}` }).click()
  const dialog = page.getByRole('dialog')
  const rider = dialog.getByRole('combobox', { name: 'Rider' })
  await hand(ids[0])
  await rider.selectOption('Kashif Store')
  expect(await faultsInBothThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect.poll(() => shop.statusOf(ids[0])).toBe('shipped')
  await hand(ids[1])
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect.poll(() => shop.statusOf(ids[1])).toBe('shipped')
  const { runs } = (await shop.clerk.get('admin/runs')).body.data
  expect(runs).toMatchObject([{ rider: { id: 'kashif' }, stops: ids.map((id) => ({ id })) }])

  await page.goto('/admin/runs')
  await page.getByRole('heading', { name: 'Riders’ runs' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('table', { name: /^Kashif/ })
  await sheet.waitFor()
  expect(await sheet.getByRole('row').count()).toBe(3)
  await page.getByText('Cash to collect: Rs. 2,800').waitFor()
  expect(await page.getByText('Give orders to riders').isVisible()).toBe(false)
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(errors).toEqual([])
})
