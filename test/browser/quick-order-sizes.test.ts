import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from '../support/chromium.ts'
import { fillWithDemoGoods } from '../support/demo-goods.ts'
import { axeFaults, desktop, openSite, phone, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

/** As shopkeepers write, with what the page reads: how many, and the size; or what it asks. */
const lines: [written: string, quantity: number, says: string][] = [
  ['10 chakki atta whole wheat 20 kg', 10, 'Chakki Atta, Whole Wheat 20 kg'],
  ['fine atta 10kg - 5', 5, 'Fine Atta, Sifted 10 kg'],
  ['sugar 5kg 4', 4, 'Sugar, White Crystal (Cheeni) 5 kg'],
  ['4 x 1kg sugar', 4, 'Sugar, White Crystal (Cheeni) 1 kg'],
  ['cheeni 5 kilo x 6', 6, 'Sugar, White Crystal (Cheeni) 5 kg'],
  ['sugar 10 kg 2', 4, 'we don’t have the size you asked for'],
  ['sugar 3', 3, 'We chose this one.'],
  ['cooking oil - 6', 6, 'We chose this one.'],
  ['canola oil 3 ltr x 6', 6, 'Canola Cooking Oil 3 L'],
  ['canola cooking oil 5l: 2', 2, 'Canola Cooking Oil 5 L'],
  ['banaspati ghee 2.5kg*4', 4, 'Banaspati Ghee 2.5 kg'],
  ['desi ghee half kg 3', 3, 'Desi Ghee, Buffalo Milk 500 g'],
  ['haldi 250 gm 12 pcs', 12, 'Turmeric Powder (Haldi) 250 g'],
  ['haldi pao 5', 5, 'Turmeric Powder (Haldi) 250 g'],
  ['OG-DESI-1KG, 7', 7, 'Desi Ghee, Buffalo Milk 1 kg'],
  ['de-milk-1l 12', 12, 'Fresh Milk, Full Cream (Doodh) 1 L'],
  ['fresh milk 1/2 l 12', 12, 'Fresh Milk, Full Cream (Doodh) 500 ml'],
  ['Long-Life Milk 12 x 1 l 3', 3, 'Long-Life Milk, Full Cream 12 × 1 L'],
  ['mango nectar 6x200ml', 1, 'can be read in two ways'],
  ['mango nectar 1 l × 8', 8, 'Mango Nectar 1 L'],
  ['cola 1.5 ltr 24 bottles', 24, 'Cola 1.5 L'],
  ['Drinking Water\t6\t19 l', 6, 'Drinking Water, Dispenser Bottle 19 L'],
  ['9\tPeanuts in Shell\t500 g', 9, 'Peanuts in Shell, Roasted 500 g'],
  ['PT-CAT-3KG\tCat Food\t2', 2, 'Cat Food, Chicken Crunch 3 kg'],
  ['farm eggs 30 pcs 4', 4, 'Farm Eggs, Brown (Anday) 30 pcs'],
  ['2 dozen eggs', 2, 'Farm Eggs, Brown (Anday) 12 pcs'],
  ['tea bags 100 pcs x 3', 3, 'Tea Bags, Double Chamber 100 pcs'],
  ['coffee 3 in 1 5', 5, 'Coffee 3-in-1 Sticks 10 × 18 g'],
  ['LED bulb 12 w 6', 6, 'LED Bulb, 12 W 1 pc'],
  ['karahi 24 cm 3', 3, 'Karahi, Cast Iron 24 cm'],
  ['sunblock spf 50 12', 12, 'Sunblock SPF 50 60 ml'],
  ['diapers small 3-6 kg 20 pcs 4', 4, 'Diapers, Small 3–6 kg 20 pcs'],
  ['neem soap 4x125g 6', 6, 'Neem Soap 4 × 125 g'],
  ['washing powder active 1kg 2 ctn', 2, 'Please check how many you want'],
  ['phenyl 3 l 4', 4, 'we don’t have the size you asked for'],
  ['floor cleaner pine 500ml (6)', 6, 'Floor Cleaner, Pine 500 ml'],
  ['۵ cheeni ۵ کلو', 5, 'Sugar, White Crystal (Cheeni) 5 kg'],
  ['bin bags 30 5', 5, 'Bin Bags, Medium 30 pcs'],
  ['danedar tea qty 10', 10, 'Danedar Tea, Round Grain 430 g'],
  ['xyzzy 2kg 5', 5, 'Nothing in the shop is like'],
]

const readOf = async (row: Locator): Promise<[number, string]> => [
  Number(await row.getByRole('textbox', { name: /^Quantity of/ }).inputValue()),
  (await row.getByRole('cell').first().innerText()).replace(/\s+/g, ' '),
]

test('of forty lines in every order each is read right or marked, and they fit a phone and a desktop', async () => {
  const site = await openSite({ fill: fillWithDemoGoods })
  const { page, errors } = await visit(browser, site, desktop, 'amina')
  await page.goto('/quick-order')
  await page.getByLabel('Your list').fill(lines.map(([written]) => written).join('\n'))
  await page.getByText('40 lines read').waitFor()
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByText('35 lines ready, 5 lines need checking').waitFor()
  for (const [index, [written, quantity, says]] of lines.entries()) {
    const [many, text] = await readOf(page.getByRole('row').nth(index + 1))
    expect([written, many, text]).toEqual([written, quantity, expect.stringContaining(says)])
  }
  const summary = page.getByRole('region', { name: 'Summary' })
  for (const { viewport } of [desktop, phone]) {
    await page.setViewportSize(viewport)
    await summary.getByText('5 lines need checking').waitFor()
    expect(await axeFaults(page)).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBe(0)
  }
  await page
    .getByRole('button', { name: '20 × 1 kg Sugar, White Crystal (Cheeni) instead' })
    .click()
  await page.getByText('36 lines ready, 4 lines need checking').waitFor()
  await summary.getByText('4 lines need checking').waitFor()
  expect(errors).toEqual([])
})
