import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { hydrated, onPhone, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { buyNow, contact, placed } from '../support/orders.ts'
import { openRiderSite } from '../support/rider-site.ts'
import { axeFaults, faultsInBothThemes, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test.each([360, 390])(
  'at %i px a rider sees address, phone, directions and what to collect before the lines',
  async (width) => {
    const site = await openSite()
    const { _id: id } = await placed(site.guest(), buyNow(390, undefined, { contact }))
    await site.db.transaction((tx) => appoint(tx, 'clerk', 'rider', 0))
    const { page, errors } = await visit(
      browser,
      site,
      { ...screens.phone, viewport: { width, height: 780 } },
      'clerk',
    )
    await page.goto(`/admin/orders/${id}`)
    await hydrated(page)
    const stop = page.getByRole('region', { name: 'Delivery' })
    await stop.getByText('House 12, Street 4').waitFor()
    await stop.getByText('Rs. 390').waitFor()
    const parts = [
      stop.getByText('House 12, Street 4'),
      stop.getByText('To collect'),
      stop.getByRole('link', { name: 'Call 0300 1234567' }),
      stop.getByRole('link', { name: 'Directions' }),
      page.getByRole('region', { name: 'Items' }),
    ]
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    const tops = boxes.map((box) => box?.y ?? NaN)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    for (const target of [boxes[2], boxes[3]])
      expect(target?.height ?? 0).toBeGreaterThanOrEqual(56)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
    expect(await axeFaults(page)).toEqual([])
    expect(errors).toEqual([])
  },
)

test('a rider’s day begins with the planned run, not with the stops of others', async () => {
  const rider = await openRiderSite(2)
  const guest = rider.site.guest()
  const { _id: other } = await placed(guest, buyNow(390, undefined, { contact }))
  for (const status of ['packed', 'shipped'])
    await rider.clerk.patch(`admin/orders/${other}`, { status })
  const { page, errors } = await visit(browser, rider.site, screens.phone, 'bilal')
  await page.goto('/admin')
  await hydrated(page)
  const stops = page.getByRole('region', { name: 'Next stops' })
  await stops.getByText(/^2 stops · /).waitFor()
  expect(await stops.getByRole('listitem').count()).toBe(2)
  expect(await faultsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Back office' })
  await menu.getByRole('link', { name: 'My run' }).click()
  await page.getByRole('heading', { name: 'My run', level: 1 }).waitFor()
  expect(errors).toEqual([])
})

test.each(onPhone)(
  'on a %s a rider without a run starts with the orders on the way',
  async (screen) => {
    const site = await openSite()
    const guest = site.guest()
    const { _id: id } = await placed(guest, buyNow(390, undefined, { contact }))
    await placed(guest, buyNow(390, undefined, { contact }))
    await site.db.transaction((tx) => appoint(tx, 'clerk', 'rider', 0))
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto('/admin')
    await page.getByText('Nothing is on the way').waitFor()
    await (await site.as('owner')).patch(`admin/orders/${id}`, { status: 'packed' })
    await page.getByRole('link', { name: '1 packed order is waiting' }).click()
    await page.waitForURL('**/admin/orders?status=packed')
    await (await site.as('owner')).patch(`admin/orders/${id}`, { status: 'shipped' })
    await page.goto('/admin')
    await hydrated(page)
    const stops = page.getByRole('region', { name: 'On the way' })
    await stops.getByText('1 order of the shop is on the way.').waitFor()
    expect(await stops.getByRole('link', { name: /^Call/ }).getAttribute('href')).toMatch(/^tel:/)
    expect(await faultsInBothThemes(page)).toEqual([])
    const deliver = stops.getByRole('button', { name: `Delivered ${contact.name}` })
    await deliver.click()
    await stops.getByText('Nothing is on the way').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await deliver.waitFor()
    await stops.getByRole('link', { name: contact.name }).click()
    await page.getByRole('heading', { name: 'Delivery' }).waitFor()
    expect(errors).toEqual([])
  },
)
