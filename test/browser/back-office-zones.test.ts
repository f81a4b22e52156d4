import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onPhone, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, faultsInBothThemes, openSite, visit } from '../support/site.ts'
import { hold } from '../support/slow-page.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const circle = { kind: 'circle', centre: { lat: 33.6844, lng: 73.0479 }, radius: 5 }

test.each(onPhone)('on a %s a zone is drawn on the map, corner by corner', async (screen) => {
  const site = await openSite()
  const owner = await site.as('owner')
  await owner.post('admin/zones', { name: 'City', area: circle, fee: 100 })
  const { page, errors } = await visit(browser, site, screens[screen], 'owner')
  await page.goto('/admin/setup?step=delivery')
  await hydrated(page)
  await page.getByRole('link', { name: 'Draw delivery zones on the map' }).click()
  await page.getByText('Rs. 100 a delivery').waitFor()
  await page.getByRole('link', { name: 'New zone' }).click()
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await page.getByText('Please give it a name.').waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Margalla')
  await page.getByLabel('Charge for one delivery (Rs.)').fill('250')
  await page.getByLabel('Free from (Rs.)').fill('5000')
  await page.getByRole('checkbox', { name: 'Sun' }).uncheck()
  await page.getByLabel('Drawn by its corners').check()
  const map = page.getByRole('application', { name: 'Map of the delivery zones' })
  await map.locator('.zone-off').first().waitFor()
  const zoom = await map.locator('.leaflet-control-zoom-in').boundingBox()
  expect([zoom?.width, zoom?.height].map((size) => Math.round(size ?? 0))).toEqual([44, 44])
  for (const [x, y] of [
    [80, 90],
    [240, 90],
    [240, 200],
  ] as const)
    await map.click({ position: { x, y } })
  const corners = page.getByLabel('Corners', { exact: true })
  const lines = async () => (await corners.inputValue()).split('\n').filter(Boolean)
  await expect.poll(lines).toHaveLength(3)
  // On the edge between the first two.
  await map.click({ position: { x: 160, y: 92 } })
  await expect.poll(lines).toHaveLength(4)
  const before = await lines()
  await page.getByRole('button', { name: 'Corner 2 of 4' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => (await lines())[1]).not.toBe(before[1])
  await page.keyboard.press('Delete')
  await expect.poll(lines).toHaveLength(3)
  expect(await faultsInBothThemes(page)).toEqual([])
  const { width } = screens[screen].viewport
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  await save.click()
  await page.getByText('Rs. 250 a delivery').waitFor()
  const [, made] = (await owner.get('admin/zones')).body.data
  expect(made).toMatchObject({ name: 'Margalla', fee: 250, freeAbove: 5000, active: true })
  expect(made.days).not.toContain('sun')
  expect(made.area.corners).toHaveLength(3)

  await page.getByRole('button', { name: 'Move “Margalla” up' }).click()
  await page.getByText('“Margalla” is now number 1.').waitFor()
  const { lat, lng } = made.area.corners[0]
  await page.getByLabel('Find a place').fill(`${lat}, ${lng}`)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByText(/We deliver to Margalla/).waitFor()
  expect(await axeFaults(page)).toEqual([])
  expect(errors).toEqual([])
})

test('two people change one zone by its fields: of the same field one is chosen', async () => {
  const site = await openSite()
  const owner = await site.as('owner')
  const { id } = (await owner.post('admin/zones', { name: 'City', area: circle, fee: 100 })).body
    .data
  const { page } = await visit(browser, site, screens.desktop, 'owner')
  await page.goto(`/admin/zones/${id}`)
  await hydrated(page)
  const kept = async () => (await owner.get(`admin/zones/${id}`)).body.data
  await owner.patch(`admin/zones/${id}`, { fee: 120, version: 1 })
  await page.getByLabel('Radius in kilometres').fill('7.5')
  const save = page.getByRole('button', { name: 'Save' })
  // The page reads its data again after saving: it must neither block the next save nor bring the colleague's change early.
  const reading = await hold(page, '**/admin/today')
  await save.click()
  await page.getByText('The zone is saved.').waitFor()
  expect(await kept()).toMatchObject({ fee: 120, area: { radius: 7.5 }, version: 3 })
  const clerk = await site.as('clerk')
  await clerk.patch(`admin/zones/${id}`, { area: { ...circle, radius: 9 }, version: 3 })
  await page.getByLabel('Radius in kilometres').fill('3')
  await save.click()
  await page.getByText('A colleague changed the same fields of this zone').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Use 9' }).click()
  reading.release()
  expect(await page.getByLabel('Radius in kilometres').inputValue()).toBe('9')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete zone' }).click()
  await page.getByText('No zones yet').waitFor()
  expect((await owner.get(`admin/zones/${id}`)).status).toBe(404)
})

test('an owner delivers in the zones alone, and a guest elsewhere reads it on each page', async () => {
  const site = await openSite()
  const owner = await site.as('owner')
  await owner.post('admin/zones', { name: 'Islamabad', area: circle, fee: 100 })
  const { page, errors } = await visit(browser, site, screens.desktop, 'owner')
  await page.goto('/admin/zones')
  await hydrated(page)
  await page.getByText('Customers there read').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Delivery outside of the zones is saved.').waitFor()
  expect((await owner.get('admin/settings')).body.data.deliversOutside).toBe(false)
  expect(await faultsInBothThemes(page)).toEqual([])
  expect(errors).toEqual([])

  const { page: shop } = await visit(browser, site, screens.phone)
  const { id } = (await site.guest().get('shoppingitems/atta')).body.data
  await shop.goto('/about')
  const place = { lat: 31.5497, lng: 74.3436, address: 'House 4, Mall Road, Lahore' }
  await shop.evaluate((text) => localStorage.setItem('savedLocation', text), JSON.stringify(place))
  const nowhere = "We don't deliver there yet"
  await shop.reload()
  await hydrated(shop)
  await shop.getByRole('button', { name: new RegExp(`^Delivering To.*${nowhere}`) }).waitFor()
  await shop.goto(`/item/${id}`)
  await hydrated(shop)
  expect(await shop.getByText(/Arriving/).locator('visible=true').count()).toBe(0) // prettier-ignore
  await shop.evaluate(() => localStorage.removeItem('savedLocation'))
  await shop.goto(`/confirm-order/${id}`)
  await hydrated(shop)
  await shop.getByLabel('Delivery address').fill('House 7, Lahore')
  await shop.getByRole('main').getByText(nowhere).first().waitFor()
  await shop.getByLabel('Delivery address').fill('House 7, F-7/2, Islamabad')
  await shop.getByRole('main').getByText('We deliver to Islamabad.').first().waitFor()
})
