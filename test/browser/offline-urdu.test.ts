import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { detailsMessages } from '#web/messages/en/storefront/checkout/details.ts'
import { checkoutMessages } from '#web/messages/en/storefront/checkout/checkout.ts'
import { waitingMessages } from '#web/messages/en/storefront/checkout/waiting.ts'
import { offlineMessages } from '#web/messages/en/storefront/content/offline.ts'
import { siteMessages } from '#web/messages/en/site.ts'
import { english } from '#web/messages/language.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { bracketedShop, latinData } from '../support/bracketed-shop.ts'
import { builtScript } from '../support/built-script.ts'
import { launch } from '../support/chromium.ts'
import { cutConnection } from '../support/cut-connection.ts'
import { names } from '../support/latin-names.ts'
import { quiet } from '../support/quiet.ts'
import { axeFaults, openSite, phone, visit } from '../support/site.ts'
import { untranslated } from '../support/untranslated.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const screen = { ...phone, serviceWorkers: 'allow' } as const
const shopInUrdu = { ...bracketedShop, languages: [english, urdu] }
const t = messagesIn(
  urdu,
  offlineMessages,
  siteMessages,
  waitingMessages,
  checkoutMessages,
  detailsMessages,
)

/** Waits until this page, the prepared pages and the sentences are cached. */
async function ready(page: Page, ...more: string[]) {
  const areCached = () =>
    page.evaluate(async (paths) => {
      const sentences = document.getElementById('translation') as HTMLLinkElement
      const all = [window.location.href, sentences.href, '/ur/offline', '/ur/cart', ...paths]
      const copies = await Promise.all(all.map((one) => caches.match(one, { ignoreVary: true })))
      return copies.every((copy) => copy !== undefined)
    }, more)
  await expect.poll(areCached, { timeout: 15_000 }).toBe(true)
  await quiet(page)
}

const language = (page: Page) =>
  page.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dir}`)

test('without a connection the shop stays in Urdu, also for a reader who came from English pages', async () => {
  const site = await openSite(shopInUrdu)
  const { page, context, errors } = await visit(browser, site, screen)
  await page.goto('/products')
  await page.goto('/ur')
  await ready(page)
  await cutConnection(context, site)
  await page.reload()
  expect(await language(page)).toBe('ur rtl')
  await page.getByText(t('offline.bar')).waitFor()

  await page.goto('/ur/about')
  await page.getByRole('heading', { name: t('offline.title') }).waitFor()
  expect(await language(page)).toBe('ur rtl')
  expect(await untranslated(page, [...(await latinData(site.db)), names])).toEqual([])
  expect(await axeFaults(page)).toEqual([])
  await page
    .getByRole('main')
    .getByRole('link', { name: t('offline.cart') })
    .click()
  await page.waitForURL('**/ur/cart')

  // Only the Urdu pages of a device that has never opened an English one are prepared.
  await page.evaluate(async () => (await caches.open('pages')).delete('/offline'))
  await page.goto('/about')
  await page.waitForURL('**/ur/about')
  await page.getByRole('heading', { name: t('offline.title') }).waitFor()
  expect(errors).toEqual([])
})

test('an order without a connection waits in Urdu, and is sent when it is back', async () => {
  const site = await openSite(shopInUrdu)
  const before = await site.count('orders')
  const amina = await site.as('amina')
  await amina.put('cart', { cartitems: [{ _id: 'atta', quantity: 1 }] })
  const { page, context, errors } = await visit(browser, site, screen, 'amina')
  await page.goto('/ur/checkout')
  await page.getByRole('button', { name: 'کوئی اور پتہ' }).click()
  await page.getByLabel(t('details.address')).fill('مکان 7، گلی 3، لاہور')
  await ready(page, builtScript('waiting-part'))
  const connect = await cutConnection(context, site)
  await page.getByRole('button', { name: t('checkout.place'), exact: true }).click()
  await page.getByText(t('waiting.offline')).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: t('waiting.title') }).waitFor()
  expect(await language(page)).toBe('ur rtl')
  await page.goto('/ur/cart')
  await page.getByRole('link', { name: t('waiting.open') }).waitFor()
  expect(await untranslated(page, [...(await latinData(site.db)), names])).toEqual([])
  expect(await axeFaults(page)).toEqual([])
  await connect()
  await page.getByText(t('waiting.placed')).waitFor()
  expect(await site.count('orders')).toBe((before ?? 0) + 1)
  expect(errors).toEqual([])
})
