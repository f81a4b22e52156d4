import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { buyerAt, hydrated, onPhone } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, desktop, openSite, phone, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const cartText = () => localStorage.getItem('kiryana-cart') ?? '[]'
const noWebShare = () => Reflect.deleteProperty(Navigator.prototype, 'share')

test.each(onPhone)(
  'on a %s, a cart is shared by a link, and somebody else puts it into theirs',
  async (screen) => {
    const { site, page, context, errors } = await buyerAt(browser, screen)
    await context.addInitScript(noWebShare)
    await page.goto('/products/1')
    await page.getByRole('button', { name: 'Add To Cart' }).first().click()
    await page.getByText('Added to cart').first().waitFor()
    await page.goto('/cart')
    await page
      .getByRole('list', { name: 'Items in your cart' })
      .getByText('Kala Kulu Apples')
      .waitFor()
    await page.getByRole('button', { name: 'Share cart' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share this link' })
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
    expect(link).toBe(`${site.origin}/cart/share?items=1`)
    const whatsapp = await dialog
      .getByRole('link', { name: 'Send on WhatsApp' })
      .getAttribute('href')
    expect(whatsapp).toContain(encodeURIComponent(link))
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Share cart' }).click() // and once more
    await dialog.waitFor()

    const other = await visit(browser, site, phone)
    await other.page.goto('/cart/share?items=1x2.3.5.999')
    await hydrated(other.page)
    await other.page.getByText('Sold out').waitFor()
    await other.page.getByText('An item is not sold any more.').waitFor()
    expect(await axeFaults(other.page)).toEqual([])
    expect(await other.page.evaluate(cartText)).toBe('[]') // looking changes nothing
    await other.page.getByRole('button', { name: 'Add all to cart' }).click()
    await other.page.waitForURL('**/cart')
    await other.page.getByRole('heading', { name: 'Your cart' }).waitFor()
    expect(JSON.parse(await other.page.evaluate(cartText))).toMatchObject([
      { quantity: 2 },
      { quantity: 1 },
    ])

    // Asked, since there is something in it by now.
    await other.page.goto('/cart/share?items=1')
    await other.page.getByText('Your cart has 3 items already.').waitFor()
    await other.page.getByRole('button', { name: 'Add to my cart' }).click()
    await other.page.waitForURL('**/cart')
    expect(JSON.parse(await other.page.evaluate(cartText))).toMatchObject([
      { quantity: 3 },
      { quantity: 1 },
    ])
    await other.page.goto('/cart/share?items=3x4')
    await other.page.getByRole('button', { name: 'Replace my cart' }).click()
    await other.page.waitForURL('**/cart')
    expect(JSON.parse(await other.page.evaluate(cartText))).toMatchObject([{ quantity: 4 }])
    expect([...errors, ...other.errors]).toEqual([])
  },
)

test('a product is shared by what the browser has for that, and a share that is called off says nothing', async () => {
  const { site, page, context, errors } = await buyerAt(browser, 'phone')
  await context.addInitScript(() => {
    Object.assign(Navigator.prototype, {
      share: async (shared: unknown) => {
        document.body.dataset['shared'] = JSON.stringify(shared)
        throw new DOMException('', 'AbortError')
      },
    })
  })
  await page.goto('/products/1?from=mail')
  await page.getByRole('button', { name: 'Share Kala Kulu Apples' }).click()
  await page.locator('body[data-shared]').waitFor({ state: 'attached' })
  const shared = await page.evaluate(() => document.body.dataset['shared'] ?? '')
  expect(JSON.parse(shared)).toEqual({
    url: `${site.origin}/products/1`,
    title: 'Kala Kulu Apples',
  })
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(errors).toEqual([])
})

test.each(['', '/ur'])(
  'without that, the link of a product below “%s” is copied',
  async (prefix) => {
    const site = await openSite({ languages: [english, urdu] })
    const { page, context, errors } = await visit(browser, site, desktop)
    await context.addInitScript(noWebShare)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin })
    await page.goto(`${prefix}/products/1`)
    await page.getByRole('button', { name: /^(Share Kala|شیئر کریں: )/ }).click()
    await page.getByRole('button', { name: /^Copy the link$|^لنک کاپی کریں$/ }).click()
    await page.getByText(/^Link copied$|^لنک کاپی ہو گیا$/).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${site.origin}${prefix}/products/1`,
    )
    expect(errors).toEqual([])
  },
)
