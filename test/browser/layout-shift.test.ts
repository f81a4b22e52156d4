import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { onPhone, type ScreenName, screenNames, screens, waitForFocus } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { delivered } from '../support/orders.ts'
import { openSite, firstVisit } from '../support/site.ts'
import { fillWithStories } from '../support/stories.ts'
import { quiet } from '../support/quiet.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const most = 0.05
/** In Urdu the letters come with a font of their own, after the page. */
const mostInUrdu = 0.02
const settled = 400

const kept = (lines: number) =>
  JSON.stringify(
    ['apples', 'chai', 'atta'].slice(0, lines).map((productId) => ({ productId, quantity: 2 })),
  )

/** Addresses, and how many lines a guest finds in the cart. */
const pages = [
  ['/', 0],
  ['/products/1', 0],
  ['/category/Fruit%20%26%20Vegetables', 0],
  ['/cart', 0],
  ['/cart', 1],
  ['/cart', 3],
  ['/news', 0],
] as const

describe.each(screenNames)('on a %s with a slow line', (screen) => {
  test('no page jumps while it comes', async () => {
    const site = await openSite({ on: '2025-01-05T10:00:00Z', fill: fillWithStories })
    for (const [address, lines] of pages) {
      const page = await slowly(site, screen, lines)
      await page.goto(address)
      await quiet(page)
      expect(await shifted(page), `${address}, ${lines} in the cart`).toEqual([])
      await page.context().close()
    }
  })

  test('home does not jump for a guest who ordered and viewed goods here', async () => {
    const site = await openSite({ on: '2025-01-05T10:00:00Z', fill: fillWithStories })
    for (const [bought, viewed] of [
      ['apples:1 chai:2', ''],
      ['', 'apples chai atta'],
      ['apples:1 chai:2', 'apples chai atta'],
    ]) {
      const page = await slowly(site, screen, 0)
      await page.addInitScript(
        ([orders = '', ids = '']) => {
          if (orders) localStorage.setItem('bought', orders)
          if (ids) localStorage.setItem('viewed', ids)
        },
        [bought, viewed],
      )
      await page.goto('/')
      await quiet(page)
      await page.getByRole('heading', { name: bought ? 'Buy again' : 'Recently viewed' }).waitFor()
      expect(await shifted(page), `${bought}, ${viewed}`).toEqual([])
      await page.context().close()
    }
  })

  test('no page in Urdu jumps while it and its letters come', async () => {
    const languages = [english, urdu]
    const site = await openSite({ on: '2025-01-05T10:00:00Z', fill: fillWithStories, languages })
    for (const address of ['/ur', '/ur/products/1', '/ur/category/fruit-vegetables', '/ur/cart']) {
      const page = await slowly(site, screen, 1)
      await page.goto(address)
      await quiet(page)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('ur')
      expect(await shifted(page, mostInUrdu), address).toEqual([])
      await page.context().close()
    }
  })

  test('no page jumps, and none is drawn again, for somebody who is signed in', async () => {
    const site = await openSite({ on: '2025-01-05T10:00:00Z', fill: fillWithStories })
    const amina = await site.as('amina')
    await delivered(site, amina)
    const entry = { name: 'Amina', phone: '0300 1234567', address: 'House 22-B, F-8' }
    await amina.post('user/addresses', { ...entry, lat: 33.6844, lng: 73.0479 })
    await amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 2 }] })
    for (const productid of ['apples', 'chai'])
      await amina.post('user/addtofavourites', { productid })
    for (const address of ['/', '/products/1', '/category/fruit-vegetables']) {
      const page = await slowly(site, screen, 0, 'amina')
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(message))
      await page.goto(address)
      await quiet(page)
      expect(await page.locator('header').getByText('House 22-B, F-8').count(), address).toBe(1)
      expect(await shifted(page), address).toEqual([])
      expect(faults, address).toEqual([])
      await page.context().close()
    }
  })
})

describe.each(onPhone)('on a %s with a slow line', (screen) => {
  test('no page on the way to an order jumps, for somebody with an address book', async () => {
    const site = await openSite({ on: '2025-01-05T10:00:00Z' })
    const amina = await site.as('amina')
    const entry = { name: 'Amina', phone: '0300 1234567', address: 'House 22-B, F-8' }
    await amina.post('user/addresses', { ...entry, lat: 33.6844, lng: 73.0479 })
    await amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 2 }] })
    for (const address of ['/cart', '/checkout', '/confirm-order/1', '/place-order/1']) {
      const page = await slowly(site, screen, 0, 'amina')
      await page.goto(address)
      await quiet(page)
      expect(await shifted(page), address).toEqual([])
      await page.context().close()
    }
  })

  test('the checkout, which has a header of its own, comes from the cart without a jump', async () => {
    const site = await openSite({ on: '2025-01-05T10:00:00Z' })
    const amina = await site.as('amina')
    await amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 2 }] })
    const page = await slowly(site, screen, 0, 'amina')
    await page.goto('/cart')
    await quiet(page)
    await page.getByRole('button', { name: 'Proceed to Checkout' }).locator('visible=true').click()
    await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
    await waitForFocus(page.locator('main'))
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
    expect(await shifted(page)).toEqual([])
  })

  test('the next page comes without a jump, and so does the one before', async () => {
    const site = await openSite({ on: '2025-01-05T10:00:00Z', fill: fillWithStories })
    const page = await slowly(site, screen, 0)
    await page.goto('/products')
    await quiet(page)
    await page.getByRole('link', { name: 'Kala Kulu Apples' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Kala Kulu Apples' }).waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
    await page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Kala Kulu Apples' }).waitFor()
    expect(await shifted(page)).toEqual([])
  })
})

/** A visitor on a slow line. */
async function slowly(
  site: Awaited<ReturnType<typeof openSite>>,
  screen: ScreenName,
  lines: number,
  who: 'guest' | 'amina' = 'guest',
) {
  const settings = { ...screens[screen], isMobile: screen === 'phone' } // whose scrollbars take no room
  const { page, context } = await firstVisit(browser, site, settings, who)
  await page.addInitScript((items) => localStorage.setItem('kiryana-cart', items), kept(lines))
  await page.addInitScript(watchShifts)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200 * 1024,
    uploadThroughput: 90 * 1024,
  })
  return page
}

type Watched = typeof globalThis & { shifts: { value: number; what: string }[] }

/** Every shift counts, also one within half a second of a click, which the browser's sum forgives. */
function watchShifts() {
  const shifts: Watched['shifts'] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
      const what = entry.sources
        .map(({ node }) => (node as Element | null)?.className ?? '')
        .join(' · ')
      shifts.push({ value: entry.value, what })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

type LayoutShift = { value: number; sources: { node: Node | null }[] }

/** Moved elements, if the total layout shift is noticeable. */
async function shifted(page: Page, allowed = most) {
  await page.waitForTimeout(settled)
  const shifts = await page.evaluate(() => (globalThis as Watched).shifts)
  return shifts.reduce((sum, { value }) => sum + value, 0) > allowed ? shifts : []
}
