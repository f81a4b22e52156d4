import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paisa } from '#shop/money.ts'
import { khataMessages } from '#web/messages/en/khata.ts'
import { wholesaleMessages } from '#web/messages/en/storefront/catalogue/wholesale.ts'
import { checkoutMessages } from '#web/messages/en/storefront/checkout/checkout.ts'
import { quickOrderMessages } from '#web/messages/en/storefront/checkout/quick-order.ts'
import { english } from '#web/messages/language.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { hydrated } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { forFile } from '../support/clean-up.ts'
import { allow, deliver } from '../support/khata.ts'
import { openSite, visit } from '../support/site.ts'
import { openUrduSite, walkInUrdu } from '../support/urdu-walk.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const walked = forFile(openUrduSite)

test.each([
  { who: 'hina', part: 1, parts: 2 },
  { who: 'hina', part: 2, parts: 2 },
] as const)(
  'every page of the shop is in Urdu for a wholesale customer, from the right, fits phone and desktop, cuts nothing off and has no faults: part $part',
  (walk) => walkInUrdu(browser, walked(), walk),
)

const khata = messagesIn(urdu, khataMessages)
const wholesale = messagesIn(urdu, wholesaleMessages)
const checkout = messagesIn(urdu, checkoutMessages)
const list = messagesIn(urdu, quickOrderMessages)
const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).locator('visible=true').first()
/** Without the marks that keep figures in their order. */
const plain = (text: string) =>
  text.replaceAll(/[\u200e\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
async function reads(page: Page, text: string) {
  const main = async () => plain(await page.getByRole('main').innerText())
  await expect.poll(main, { message: plain(text) }).toContain(plain(text))
}

/** Texts whose parts stand between each other's words: a number that follows a price in Latin letters joins it. */
const interleaved = (texts: Element[]) =>
  texts
    .filter((text) => {
      const parts = [...text.children].map((part) => [...part.getClientRects()])
      const spans = parts.flatMap((boxes, part) =>
        [...new Set(boxes.map(({ top }) => Math.round(top)))].map((top) => {
          const line = boxes.filter((box) => Math.round(box.top) === top)
          const left = Math.min(...line.map((box) => box.left))
          return { part, top, left, right: Math.max(...line.map((box) => box.right)) }
        }),
      )
      return spans.some((a) =>
        spans.some(
          (b) => a.part < b.part && a.top === b.top && a.left < b.right - 1 && b.left < a.right - 1,
        ),
      )
    })
    .map((text) => text.textContent)

/** Prices per unit in Latin letters that begin on the right: "L / Rs. 275". */
const turnedRound = (prices: Element[]) =>
  prices
    .filter((price) => {
      const text = price.firstChild
      if (!(text instanceof Text) || !/^[\u200e\u2066-\u2069]*Rs\..*[a-zA-Z]$/.test(text.data))
        return false
      const leftOf = (at: number) => {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return range.getBoundingClientRect().left
      }
      return leftOf(text.data.indexOf('R')) > leftOf(text.length - 1)
    })
    .map((price) => price.textContent)

test('a wholesale customer orders a list in Urdu by cartons, on account, and reads the statement', async () => {
  const site = await openSite({ languages: [english, urdu] })
  const owner = await site.as('owner')
  const terms = { pack: '500 g', wholesaleMinimum: 12, wholesaleStep: 12, wholesaleCarton: 12, wholesaleBreaks: [{ from: 48, price: 440 }] } // prettier-ignore
  const chai = (await owner.patch('admin/products/chai', terms)).body.data
  await allow(owner, 'hina', 1_500_000)
  const { page, errors } = await visit(
    browser,
    site,
    { viewport: { width: 360, height: 780 } },
    'hina',
  )

  await page.goto('/ur/search?q=chai')
  await page.locator('.card-size > :last-child', { hasText: '12' }).first().waitFor()
  expect(await page.locator('.card-size').evaluateAll(interleaved)).toEqual([])
  const perUnit = page.locator('.card-size .money', { hasText: / k?g$/ })
  await perUnit.first().waitFor()
  expect(await perUnit.evaluateAll(turnedRound)).toEqual([])

  await owner.patch('admin/products/chai', { wholesaleMinimum: 24 })
  await page.goto(`/ur/products/${chai.number}`)
  await hydrated(page)
  await reads(page, wholesale('terms.byCarton', { carton: 12 }))
  await reads(page, wholesale('terms.least', { minimum: 24 }))

  await page.goto('/ur/quick-order')
  await hydrated(page)
  await page.getByLabel(list('list.label')).fill('chai 48')
  await button(page, list('list.check')).click()
  await reads(page, list('sum.lines', { count: 1 }))
  await button(page, list('sum.addAll')).click()
  await page.getByRole('link', { name: list('done.cart') }).click()
  await reads(page, 'Rs. 21,120')

  await page.goto('/ur/checkout')
  await hydrated(page)
  await page.getByLabel(khata('pay.title')).check()
  await reads(
    page,
    khata('pay.hint', {
      rest: khata.money(paisa(150_000_000)),
      limit: khata.money(paisa(150_000_000)),
      days: 30,
    }),
  )
  await page.getByLabel(checkout('checkout.address')).fill('دکان 4، مین بازار، لاہور')
  await button(page, checkout('checkout.place')).click()
  await page.waitForURL('**/ur/order-confirmation?order=*')
  await deliver(owner, new URL(page.url()).searchParams.get('order') ?? '')

  await page.goto('/ur/khata')
  await reads(page, khata('khata.balance'))
  await reads(page, khata('statement.charged'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(errors).toEqual([])
})
