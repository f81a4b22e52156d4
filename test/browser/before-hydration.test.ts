import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../support/cast.ts'
import { builtScript } from '../support/built-script.ts'
import { launch } from '../support/chromium.ts'
import { openSite, phone, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

/** The page on a slow line: complete but not hydrated. */
async function asleep(path: string, who: Person | 'guest' = 'guest', before = () => {}) {
  const site = await openSite()
  const { page, context, errors } = await visit(browser, site, phone, who)
  const cartitems = [{ _id: 'atta', quantity: 1 }]
  if (who !== 'guest') await context.request.put('/api/v1/cart', { data: { cartitems } })
  await page.addInitScript(before)
  let wake = () => {}
  const held = new Promise<void>((resolve) => (wake = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/*.js')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await asked
  return { page, errors, wake }
}

/** Delays the script of a later part; returns the release function. */
async function holdScript(page: Page, name: string) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${builtScript(name)}`, async (route) => {
    await held
    await route.fallback()
  })
  return release
}

/** All but this many parts are hydrated. */
const hydratedBut = (page: Page, parts: number) =>
  page.waitForFunction(
    (count) =>
      globalThis.early?.isHydrated && document.querySelectorAll('[data-late]').length === count,
    parts,
  )

const hydrated = (page: Page) => page.waitForFunction(() => globalThis.early === undefined)
const inCart = (page: Page) => page.getByRole('link', { name: /^Cart/ }).first()

test('a button that was pressed before the page was hydrated is pressed once, however often it was', async () => {
  const { page, errors, wake } = await asleep('/products')
  const add = page.getByRole('button', { name: /^Add To Cart: Chakki Atta/ }).first()
  await add.click()
  await add.click()
  expect(await page.locator('[data-early]').count()).toBe(1)
  wake()
  await page.getByText('Added to cart').first().waitFor()
  await expect.poll(() => inCart(page).innerText()).toContain('1')
  expect(await page.locator('[data-early]').count()).toBe(0)
  expect(errors).toEqual([])
})

test.each(['guest', 'amina'] as const)(
  'a product added before hydration is added once, if the page is left at once (%s)',
  async (who) => {
    const { page, errors, wake } = await asleep('/products', who)
    const before = who === 'guest' ? 0 : 1
    const add = page.getByRole('button', { name: /^Add To Cart: Chaunsa Mango/ }).first()
    await add.click()
    await add.click()
    for (const path of ['/faqs', '/news']) await page.goto(path, { waitUntil: 'domcontentloaded' })
    wake()
    await page.getByText('Added to cart').first().waitFor()
    await expect.poll(() => inCart(page).innerText()).toContain(`${before + 1}`)
    await page.goBack()
    await page.goBack()
    await page.goto('/products')
    await hydrated(page)
    expect(await inCart(page).innerText()).toContain(`${before + 1}`)
    expect(errors).toEqual([])
  },
)

test('the empty cart keeps its elements, and a link its focus, when the browser learns its size', async () => {
  const { page, errors, wake } = await asleep('/cart')
  const link = page.getByRole('link', { name: 'Start Shopping' })
  await link.focus()
  wake()
  await hydrated(page)
  expect(await link.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(errors).toEqual([])
})

test('what was typed before stays, is known, and leaves alone what the browser had kept of the rest', async () => {
  const { page, errors, wake } = await asleep('/confirm-order/1', 'guest', () => {
    localStorage.setItem('formdata', JSON.stringify({ fname: 'Omar', phoneNo: '0300 1234567' }))
  })
  await page.getByLabel('Full name').fill('Amina Khan')
  wake()
  await hydrated(page)
  expect(await page.getByLabel('Phone').inputValue()).toBe('0300 1234567')
  expect(await page.getByLabel('Full name').inputValue()).toBe('Amina Khan')
  expect(await page.evaluate(() => localStorage.formdata)).toMatch(/Amina.*1234567|1234567.*Amina/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Please enter a delivery address').first().waitFor()
  expect(await page.getByLabel('Full name').inputValue()).toBe('Amina Khan')
  expect(await page.getByLabel('Full name').getAttribute('aria-invalid')).toBe(null)
  expect(errors).toEqual([])
})

test('Search in the bar of a phone focuses the search field in the same tap, before hydration too', async () => {
  const { page, errors, wake } = await asleep('/products')
  const search = page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByText('Search', { exact: true })
  const inFocus = () => page.evaluate(() => document.activeElement?.id)
  await search.click()
  expect(await inFocus()).toBe('search')
  wake()
  await hydrated(page)
  await page.getByRole('main').click({ position: { x: 5, y: 5 } })
  expect(await inFocus()).not.toBe('search')
  await search.click()
  expect(await inFocus()).toBe('search')
  expect(new URL(page.url()).pathname).toBe('/products')
  expect(errors).toEqual([])
})

test('a password sent before never comes into the address, and is sent when the page is hydrated', async () => {
  const { page, errors, wake } = await asleep('/reset-password?token=abc')
  await page.getByLabel('New password').first().fill('a-long-password-of-mine')
  await page.keyboard.press('Enter')
  expect(page.url()).not.toContain('a-long')
  wake()
  await page
    .getByRole('link', { name: /new link|again/i })
    .first()
    .waitFor()
  expect(page.url()).not.toContain('a-long')
  expect(errors).toEqual([])
})

test('of choices that exclude each other, the last one made counts', async () => {
  const { page, errors, wake } = await asleep('/checkout', 'amina')
  for (const name of [/^Credit/, /^Cash/, /^Credit/])
    await page.getByRole('radio', { name }).check()
  wake()
  await hydrated(page)
  expect(await page.getByRole('radio', { name: /^Credit/ }).isChecked()).toBe(true)
  expect(errors).toEqual([])
})

test('what is pressed while the page wakes is done once', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, phone)
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...of) {
      listen.apply(this, of)
      if (of[0] !== 'click' || !(this instanceof Element) || this.id !== 'shop') return
      EventTarget.prototype.addEventListener = listen
      // Like a finger: a scripted click could not repeat in between.
      const press = new MouseEvent('click', { bubbles: true, cancelable: true })
      queueMicrotask(() => document.querySelector('[aria-label^="One more"]')?.dispatchEvent(press))
    }
  })
  await page.goto('/products/1')
  await hydrated(page)
  const amount = page.getByRole('button', { name: /^One more/ }).locator('..')
  expect((await amount.innerText()).trim()).toBe('2')
  expect(errors).toEqual([])
})

/** The first `times` requests for such a file never arrive. */
async function lose(page: Page, file: string | RegExp, times: number) {
  let asked = 0
  const address = typeof file === 'string' ? `**${builtScript(file)}` : file
  await page.route(address, (route) => (asked++ < times ? route.abort() : route.continue()))
  return () => asked
}

const style = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.css$`)

test('a page whose scripts and style sheet were lost on the way has them in the end, and does what was pressed', async () => {
  const { page, errors } = await visit(browser, await openSite(), phone)
  const lost = [
    ['entry-browser', 2],
    ['products.page', 2],
    ['product-cards', 2], // shared with other pages
    [style('entry-browser'), 1],
  ] as const
  const asked = await Promise.all(lost.map(([file, times]) => lose(page, file, times)))
  await page.goto('/products')
  await page
    .getByRole('button', { name: /^Add To Cart/ })
    .first()
    .click()
  await page.getByText('Added to cart').first().waitFor()
  await expect.poll(() => inCart(page).innerText()).toContain('1')
  await expect
    .poll(() => page.getByRole('banner').evaluate((it) => getComputedStyle(it).backgroundColor))
    .not.toBe('rgba(0, 0, 0, 0)')
  for (const [index, [file, times]] of lost.entries())
    expect(asked[index]?.(), String(file)).toBeGreaterThan(times)
  expect(errors).toEqual([])
})

test('a page gone to by a link, whose scripts and style sheet were lost on the way, is shown whole', async () => {
  const { page, errors } = await visit(browser, await openSite(), phone)
  await page.goto('/products')
  await hydrated(page)
  const lost = ['product.page', 'colour-picker', style('product')] // own, shared, style sheet
  const asked = await Promise.all(lost.map((file) => lose(page, file, 2)))
  await page.getByRole('link', { name: 'Chakki Atta' }).first().click()
  await page.getByRole('heading', { name: 'Chakki Atta', level: 1 }).waitFor()
  const sheets = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
        ({ href, sheet }) => ({ href, isHere: sheet !== null }),
      ),
    )
  expect((await sheets()).some(({ href }) => style('product').test(href))).toBe(true)
  // Those of later parts may still be on their way.
  await expect.poll(async () => (await sheets()).filter(({ isHere }) => !isHere)).toEqual([])
  for (const [index, file] of lost.entries())
    expect(asked[index]?.(), String(file)).toBeGreaterThan(2)
  await page
    .getByRole('button', { name: /^Add To Cart/ })
    .first()
    .click()
  await page.getByText('Added to cart').first().waitFor()
  expect(errors).toEqual([])
})

test('a dialog whose script was lost on the way opens in the end; a message whose script cannot be had is shown', async () => {
  const { page, errors } = await visit(browser, await openSite(), phone)
  await page.goto('/products')
  await hydrated(page)
  const asked = await lose(page, 'side-menu', 4)
  const askedForToaster = await lose(page, 'toaster', Number.POSITIVE_INFINITY)
  await page
    .getByRole('button', { name: 'Menu' })
    .or(page.getByRole('link', { name: 'Menu' }))
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  expect(asked()).toBeGreaterThan(4)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  const add = page.getByRole('button', { name: /^Add To Cart: Chakki Atta/ }).first()
  await add.click()
  await page.getByText('Added to cart').first().waitFor()
  await page.getByRole('link', { name: 'Chakki Atta' }).first().click()
  await page.getByRole('heading', { name: 'Chakki Atta', level: 1 }).waitFor()
  expect(askedForToaster()).toBeLessThan(5)
  expect(errors).toEqual([])
})

test('a button of a part whose code comes later is pressed once that is there, and the page is the same', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, phone)
  const release = await holdScript(page, 'below-parts')
  await page.goto('/products/1', { waitUntil: 'commit' })
  await hydratedBut(page, 1)
  const add = page.getByRole('button', { name: 'Add To Cart: Chaunsa Mango' })
  await add.click()
  await add.click()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(await page.getByText('Added to cart').count()).toBe(0)
  release()
  await page.getByText('Added to cart').first().waitFor()
  await expect.poll(() => inCart(page).innerText()).toContain('1')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
  expect(errors).toEqual([])
})

test('what was typed and sent in a part whose code comes later is taken in once that is there', async () => {
  const { page, errors, wake } = await asleep('/cart', 'amina')
  const release = await holdScript(page, 'points-box')
  wake()
  await hydratedBut(page, 1)
  const points = page.getByLabel('Points to redeem')
  await points.fill('99999999')
  await points.press('Enter')
  expect(await page.getByText(/^You don't have/).count()).toBe(0)
  release()
  await page.getByText(/^You don't have/).waitFor()
  expect(await points.inputValue()).toBe('99999999')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/cart')
  expect(errors).toEqual([])
})

test('what is done above and below a page before the code of these is there is done then', async () => {
  const { page, errors, wake } = await asleep('/products', 'amina')
  const release = await holdScript(page, 'around-page-parts')
  wake()
  await hydratedBut(page, 4)
  await page
    .getByRole('button', { name: /^Add To Cart: Chaunsa Mango/ })
    .first()
    .click()
  await page.getByText('Added to cart').first().waitFor()
  const header = await page.locator('header').first().boundingBox()
  await page.getByRole('button', { name: 'Night' }).click()
  await page.getByRole('combobox', { name: 'Search' }).fill('atta')
  expect(await page.locator('html').getAttribute('data-theme')).toBe(null)
  release()
  await expect.poll(() => inCart(page).innerText()).toContain('2')
  await page
    .getByRole('row', { name: /Chakki Atta/ })
    .first()
    .waitFor()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  expect(await page.locator('header').first().boundingBox()).toEqual(header)
  expect(errors).toEqual([])
})
