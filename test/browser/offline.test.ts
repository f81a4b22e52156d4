import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated } from '../support/browser.ts'
import { password } from '../support/cast.ts'
import { builtScript } from '../support/built-script.ts'
import { launch } from '../support/chromium.ts'
import { cutConnection } from '../support/cut-connection.ts'
import { axeFaults, openSite, phone, visit } from '../support/site.ts'
import { quiet } from '../support/quiet.ts'
import type { TestShop } from '../support/shop.ts'
import { asleep } from '../support/slow-page.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const bar = 'You are offline. Pages you have visited'
const screen = { ...phone, serviceWorkers: 'allow' } as const

/** Unlike Playwright's waiting, this also awaits promises. */
async function until(page: Page, isSo: () => Promise<boolean>) {
  await expect.poll(() => page.evaluate(isSo), { timeout: 15_000 }).toBe(true)
}

/** Waits until the first page and the offline page are cached. */
const keeping = (page: Page) =>
  until(page, async () => {
    const kept = async (address: string) =>
      (await caches.match(address, { ignoreVary: true })) !== undefined
    return (await kept('/offline')) && (await kept('/cart')) && (await kept(window.location.href))
  })

async function goOffline(site: TestShop, context: BrowserContext, page: Page) {
  await quiet(page)
  // A copy is put away after its answer has been given.
  await until(page, async () => {
    const goods = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/v1/shoppingitems'))
    const copies = await Promise.all(
      goods.map(({ name }) => caches.match(name, { ignoreVary: true })),
    )
    return copies.every((copy) => copy !== undefined)
  })
  return cutConnection(context, site)
}

test('without a connection: visited pages and the cart are there, others say so, and the bar goes by itself', async () => {
  const site = await openSite()
  const { page, context, errors } = await visit(browser, site, screen)
  await page.goto('/')
  await keeping(page)
  await page.goto('/products')
  await page
    .getByRole('button', { name: /^Add To Cart: Chakki Atta/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Chakki Atta' }).first().click()
  await page.waitForURL('**/item/*')
  const item = page.url()
  await page.getByRole('heading', { name: 'Chakki Atta', level: 1 }).waitFor()
  const connect = await goOffline(site, context, page)
  await page.getByText(bar).waitFor()

  await page.goto('/products')
  await page.getByRole('heading', { name: 'All products', level: 1 }).waitFor()
  await page.getByText(bar).waitFor()
  // Only ever reached by a link, so its whole page was never sent.
  await page.goto(item)
  await page.getByRole('heading', { name: 'Chakki Atta', level: 1 }).waitFor()
  await page.goto('/cart')
  await page.getByRole('main').getByText('Chakki Atta').first().waitFor()

  await page.goto('/about')
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Open your cart' }).click()
  await page.getByRole('main').getByText('Chakki Atta').first().waitFor()
  await page.goto('/about')
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  await page.getByText(bar).waitFor() // drawn by the hydrated page alone, which hears of what comes next
  await connect()
  await page.getByRole('heading', { name: 'You are offline' }).waitFor({ state: 'detached' })
  await page.getByText(bar).waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})

test('a page that was requested before the worker took over is kept too', async () => {
  const site = await openSite()
  const { page, context } = await visit(browser, site, screen)
  const { wake } = await asleep(page, '/about')
  const other = await context.newPage()
  await other.goto('/products')
  await until(page, async () => navigator.serviceWorker.controller !== null)
  await wake()
  await keeping(page)
})

test('the first thing is put into the cart without a connection: it says so, and the shop goes on', async () => {
  const site = await openSite()
  const { page, context, errors } = await visit(browser, site, screen)
  await page.goto('/products')
  await keeping(page)
  await goOffline(site, context, page)
  await page
    .getByRole('button', { name: /^Add To Cart: Chakki Atta/ })
    .first()
    .click()
  await page.getByText('Added to cart').first().waitFor()
  await page.getByRole('link', { name: /^Cart/ }).first().click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText('Something went wrong').count()).toBe(0)
  expect(errors).toEqual([])
})

test('the first Add To Cart of a session is made offline: its message and its code are there, and so are the next pages', async () => {
  const site = await openSite()
  const { page, context, errors } = await visit(browser, site, screen)
  await page.goto('/products')
  await keeping(page)
  await goOffline(site, context, page)
  const lost: string[] = []
  page.on('requestfailed', (request) => lost.push(new URL(request.url()).pathname))
  const flight = page.waitForResponse(`**${builtScript('fly-to-cart')}`)
  await page
    .getByRole('button', { name: /^Add To Cart: Chakki Atta/ })
    .first()
    .click()
  await page.getByText('Added to cart').first().waitFor()
  expect((await flight).fromServiceWorker()).toBe(true)
  expect(lost.filter((path) => path.startsWith('/assets/'))).toEqual([])
  await page.goto('/cart')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto('/products')
  await page.getByRole('heading', { name: 'All products', level: 1 }).waitFor()
  await page.goto('/about')
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  expect(errors).toEqual([])
})

test('what was somebody’s own is gone with the logout', async () => {
  const site = await openSite()
  const { page, context } = await visit(browser, site, screen, 'amina')
  await page.goto('/')
  await keeping(page)
  await page.goto('/profile')
  await page.getByText('amina@kiryana.example').first().waitFor()
  await page.goto('/orders')
  await page.getByRole('main').waitFor()
  expect(await keptWith(page, 'amina@')).not.toEqual([])
  await leaveTraces(page)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page
    .getByRole('link', { name: 'Account' })
    .or(page.getByRole('button', { name: 'Account', exact: true }))
    .first()
    .waitFor()
  await quiet(page)
  expect(await keptWith(page, 'amina@')).toEqual([])
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('amina')
  await page.getByRole('button', { name: 'Choose your address' }).waitFor()
  const connect = await goOffline(site, context, page)
  await page.goto('/profile')
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  await page.getByText(bar).waitFor()
  expect(await page.content()).not.toContain('amina@')
  await connect()
  await page.getByRole('dialog').waitFor() // it returned automatically, to a guest's page
  await context.request.post('/api/v1/user/login', {
    data: { email: 'bilal@kiryana.example', password },
  })
  await page.goto('/profile')
  await page.getByText('bilal@kiryana.example').first().waitFor()
})

/** Data that an order stores in the browser. */
const leaveTraces = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('formdata', '{"email":"amina@kiryana.example"}')
    localStorage.setItem('shippingAddress', 'House of amina')
    localStorage.setItem('savedLocation', '{"lat":33.6,"lng":73}')
    localStorage.setItem('orderid', 'order-of-amina')
  })

const keptWith = (page: Page, text: string) =>
  page.evaluate(async (wanted) => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const copy = await cache.match(request, { ignoreVary: true })
        if ((await copy?.text())?.includes(wanted)) found.push(request.url)
      }
    }
    return found
  }, text)

test('a device that only believes itself online is asked again until it is', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, phone)
  await page.goto('/products')
  await hydrated(page)
  await page.route(/healthz|api/, (route) => route.abort())
  await page.getByRole('link', { name: 'Chakki Atta' }).first().click()
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  await page.unroute(/healthz|api/)
  await page.getByRole('heading', { name: 'Chakki Atta', level: 1 }).waitFor()
})

test('a link with a secret, the back office and what is written are never kept', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, screen, 'clerk')
  await page.goto('/')
  await keeping(page)
  await page.goto('/reset-password?token=abc')
  await page.goto('/congratulation/nothing?key=abc')
  await page.evaluate(() =>
    fetch('/api/v1/admin/products', { headers: { accept: 'application/json' } }),
  )
  await page.evaluate(() =>
    fetch('/api/v1/message', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  )
  const kept = await page.evaluate(async () =>
    (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
      .flat()
      .map(({ url }) => new URL(url).pathname),
  )
  expect(kept).toContain('/offline')
  expect(kept.filter((path) => /^(?!.assets).*(reset|congrat|admin|message)/.test(path))).toEqual(
    [],
  )
})

test('the worker is always asked for anew, and what the manifest names is there', async () => {
  const { origin } = await openSite()
  const worker = await fetch(`${origin}/sw.js`)
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  const manifest = await fetch(`${origin}/manifest.webmanifest`)
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json')
  const { icons, shortcuts } = (await manifest.json()) as {
    icons: { src: string }[]
    shortcuts: { url: string }[]
  }
  for (const address of [...icons.map(({ src }) => src), ...shortcuts.map(({ url }) => url)]) {
    expect([address, (await fetch(origin + address)).status]).toEqual([address, 200])
  }
})
