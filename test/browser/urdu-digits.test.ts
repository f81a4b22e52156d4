import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { urduPath } from '#web/app/router/language-prefix.ts'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { bracketedShop, chooseForStaff } from '../support/bracketed-shop.ts'
import type { Person } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { pageAddresses } from '../support/page-addresses.ts'
import { openSite, phone, visit } from '../support/site.ts'
import { westernDigits } from '../support/western-digits.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const fill = async (db: Db) => {
  await bracketedShop.fill(db)
  await chooseForStaff(db, 'ur')
  await db.run`insert into setting (name, value, changed_at) values ('urduDigits', 'true', 1)`
}

/** Names with a figure, such as “500 g”. */
async function namesWithFigures({ all }: Pick<Db, 'all'>) {
  const rows = await all<{ text: string }>`
    select name as text from product union select pack_text from product`
  return rows.map(({ text }) => text).filter((text) => /\d/.test(text))
}

/** Pages with a figure of each kind: prices, counts, places in a list, dates, sentences of long texts. */
test.each<[Person | 'guest', RegExp]>([
  ['guest', /^\/($|products\/1$|event$|news$|policy$|reviews$|confirm-order\/|payment-info$)/],
  ['amina', /^\/(cart$|checkout$|order\/|invoice\/|points$|khata$)/],
  ['owner', /^\/admin\/(orders($|\/)|searches|stock\/expiring|settings$|reports|khata$)/],
])('with the setting, %s reads Urdu digits', async (who, which) => {
  const site = await openSite({ ...bracketedShop, fill, languages: [english, urdu] })
  const data = await namesWithFigures(site.db)
  const { page, errors } = await visit(browser, site, phone, who)
  const faults: string[] = []
  for (const { address } of await pageAddresses(site, who)) {
    if (!which.test(address) || address.endsWith('/none')) continue
    await page.goto(urduPath(address))
    faults.push(...(await westernDigits(page, data)).map((text) => `${address}: ${text}`))
  }
  expect([...faults, ...errors]).toEqual([])
})
