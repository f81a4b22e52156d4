import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { urduPath } from '#web/app/router/language-prefix.ts'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { bracketedShop, latinData } from './bracketed-shop.ts'
import type { Person } from './cast.ts'
import { clippedText } from './clipped-text.ts'
import { names } from './latin-names.ts'
import { type PageAddress, pageAddresses } from './page-addresses.ts'
import { reversedNumbers } from './reversed-numbers.ts'
import { axeFaults, desktop, openSite, phone, visit } from './site.ts'
import { untranslated } from './untranslated.ts'

type Site = Awaited<ReturnType<typeof openSite>>

/** A shop in Urdu whose data is in Greek letters, for several walks. */
export const openUrduSite = () => openSite({ ...bracketedShop, languages: [english, urdu] })

export type Walk = { who: Person | 'guest'; part: number; parts: number }

/** Pages on which a wholesale customer reads other prices than a guest. */
const hasWholesalePrices = ({ address }: PageAddress) =>
  /^\/(?:$|products|category|search|offers|cart|quick-order|lists)/.test(address)

const isPersonal = ({ address }: PageAddress) =>
  /^\/(cart$|checkout|congratulation|order|track|return|invoice|cancel|place|khata|wishlist|profile|addresses|points|lists)/.test(
    address,
  )

/** Every page of the shop, or of an account, is in Urdu and has no faults. The files of the parts run beside each other. */
export async function walkInUrdu(browser: Browser, site: Site, { who, part, parts }: Walk) {
  const sees = (page: PageAddress) =>
    isPersonal(page) === (who !== 'guest') || (who === 'hina' && hasWholesalePrices(page))
  const allowed = [...(await latinData(site.db)), names]
  const { page, errors } = await visit(browser, site, phone, who)
  const faults: string[] = []
  for (const [index, address] of (await oneOfEach(site, who, sees)).entries()) {
    if (index % parts !== part - 1) continue
    const at = address === '/' ? '/ur' : urduPath(address)
    await page.goto(at)
    faults.push(...(await faultsInUrdu(page, allowed)).map((fault) => `${at}: ${fault}`))
  }
  expect([...faults, ...errors]).toEqual([])
}

/** Addresses without prefix: one for each page and one for each special state. */
async function oneOfEach(site: Site, who: Person | 'guest', sees: (page: PageAddress) => boolean) {
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
