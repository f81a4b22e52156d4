import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages as backOfficePages } from '#web/back-office/pages.ts'
import { pages as storefrontPages } from '#web/storefront/pages.ts'
import { type BracketedShop, openBracketedShop } from '../support/bracketed-shop.ts'
import type { Person } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { inGreek } from '../support/greek-data.ts'
import { desktop, phone } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const readers = ['guest', 'amina', 'hina', 'owner'] as const

test.each(readers)(
  'every page of %s that is not hydrated below is in their language as the server writes it',
  async (who) => {
    const shop = await openBracketedShop()
    const { page, untranslated } = await shop.reader(browser, who, {
      ...desktop,
      javaScriptEnabled: false,
    })
    const faults: string[] = []
    const addresses = (await addressesFor(shop, who)).filter((one) => !isHydratedFor(who, one))
    await page.goto('/') // whose style sheets and pictures the others have too
    for (const [address, html] of await differing(page, addresses)) {
      await page.setContent(html)
      const found = [...(await untranslated()), ...(await faultsOfLayout(page))]
      faults.push(...found.map((fault) => `${address}: ${fault}`))
    }
    expect(faults).toEqual([])
  },
  180_000,
)

test.each(['guest', 'amina'] as const)(
  'every page of %s is in their language once it is hydrated, and hydration finds what the server wrote',
  async (who) => {
    const shop = await openBracketedShop()
    const { page, errors, untranslated } = await shop.reader(browser, who)
    const faults: string[] = []
    const addresses = (await addressesFor(shop, who)).filter((one) => isHydratedFor(who, one))
    for (const [address] of await differing(page, addresses)) {
      await page.goto(address)
      const found = [...(await untranslated()), ...(await faultsOfLayout(page))]
      faults.push(...found.map((fault) => `${address}: ${fault}`))
    }
    expect([...faults, ...errors]).toEqual([])
  },
  180_000,
)

test('without a connection a page that was visited is hydrated in its language too', async () => {
  const shop = await openBracketedShop()
  const { page, errors, untranslated } = await shop.reader(browser, 'guest', {
    ...desktop,
    serviceWorkers: 'allow',
  })
  await page.goto('/faqs')
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const isHere = async (address: string) =>
            (await caches.match(address, { ignoreVary: true })) !== undefined
          return (await isHere('/offline')) && (await isHere(window.location.href))
        }),
      { timeout: 15_000 },
    )
    .toBe(true)
  await page.context().setOffline(true)
  await page.goto('/faqs')
  await page.waitForFunction(() => globalThis.early === undefined)
  expect([...(await untranslated()), ...errors]).toEqual([])
})

/**
 * A text to read is the same for everybody; what is one's own a guest cannot open. Hydration fails where it finds
 * another text than the server wrote, so that one visit shows both.
 */
const isHydratedFor = (who: (typeof readers)[number], address: string) => {
  if (who !== 'guest' && who !== 'amina') return false
  const isPersonal =
    /^\/(cart|checkout|congratulation|order|track|return|invoice|cancel|confirm-order|place|wishlist|profile|addresses|points|quick)/
  return isPersonal.test(address) === (who === 'amina')
}

async function addressesFor(shop: BracketedShop, who: Person | 'guest') {
  const orders = await shop.db.all<{ id: string }>`
    select id from orders where account_id = ${who} order by nth`
  const ids = orders.length === 0 ? ['none'] : orders.map(({ id }) => id)
  const ofTables = [...storefrontPages, ...backOfficePages].flatMap(({ path, layout }) => {
    const isBackOffice = layout === backOfficePages[0]?.layout
    return ids.map((id) =>
      path
        .replace('*', isBackOffice ? '/admin/none' : '/no/such/page')
        .replace('/news/:id', '/news/newer')
        .replace(':id', id)
        .replace(':number', '1')
        .replace(':main', 'fruit-vegetables')
        .replace(':sub', 'fresh-fruit')
        .replace(':shelf', 'apples'),
    )
  })
  return [...new Set(ofTables), ...more, ...ids.map((id) => `/order-confirmation?order=${id}`)]
}

/**
 * Addresses and their HTML, without those whose answer is that of one before, letter for letter but for the address: a guest is sent to the same
 * login from every page of the back office.
 */
async function differing(page: Page, addresses: readonly string[]) {
  const first = new Map<string, [address: string, html: string]>()
  for (const address of addresses) {
    const answer = await page.request.get(address)
    const { pathname, search } = new URL(answer.url())
    const own = [address, pathname + search, encodeURIComponent(address)].toSorted(
      (a, b) => b.length - a.length,
    )
    const html = await answer.text()
    const text = own.reduce((left, one) => left.replaceAll(one, ''), html)
    if (!first.has(text)) first.set(text, [address, html])
  }
  return [...first.values()]
}

/** What a page shows besides, on one of its queries or where there is nothing to show. */
const more = [
  '/category/none',
  '/event?tab=current',
  '/event?tab=past',
  '/faqs?q=٠٠٠',
  '/help?sent=yes',
  '/login?problem=wrong_password',
  '/news/none',
  '/products/3',
  '/products/5',
  '/products/999',
  '/reset-password?token=٠',
  '/confirm-email?token=٠',
  '/undo-change?token=٠',
  '/notify-me?product=5',
  '/cart/share?items=1x2.3.5.999',
  '/cart/share?items=none',
  '/confirm-stock-alert?token=٠',
  '/stop-stock-alerts?token=٠',
  `/search?q=${encodeURIComponent(inGreek('apples'))}`,
  '/search?q=٠٠٠',
  '/signup?type=stock',
  '/admin/customers/amina',
]

async function faultsOfLayout(page: Page) {
  const faults: string[] = []
  for (const { viewport } of [phone, desktop]) {
    await page.setViewportSize(viewport)
    const { dir, wider } = await page.evaluate(() => ({
      dir: document.documentElement.dir,
      wider: document.documentElement.scrollWidth - innerWidth,
    }))
    if (dir !== 'rtl') faults.push(`is written from the ${dir}`)
    if (wider > 0) faults.push(`is ${wider} px wider than ${viewport.width}`)
  }
  return faults
}
