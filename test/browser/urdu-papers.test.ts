import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { officePaths } from '#web/back-office/addresses.ts'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { writeTranslations } from '#shop/translations/translations.store.ts'
import { chooseForStaff } from '../support/bracketed-shop.ts'
import { launch } from '../support/chromium.ts'
import { clippedText } from '../support/clipped-text.ts'
import { cartOrder, onPurpose, placed } from '../support/orders.ts'
import { fontsInPrint, printedPages } from '../support/printed-pages.ts'
import { reversedNumbers } from '../support/reversed-numbers.ts'
import { desktop, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

/** What is wrong with a sheet: text that is cut off or outside of it, numbers that are reversed. */
async function faultsOnPaper(page: Page) {
  await page.emulateMedia({ media: 'print' })
  const faults = [...(await clippedText(page)), ...(await reversedNumbers(page))]
  await page.emulateMedia({ media: null })
  return faults
}

test('papers in Urdu are printed whole, from the right, with the letters of the shop’s font', async () => {
  const site = await openSite({ languages: [english, urdu] })
  await chooseForStaff(site.db, 'ur')
  const goods = new Map([
    ['Kala Kulu Apples', 'کالا کولو سیب'],
    ['Dum Chai, Loose Leaf', 'دم چائے، کھلی پتی'],
  ])
  await writeTranslations(site.db, 'ur', goods, 1)
  const lines = [
    { product: 'apples', quantity: 2 },
    { product: 'chai', quantity: 1 },
  ]
  const order = cartOrder(1129.5, lines)
  const { _id } = await placed(await site.as('amina'), order, { ...onPurpose(), 'accept-language': 'ur' }) // prettier-ignore
  const staff = await visit(browser, site, desktop, 'clerk')
  const buyer = await visit(browser, site, desktop, 'amina')
  const [a4, label, roll] = ['595x842', '283x176', expect.stringMatching(/^227x[1-9]\d\d$/)]
  for (const [{ page }, address, sheet, text] of [
    [staff, officePaths.orderPapers([_id]), a4, 'کالا کولو سیب'],
    [staff, officePaths.orderPapers([_id], 'invoice'), a4, 'دم چائے، کھلی پتی'],
    [staff, officePaths.orderPapers([_id], 'label'), label, ''],
    [buyer, `/ur/invoice/${_id}`, a4, 'کالا کولو سیب'],
    [buyer, `/ur/invoice/${_id}?paper=roll`, roll, 'دم چائے، کھلی پتی'],
  ] as const) {
    await page.goto(address)
    const paper = page.getByRole('article').first()
    await paper.getByText(text).first().waitFor()
    expect(await paper.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl')
    expect([address, await printedPages(page)]).toEqual([address, [sheet]])
    expect([address, await faultsOnPaper(page)]).toEqual([address, []])
    const fonts = await fontsInPrint(page)
    expect([address, fonts.filter((name) => /naskh/i.test(name))]).not.toEqual([address, []])
  }
  expect([...staff.errors, ...buyer.errors]).toEqual([])
})
