import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBracketedSite } from '../support/bracketed-shop.ts'
import type { Person } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { faultsOnScreens, widerThanScreens } from '../support/faults-on-screens.ts'
import { type PageAddress, pageAddresses } from '../support/page-addresses.ts'
import { phone } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const isForStaff = ({ address }: PageAddress) => address.startsWith('/admin')
const isBeforeLogin = ({ file }: PageAddress) => /^staff-(login|invitation)$/.test(file ?? '')

/** What shows something of one's own. */
const isPersonal = ({ address }: PageAddress) =>
  /^\/(cart|checkout|congratulation|order|track|return|invoice|cancel|confirm-order|place|wishlist|profile|addresses|points|lists)/.test(
    address,
  )

/** In several parts, so that no process is left alone with a long one. */
const walks: [who: Person | 'guest', parts: number, sees: (page: PageAddress) => boolean][] = [
  ['guest', 4, (page) => (isForStaff(page) ? isBeforeLogin(page) : !isPersonal(page))],
  ['amina', 3, isPersonal],
  ['owner', 6, (page) => isForStaff(page) && !isBeforeLogin(page)],
]

test.each(
  walks.flatMap(([who, parts, sees]) =>
    Array.from({ length: parts }, (_, part) => ({ who, part: part + 1, parts, sees })),
  ),
)(
  'every page of $who is hydrated in their language, fits phone and desktop, and has no faults by day and by night: part $part',
  async ({ who, part, parts, sees }) => {
    const site = await openBracketedSite()
    const { page, errors, untranslated } = await site.reader(browser, who, phone)
    const seen = oneOfEachPage((await pageAddresses(site, who)).filter(sees))
    const faults: string[] = []
    for (const [index, { address }] of seen.entries()) {
      if (index % parts !== part - 1) continue
      const isOdd = Math.floor(index / parts) % 2 === 1 // parts of many pages meet all four
      const found = await faultsOnScreens(
        page,
        address,
        isOdd ? ['dark', 'light'] : ['light', 'dark'],
      )
      const untranslatedTexts = (await untranslated()).map((fault) => `${address}: ${fault}`)
      faults.push(...found, ...untranslatedTexts)
    }
    expect([...faults, ...errors]).toEqual([])
  },
)

/** Special states of a page; journeys cover the rest. */
const besides = ['/search?q=٠٠٠', '/cart/share?items=1x2.3.5.999', '/event?tab=past']

/** The states of an order differ on its own page; other pages kind the same for each. */
function oneOfEachPage(addresses: readonly PageAddress[]): PageAddress[] {
  const first = new Set<string>()
  return addresses.filter((page) => {
    const { file, address } = page
    if (file === null) return isForStaff(page) || besides.includes(address)
    const kind = file === 'order' ? address : file
    return !first.has(kind) && first.add(kind)
  })
}

test('what a wholesale customer sees in the shop fits phone and desktop in their language', async () => {
  const site = await openBracketedSite()
  const { page, errors } = await site.reader(browser, 'hina', phone)
  const faults: string[] = []
  for (const address of ['/products/1', '/cart', '/quick-order'])
    faults.push(...(await widerThanScreens(page, address)))
  expect([...faults, ...errors]).toEqual([])
})
