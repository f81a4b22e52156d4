import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { bracketedShop, latinData } from '../support/bracketed-shop.ts'
import type { Person } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { clippedText } from '../support/clipped-text.ts'
import { type PageAddress, pageAddresses } from '../support/page-addresses.ts'
import { axeFaults, desktop, openSite, phone, visit } from '../support/site.ts'
import { names } from '../support/latin-names.ts'
import { reversedNumbers } from '../support/reversed-numbers.ts'
import { untranslated } from '../support/untranslated.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const languages = [english, urdu]

const isPersonal = ({ address }: PageAddress) =>
  /^\/(cart$|checkout|congratulation|order|track|return|invoice|cancel|place|khata|wishlist|profile|addresses|points|lists)/.test(
    address,
  )

const walks: [who: Person | 'guest', parts: number, sees: (page: PageAddress) => boolean][] = [
  ['guest', 4, (page) => !isPersonal(page)],
  ['amina', 2, isPersonal],
]

test.each(
  walks.flatMap(([who, parts, sees]) =>
    Array.from({ length: parts }, (_, part) => ({ who, part: part + 1, parts, sees })),
  ),
)(
  'every page of the shop is in Urdu for $who, from the right, fits phone and desktop, cuts nothing off and has no faults: part $part',
  async ({ who, part, parts, sees }) => {
    const site = await openSite({ ...bracketedShop, languages })
    const allowed = [...(await latinData(site.db)), names]
    const { page, errors } = await visit(browser, site, phone, who)
    const faults: string[] = []
    for (const [index, address] of (await oneOfEach(site, who, sees)).entries()) {
      if (index % parts !== part - 1) continue
      const at = address === '/' ? '/ur' : `/ur${address}`
      await page.goto(at)
      faults.push(...(await faultsInUrdu(page, allowed)).map((fault) => `${at}: ${fault}`))
    }
    expect([...faults, ...errors]).toEqual([])
  },
)

/** Addresses without prefix: one for each page and one for each special state. */
async function oneOfEach(
  site: Awaited<ReturnType<typeof openSite>>,
  who: Person | 'guest',
  sees: (page: PageAddress) => boolean,
) {
  const all = (await pageAddresses(site, who)).filter(
    (page) => !page.address.startsWith('/admin') && sees(page),
  )
  return [...new Map(all.map(({ address, file }) => [file ?? address, address])).values()]
}

async function faultsInUrdu(page: Page, allowed: readonly RegExp[]) {
  const { lang, dir } = await page.evaluate(() => {
    const { lang, dir } = document.documentElement
    return { lang, dir }
  })
  const faults = `${lang} ${dir}` === 'ur rtl' ? [] : [`is in ${lang}, ${dir}`]
  faults.push(...(await untranslated(page, allowed)), ...(await reversedNumbers(page)))
  for (const { viewport } of [desktop, phone]) {
    await page.setViewportSize(viewport)
    const found = [...(await axeFaults(page, rulesOfWords)), ...(await clippedText(page))]
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      found.push('is wider than the screen')
    faults.push(...found.map((text) => `at ${viewport.width} px, ${text}`))
  }
  return faults
}

/** The rules of axe-core that words can break; roles and colours are the same in each language: every-page.test.ts. */
const rulesOfWords = [
  'aria-command-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'document-title',
  'empty-heading',
  'form-field-multiple-labels',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'image-redundant-alt',
  'input-button-name',
  'label',
  'label-content-name-mismatch',
  'landmark-unique',
  'link-name',
  'scrollable-region-focusable',
  'select-name',
  'svg-img-alt',
  'valid-lang',
]

test('text that its box cuts off is found, but for an ellipsis and what scrolls', async () => {
  const { page } = await visit(browser, await openSite(), phone)
  await page.setContent(`
    <style>p { width: 4rem; white-space: nowrap; overflow: hidden }</style>
    <p>پہلا جملہ جو چوڑا ہے</p>
    <p style="text-overflow: ellipsis">دوسرا جملہ جو چوڑا ہے</p>
    <p style="overflow: auto">تیسرا جملہ جو چوڑا ہے</p>
    <p style="height: 0.75rem">چوتھا</p>
    <div style="height: 1rem; overflow: hidden"><span>ایک<br>پانچواں</span></div>`)
  const cut = (await clippedText(page)).map((fault) => /“(.*)”/.exec(fault)?.[1])
  expect(cut).toEqual(['پہلا جملہ جو چوڑا ہے', 'چوتھا', 'ایکپانچواں'])
})
