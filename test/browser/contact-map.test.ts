import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtScript } from '../support/built-script.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, openSite, phone, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function contact(
  tiles: 'there' | 'away',
  before: (page: Page) => Promise<unknown> = async () => undefined,
) {
  const site = await openSite()
  const clerk = await site.as('clerk')
  const map = { lat: 33.7, lng: 73.05 }
  await clerk.patch('admin/settings', { map, address: 'Shop 4, Blue Area', shopName: 'Test Store' })
  const { page, errors } = await visit(browser, site, phone)
  const asked: string[] = []
  await page.route('https://tile.openstreetmap.org/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await (tiles === 'away'
      ? route.abort()
      : route.fulfill({ body: png, contentType: 'image/png' }))
  })
  await before(page)
  await page.goto('/contact')
  return { page, errors, asked }
}
const noMap = "The map isn't loading right now."

test('the contact page shows the streets around the shop, with a pin on it, dimmed by night', async () => {
  const { page, errors, asked } = await contact('there')
  await page.getByRole('img', { name: 'Map with a pin where the shop is' }).waitFor()
  await expect.poll(() => asked).toContain('/15/23033/13122.png') // zoom, and the tile of the shop
  expect(await page.getByText(noMap).count()).toBe(0)
  expect(await axeFaults(page)).toEqual([])
  const streets = page.locator('.location-map .leaflet-tile-pane')
  const filter = () => streets.evaluate((pane) => getComputedStyle(pane).filter)
  expect(await filter()).toBe('none')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await filter()).toBe('brightness(0.7) saturate(0.8)')
  expect(errors).toEqual([])
})

test('where they cannot be had it says so, with name and address and no drawn streets', async () => {
  const { page, errors } = await contact('away')
  await page.getByText(noMap).waitFor()
  const panel = page.locator('.map-panel')
  for (const text of ['Test Store', 'Shop 4, Blue Area'])
    expect(await panel.getByText(text).isVisible()).toBe(true)
  expect(await page.locator('.leaflet-container').count()).toBe(0)
  expect(errors).toEqual([])
})

test('a map whose code is lost on the way leaves the page as it is, and comes once it can be had', async () => {
  let lost = 0
  const { page } = await contact('there', (opened) =>
    // once more than the loader itself asks
    opened.route(`**${builtScript('shop-map')}`, (route) =>
      lost < 4 ? ((lost += 1), route.abort()) : route.continue(),
    ),
  )
  await page.getByRole('img', { name: 'Map with a pin where the shop is' }).waitFor()
  expect(lost).toBe(4)
  expect(await page.getByRole('heading', { name: 'Contact Us' }).count()).toBe(1)
})
