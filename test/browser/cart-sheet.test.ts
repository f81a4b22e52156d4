import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onPhone, type ScreenName, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const cartLink = (page: Page) => page.getByRole('link', { name: /^Cart/ }).locator('visible=true')
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })
const inSheet = (page: Page, name: string | RegExp) => sheet(page).getByRole('button', { name })

/** Amina on a page, with two bags of apples and one of atta in the cart. */
async function withCart(screen: ScreenName, path = '/about') {
  const site = await openSite({ on: '2025-01-05T10:00:00Z' })
  const amina = await site.as('amina')
  const cartitems = [
    { _id: 'apples', quantity: 2 },
    { _id: 'atta', quantity: 1 },
  ]
  await amina.put('cart', { cartitems })
  const hasTouch = screen === 'phone'
  const { page, errors } = await visit(browser, site, { ...screens[screen], hasTouch }, 'amina')
  page.setDefaultTimeout(15_000)
  await page.goto(path)
  await hydrated(page)
  return { site, amina, page, errors }
}

test.each(onPhone)(
  'on a %s the cart opens over the page, changes, and gives back what was removed',
  async (screen) => {
    const { page, amina, errors } = await withCart(screen)
    await cartLink(page).click()
    await sheet(page).getByText('Rs. 1,880').first().waitFor()
    await inSheet(page, 'One more: Kala Kulu Apples').click()
    await sheet(page).getByText('Rs. 2,120').first().waitFor()
    await inSheet(page, 'Remove Kala Kulu Apples from the cart').click()
    await sheet(page).getByText('Rs. 1,400').first().waitFor()
    const undo = inSheet(page, 'Undo')
    await expect.poll(() => undo.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await axeFaults(page)).toEqual([])
    await undo.click()
    await sheet(page).getByText('Rs. 2,120').first().waitFor()
    await expect
      .poll(async () =>
        (await amina.get('cart')).body.cartitems.map((line: { _id: string }) => line._id),
      )
      .toEqual(['apples', 'atta'])
    await page.keyboard.press('Escape')
    await sheet(page).waitFor({ state: 'hidden' })
    await expect
      .poll(() => cartLink(page).evaluate((one) => one === document.activeElement))
      .toBe(true)
    expect(new URL(page.url()).pathname).toBe('/about')
    expect(errors).toEqual([])
  },
)

test('the way back closes it and the page stays; the next goes back from the page', async () => {
  const { page, errors } = await withCart('phone', '/news')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click()
  await page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor()
  await cartLink(page).click()
  await sheet(page).waitFor()
  await page.goBack()
  await sheet(page).waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/faqs')
  await cartLink(page).click()
  await sheet(page).waitFor()
  await inSheet(page, 'Close').click()
  await sheet(page).waitFor({ state: 'hidden' })
  await page.waitForFunction(() => history.state?.over !== true)
  await page.goBack()
  await page.waitForURL('**/news')
  expect(errors).toEqual([])
})

test('one step leads to the checkout, and the way back from there to the page', async () => {
  const { page } = await withCart('desktop')
  await cartLink(page).click()
  await inSheet(page, 'Proceed to Checkout').click()
  await page.waitForURL('**/checkout')
  await sheet(page).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Place Order' }).locator('visible=true').waitFor()
  await page.goBack()
  await page.waitForURL('**/about')
})

test('a guest sees the cart at once, and is asked once in a visit whether to log in', async () => {
  const site = await openSite({ on: '2025-01-05T10:00:00Z' })
  const { page, errors } = await visit(browser, site, screens.desktop)
  await page.goto('/about')
  await page.evaluate(() =>
    localStorage.setItem('kiryana-cart', '[{"productId":"atta","quantity":1}]'),
  )
  await page.reload()
  await hydrated(page)
  await cartLink(page).click()
  const login = page.getByRole('dialog', { name: 'Login' })
  await sheet(page).getByText('Rs. 1,400').first().waitFor()
  await inSheet(page, /^Log in to .*use your saved addresses$/).click()
  await login.getByRole('button', { name: 'Close' }).click()
  await cartLink(page).click()
  await inSheet(page, 'Proceed to Checkout').click()
  await login.getByRole('button', { name: 'Check out as guest' }).click()
  await page.waitForURL('**/checkout')
  await page.goto('/category/fruit-vegetables')
  await page
    .getByRole('button', { name: /^Add To Cart/ })
    .first()
    .click()
  await page.getByText('Added to cart').waitFor()
  expect(await login.count()).toBe(0)
  expect(errors).toEqual([])
})

test('what goes well with the cart is offered there and on the page of the cart, where orders say so', async () => {
  const { site, page } = await withCart('desktop')
  const period = Math.floor(site.now() / (30 * 24 * 60 * 60_000))
  await site.db.run`
    insert into bought_together (product_id, other_id, period, orders) values ('apples', 'chai', ${period}, 2)`
  await cartLink(page).click()
  const offered = (at: ReturnType<typeof sheet>) =>
    at.getByRole('list', { name: 'Goes well with your cart' })
  await offered(sheet(page)).getByRole('button', { name: 'Add 1 to cart: Dum Chai' }).click()
  await sheet(page).getByText('Rs. 2,379.50').first().waitFor()
  await sheet(page).getByRole('link', { name: 'Open the whole cart' }).click()
  await page.waitForURL('**/cart')
  await sheet(page).waitFor({ state: 'hidden' })
  await inMain(page).getByText('Rs. 2,379.50').first().waitFor()
  await inMain(page).getByRole('button', { name: 'Remove Dum Chai' }).click()
  await page.reload()
  await offered(inMain(page)).getByRole('link', { name: 'Dum Chai' }).waitFor()
})

const inMain = (page: Page) => page.getByRole('main')

test('without scripts, and for another tab, it is a link to the page of the cart', async () => {
  const { site, page } = await withCart('desktop')
  const other = page.context().waitForEvent('page')
  await cartLink(page).click({ modifiers: ['ControlOrMeta'] })
  await (await other).waitForURL('**/cart')
  expect(await sheet(page).count()).toBe(0)
  const plain = { ...screens.desktop, javaScriptEnabled: false }
  const { page: still } = await visit(browser, site, plain, 'amina')
  await still.goto('/about')
  await cartLink(still).click()
  await still.waitForURL('**/cart')
})

test('the sheet opens before its code is there', async () => {
  const { page, errors } = await withCart('desktop')
  let goOn = () => undefined as void
  const held = new Promise<void>((done) => (goOn = done))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await cartLink(page).evaluate((link: HTMLElement) => link.click())
  await page.locator('.cart-sheet-room').waitFor()
  goOn()
  await sheet(page).getByText('Rs. 1,880').first().waitFor()
  await page.locator('.cart-sheet-room').waitFor({ state: 'hidden' })
  expect(errors).toEqual([])
})

test('on a phone the sheet keeps its height while its lines and suggestions come', async () => {
  const { page } = await withCart('phone')
  await page.evaluate(watchHeights)
  await cartLink(page).click()
  await sheet(page).getByText('Rs. 1,880').first().waitFor()
  await page.waitForLoadState('networkidle')
  const heights = await page.locator('html').getAttribute('data-heights')
  expect(heights).toMatch(/^\d+$/)
})

/** Collects the heights of the open dialog, drawn frame by frame. */
function watchHeights() {
  const heights = new Set<number>()
  const look = () => {
    const open = document.querySelector<HTMLElement>('dialog[open]')
    if (open) heights.add(open.offsetHeight)
    document.documentElement.dataset['heights'] = [...heights].join(' ')
    requestAnimationFrame(look)
  }
  look()
}

test('a typed quantity is saved by Enter within the stock, and Escape gives it up without closing the cart', async () => {
  const { page, amina, errors } = await withCart('desktop')
  await cartLink(page).click()
  const field = sheet(page).getByRole('textbox', { name: 'Quantity of Kala Kulu Apples' })
  const inCart = async () => (await amina.get('cart')).body.cartitems[0].quantity as number
  await field.fill('4')
  await field.press('Enter')
  await expect.poll(inCart).toBe(4)
  await field.fill('9')
  await field.press('Escape')
  expect(await field.inputValue()).toBe('4')
  await field.fill('998')
  await field.press('Tab')
  const { stock } = (await amina.get('shoppingitems/apples')).body.data
  await expect.poll(inCart).toBe(stock)
  expect(await field.inputValue()).toBe(String(stock))
  expect(errors).toEqual([])
})
