import type { RequestListener } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hydrated, onPhone, type ScreenName, screens, waitForFocus } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { openFakeGeocoder, says } from '../support/fake-geocoder.ts'
import { faultsInBothThemes, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const centre = ['33.6844', '73.0479']
const blueArea = { place_id: 1, display_name: 'Blue Area, Islamabad', lat: '33.71', lon: '73.06' }

/** Answers of the browser's geolocation. */
type Where = 'never answers' | 'denies' | 'has no geolocation' | { lat: number; lng: number }

type Visitor = {
  where?: Where
  /** the value stored under savedLocation */
  saved?: string
  outside?: RequestListener
  /** what the map's pictures are fetched from */
  tiles?: 'there' | 'away'
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A visitor; `open` presses Delivering To. */
async function shopper(screen: ScreenName, { where = 'denies', saved, ...rest }: Visitor = {}) {
  const { outside = says([]), tiles = 'away' } = rest
  const { asked, geocoder } = await openFakeGeocoder(outside)
  const site = await openSite({ geocoder })
  const { page, errors } = await visit(browser, site, screens[screen])
  page.setDefaultTimeout(15_000)
  const zooms: number[] = []
  await page.route('https://tile.openstreetmap.org/**', async (route) => {
    zooms.push(Number(new URL(route.request().url()).pathname.split('/')[1]))
    await (tiles === 'away'
      ? route.abort()
      : route.fulfill({ body: png, contentType: 'image/png' }))
  })
  await page.addInitScript(standIn, { where, saved: saved ?? null })
  await page.goto('/about')
  await hydrated(page)
  const open = () => page.getByRole('button', { name: /^Delivering To/ }).click()
  return { site, page, errors, asked, zooms, open }
}

/** In the page: geolocation controlled by the test, and stored values. */
function standIn({ where, saved }: { where: Where; saved: string | null }) {
  if (saved !== null && localStorage.getItem('seen') === null)
    localStorage.setItem('savedLocation', saved)
  localStorage.setItem('seen', '1')
  const counter = { asked: 0 }
  Object.assign(window, { counter })
  if (where === 'has no geolocation')
    return void Reflect.deleteProperty(Navigator.prototype, 'geolocation')
  navigator.geolocation.getCurrentPosition = (found, failed) => {
    counter.asked += 1
    if (where === 'never answers') return
    if (typeof where === 'string')
      return void failed?.({ code: 1, message: 'denied' } as GeolocationPositionError)
    const coords = { latitude: where.lat, longitude: where.lng }
    found({ coords, timestamp: 0 } as GeolocationPosition)
  }
}

const timesAsked = (page: Page) =>
  page.evaluate(() => (window as Window & { counter?: { asked: number } }).counter?.asked)
const kept = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('savedLocation'),
    localStorage.getItem('shippingAddress'),
  ])

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Select Your Location' })
const markerOf = (page: Page) => page.getByRole('button', { name: /^Your place/ })
const selectOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'Select', exact: true })
const searchOf = (page: Page) => page.getByPlaceholder('Search for a location...')
const figures = (page: Page) => dialogOf(page).getByRole('definition').allTextContents()
async function shows(page: Page, [lat = '', lng = '']: readonly string[]) {
  await expect.poll(() => figures(page)).toEqual([lat, lng])
}

/** Distance of the marker from the centre of the map, in pixels. */
const offCentre = (page: Page) =>
  page.evaluate(() => {
    const map = document.querySelector('.location-map')?.getBoundingClientRect()
    const pin = document.querySelector('.map-pin')?.getBoundingClientRect()
    if (!map || !pin) throw new Error('There is no map')
    const [x, y] = [pin.x + pin.width / 2, pin.bottom]
    return Math.round(Math.hypot(x - map.x - map.width / 2, y - map.y - map.height / 2))
  })

describe.each(onPhone)('on a %s', (screen) => {
  test('it says that it looks for the place and that the map is loading; the map comes after 100 ms', async () => {
    const { page, open, errors } = await shopper(screen, { where: 'never answers' })
    await page.evaluate(() => {
      const seen: Record<string, number> = {}
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const note = (name: string, found: boolean) => {
          if (found) seen[name] ??= performance.now()
        }
        const text = document.querySelector('dialog[open]')?.textContent ?? ''
        note('opened', text.includes('Select Your Location'))
        note('loading', text.includes('Loading map...'))
        note('locating', text.includes('Getting your location...'))
        note('map', document.querySelector('.location-map') !== null)
      }).observe(document, { childList: true, subtree: true, attributes: true })
    })
    await open()
    await markerOf(page).waitFor()
    const seen = await page.evaluate(
      () => (window as Window & { seen?: Record<string, number> }).seen,
    )
    const { opened = 0, loading = 0, locating = 0, map = 0 } = seen ?? {}
    expect(loading - opened).toBeLessThan(90)
    expect(locating - opened).toBeLessThan(90)
    expect(map - opened).toBeGreaterThanOrEqual(95)
    expect(await page.getByText('Getting your location...').isVisible()).toBe(true)
    await shows(page, centre)
    expect(errors).toEqual([])
  })

  test('it begins with the saved place, without asking the browser', async () => {
    const { page, open, errors } = await shopper(screen, {
      saved: '{"lat":33.6,"lng":73.04999}',
      where: { lat: 1, lng: 2 },
    })
    await open()
    await markerOf(page).waitFor()
    await shows(page, ['33.6000', '73.0500'])
    await page.getByText('Getting your location...').waitFor({ state: 'hidden' })
    expect(await timesAsked(page)).toBe(0)
    expect(await offCentre(page)).toBeLessThanOrEqual(2)
    expect(errors).toEqual([])
  })

  test('it begins where the browser is, and “Use my location” brings the marker back there', async () => {
    const { page, open, errors } = await shopper(screen, {
      where: { lat: 33.65432, lng: 73.01239 },
    })
    await open()
    await markerOf(page).waitFor()
    await shows(page, ['33.6543', '73.0124'])
    expect(await timesAsked(page)).toBe(1)
    expect(await offCentre(page)).toBeLessThanOrEqual(2)
    await markerOf(page).press('ArrowUp')
    await expect.poll(() => figures(page)).not.toEqual(['33.6543', '73.0124'])
    await dialogOf(page).getByRole('button', { name: 'Use my location' }).click()
    await shows(page, ['33.6543', '73.0124'])
    expect(errors).toEqual([])
  })

  test.each([
    ['denies', /^Your browser isn't sharing your location/],
    ['has no geolocation', /^We couldn't find out where you are/],
  ] as const)(
    'it begins with the default centre when the browser %s, and says so',
    async (where, message) => {
      const { page, open, errors } = await shopper(screen, { where })
      await open()
      await markerOf(page).waitFor()
      await shows(page, centre)
      await page.getByText('Getting your location...').waitFor({ state: 'hidden' })
      expect(await offCentre(page)).toBeLessThanOrEqual(2)
      await dialogOf(page).getByRole('button', { name: 'Use my location' }).click()
      await page.getByText(message).waitFor()
      expect(errors).toEqual([])
    },
  )

  test('without its pictures the map says so and names its makers; click, drag and arrow keys move the marker', async () => {
    const { page, open, errors } = await shopper(screen, { tiles: 'away' })
    await open()
    await markerOf(page).waitFor()
    await page
      .getByText("The street map isn't loading right now. Please search for your place.")
      .waitFor()
    expect(await page.locator('.location-map .leaflet-tile-pane svg').count()).toBe(0)
    for (const maker of ['OpenStreetMap', 'GeoNames'])
      expect(await page.getByRole('link', { name: maker }).isVisible()).toBe(true)
    const map = page.getByRole('application', { name: /^Map/ })
    const box = await map.boundingBox()
    if (box === null) throw new Error('There is no map')
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }

    await page.mouse.click(middle.x + 60, middle.y + 20)
    await expect.poll(() => offCentre(page)).toBeGreaterThan(50)
    const clicked = await figures(page)
    expect(clicked.map((figure) => /^\d+\.\d{4}$/.test(figure))).toEqual([true, true])
    expect(Number(clicked[0])).toBeLessThan(33.6844) // to the south east
    expect(Number(clicked[1])).toBeGreaterThan(73.0479)

    const pin = await markerOf(page).boundingBox()
    if (pin === null) throw new Error('There is no marker')
    await page.mouse.move(pin.x + pin.width / 2, pin.y + pin.height / 2)
    await page.mouse.down()
    await page.mouse.move(middle.x - 40, middle.y - 30, { steps: 5 })
    await page.mouse.up()
    await expect.poll(async () => Number((await figures(page))[1])).toBeLessThan(73.0479)

    const dragged = await figures(page)
    await markerOf(page).focus()
    await page.keyboard.press('ArrowUp')
    await expect
      .poll(async () => Number((await figures(page))[0]))
      .toBeGreaterThan(Number(dragged[0]))
    expect((await figures(page))[1]).toBe(dragged[1])
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => offCentre(page)).toBeLessThan(box.width / 2)
    expect(Number((await figures(page))[1])).toBeGreaterThan(73.05)
    expect(errors).toEqual([])
  })

  test('a search finds five, in a list that scrolls; a chosen one takes the marker there, near', async () => {
    const many = Array.from({ length: 7 }, (_, at) => ({
      ...blueArea,
      place_id: at,
      display_name: `Blue Area ${at + 1}, ${'Jinnah Avenue, '.repeat(3)}Islamabad`,
      lat: String(33.71 + at / 100),
    }))
    const { page, open, zooms, asked, errors } = await shopper(screen, { outside: says(many) })
    await open()
    await markerOf(page).waitFor()
    await searchOf(page).fill('   ')
    await page.keyboard.press('Enter')
    await searchOf(page).fill('blue area')
    expect(asked).toEqual([]) // nothing is asked for blanks, nor with every letter
    await page.keyboard.press('Enter')
    const results = page.getByRole('list', { name: 'Places found' })
    await results.waitFor()
    expect(await results.getByRole('button').count()).toBe(5)
    expect(await results.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true)

    for (const place of ['33.7100', '33.7200']) {
      await results
        .getByRole('button')
        .nth(place === '33.7100' ? 0 : 1)
        .click()
      await results.waitFor({ state: 'hidden' })
      expect(await searchOf(page).inputValue()).toBe('')
      await shows(page, [place, '73.0600'])
      await expect.poll(() => zooms.at(-1)).toBe(15)
      expect(await offCentre(page)).toBeLessThanOrEqual(2)
      await page.getByRole('button', { name: 'Zoom out' }).click()
      await expect.poll(() => zooms.at(-1)).toBe(14) // and from there near again
      await searchOf(page).fill('blue area')
      await page.keyboard.press('Enter')
      await results.waitFor()
    }
    expect(asked).toHaveLength(1) // the same question is remembered
    expect(errors).toEqual([])
  })

  test('Select looks the place up, keeps place and address, says it in the header and closes', async () => {
    const { page, open, asked, errors } = await shopper(screen, { outside: says(blueArea) })
    await open()
    await markerOf(page).waitFor()
    await page.getByLabel('House, street and landmark').fill('Shop 4, Block B')
    await selectOf(page).click()
    await dialogOf(page).waitFor({ state: 'hidden' })
    expect(asked.map(({ path }) => path)).toEqual(['/reverse?format=json&lat=33.6844&lon=73.0479'])
    expect(await kept(page)).toEqual([
      '{"lat":33.6844,"lng":73.0479}',
      'Shop 4, Block B, Blue Area, Islamabad',
    ])
    const opener = page.getByRole('button', {
      name: 'Delivering To Shop 4, Block B, Blue Area, Islamabad',
    })
    await opener.waitFor()
    await waitForFocus(opener)
    await open()
    await shows(page, centre)
    expect(await timesAsked(page)).toBe(1) // the saved place is enough the second time
    expect(errors).toEqual([])
  })

  test('when nobody can look it up, the address is empty, and it closes all the same', async () => {
    const { page, open, errors } = await shopper(screen, { where: { lat: 10, lng: 60 } })
    await page.evaluate(() => localStorage.setItem('shippingAddress', 'Before'))
    await open()
    await shows(page, ['10.0000', '60.0000']) // at sea
    await selectOf(page).click()
    await dialogOf(page).waitFor({ state: 'hidden' })
    await page.getByText("We couldn't look up this place. Please type the address.").waitFor()
    expect(await kept(page)).toEqual(['{"lat":10,"lng":60}', null])
    await page.getByRole('button', { name: 'Delivering To Choose your address' }).waitFor()
    expect(errors).toEqual([])
  })

  test('an outside that answers with markup is shown as text; the page is as it was', async () => {
    const evil = '<img src=x onerror="window.harm=1"><b>Saddar</b>'
    const { page, open, errors } = await shopper(screen, {
      outside: (request, response) => {
        const one = { ...blueArea, display_name: `${evil}${'x'.repeat(900)}` }
        says(request.url?.startsWith('/search') ? [one] : one)(request, response)
      },
    })
    await open()
    await markerOf(page).waitFor()
    await searchOf(page).fill('saddar')
    await page.keyboard.press('Enter')
    await page.getByRole('list', { name: 'Places found' }).getByText(evil).click()
    await selectOf(page).click()
    await dialogOf(page).waitFor({ state: 'hidden' })
    expect((await kept(page))[1]?.startsWith(evil)).toBe(true)
    expect((await kept(page))[1]).toHaveLength(500)
    expect(await page.evaluate(() => 'harm' in window)).toBe(false)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)
    expect(errors).toEqual([])
  })

  test('without the map and the search one sentence says what to do', async () => {
    const { page, open, errors } = await shopper(screen, {
      tiles: 'away',
      outside: (_request, response) => void response.writeHead(500).end(),
    })
    await open()
    const ofMap = page.getByText("The street map isn't loading right now.")
    await ofMap.waitFor()
    await searchOf(page).fill('Plugh')
    await page.keyboard.press('Enter')
    await page
      .getByText(
        "The map and the search aren't available right now. Please write your full address below.",
      )
      .waitFor()
    expect(await ofMap.count()).toBe(0)
    expect(await page.getByText(/move the pin/).count()).toBe(0)
    expect(errors).toEqual([])
  })

  test('nothing found and no search are told apart; without the outside, towns are found, named and selected', async () => {
    let isAway = false
    const { page, open, errors } = await shopper(screen, {
      tiles: 'there',
      outside: (request, response) =>
        isAway ? void response.writeHead(500).end() : says([])(request, response),
    })
    await open()
    await markerOf(page).waitFor()
    await searchOf(page).fill('Xyzzy')
    await page.keyboard.press('Enter')
    await page.getByText('No place found. Try the name of the town.').waitFor()
    isAway = true
    await searchOf(page).fill('Plugh')
    await page.keyboard.press('Enter')
    await page
      .getByText("Search isn't available just now. Please move the pin on the map.")
      .waitFor()
    expect(await page.getByText('No place found').count()).toBe(0)
    await searchOf(page).fill('rawalpindi')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Rawalpindi, Punjab, Pakistan' }).click()
    await shows(page, ['33.5973', '73.0479'])
    await selectOf(page).click()
    await page.getByRole('button', { name: 'Delivering To Rawalpindi, Punjab, Pakistan' }).waitFor()
    expect(errors).toEqual([])
  })

  test('the keyboard alone is enough', async () => {
    const { page, errors } = await shopper(screen, {
      outside: (request, response) =>
        says(request.url?.startsWith('/search') ? [blueArea] : blueArea)(request, response),
    })
    await page.getByRole('button', { name: /^Delivering To/ }).focus()
    await page.keyboard.press('Enter')
    await markerOf(page).waitFor()
    await tabTo(page, 'Search for a location...')
    await page.keyboard.type('blue')
    await page.keyboard.press('Enter')
    await page.getByRole('list', { name: 'Places found' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await shows(page, ['33.7100', '73.0600'])
    // The result is gone; the focus has gone on to the marker.
    await waitForFocus(markerOf(page))
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => Number((await figures(page))[1])).toBeLessThan(73.06)
    await tabTo(page, 'Select')
    await page.keyboard.press('Enter')
    await dialogOf(page).waitFor({ state: 'hidden' })
    expect((await kept(page))[1]).toBe('Blue Area, Islamabad')
    await waitForFocus(page.getByRole('button', { name: /^Delivering To/ }))
    await page.keyboard.press('Enter')
    await dialogOf(page).waitFor()
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'hidden' })
    expect(errors).toEqual([])
  })

  test('axe finds nothing by day and by night', async () => {
    const { page, open } = await shopper(screen, { outside: says([blueArea]), tiles: 'away' })
    await open()
    await markerOf(page).waitFor()
    await page.getByText(/^We deliver there/).waitFor()
    expect(await faultsInBothThemes(page)).toEqual([])
    await searchOf(page).fill('blue')
    await page.keyboard.press('Enter')
    await page.getByRole('list', { name: 'Places found' }).waitFor()
    expect(await faultsInBothThemes(page)).toEqual([])
  })
})

async function tabTo(page: Page, name: string) {
  const named = () =>
    page.evaluate(() => {
      const { activeElement: at } = document
      return at?.getAttribute('placeholder') ?? at?.textContent?.trim() ?? ''
    })
  for (let stops = 0; stops < 15 && (await named()) !== name; stops += 1)
    await page.keyboard.press('Tab')
  await expect.poll(() => named()).toBe(name)
}
