import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { bracketedShop, chooseForStaff, latinData } from '../support/bracketed-shop.ts'
import { hydrated } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { names, namesForStaff } from '../support/latin-names.ts'
import { assigned } from '../support/runs.ts'
import { onPurpose } from '../support/orders.ts'
import { openQuestion } from '../support/open-question.ts'
import { reversedNumbers } from '../support/reversed-numbers.ts'
import { openSite, phone, visit } from '../support/site.ts'
import { untranslated } from '../support/untranslated.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const languages = [english, urdu]

/** What the orders of the test say. */
const ofOrders = [
  /Guest \d/g,
  /Bushra Khan/g,
  /(?:House 12, Street 4, Satellite Town, )?Rawalpindi/g,
]

/** What a day leaves behind has no page in the walk through all pages, whose shop has had no day yet. */
test('a receipt, a drawer, a run on the phone of its rider and a question to a customer are in Urdu', async () => {
  const site = await openSite({ ...bracketedShop, languages })
  await site.db.transaction((tx) => appoint(tx, 'bilal', 'rider', 0))
  const owner = await site.as('owner')
  const sale = { lines: [{ productId: 'apples', quantity: 2 }], total: 480 }
  const sold = await owner.post('admin/sales', sale, onPurpose())
  expect(sold.status).toBe(201)
  const { ids } = await assigned(site, owner, 2, 'bilal')
  for (const id of ids) await owner.patch(`admin/orders/${id}`, { status: 'packed' })
  await openQuestion(site)
  await chooseForStaff(site.db, 'ur')
  const [drawer] = await site.db.all<{ id: string }>`select id from cash_drawer`
  const allowed = [...(await latinData(site.db)), names, namesForStaff, ...ofOrders]

  const faults: string[] = []
  const read = async (who: 'owner' | 'bilal' | 'guest', addresses: readonly string[]) => {
    const { page, context, errors } = await visit(browser, site, phone, who)
    await context.addCookies([{ name: 'locale', value: 'ur', url: site.origin }])
    for (const address of addresses) {
      expect((await page.goto(address))?.status()).toBe(200)
      await hydrated(page)
      const found = [...(await untranslated(page, allowed)), ...(await reversedNumbers(page))]
      if ((await page.evaluate(() => document.documentElement.lang)) !== 'ur') found.push('is not in Urdu') // prettier-ignore
      faults.push(...found.map((text) => `${address}: ${text}`))
    }
    faults.push(...errors)
  }
  await read('owner', [
    `/admin/counter/${sold.body.data.id}`,
    `/admin/cash/${drawer?.id}`,
    '/admin/cash',
    '/admin/counter',
    '/admin/runs',
    '/admin/orders/board',
    `/admin/orders/${ids[0]}`,
  ])
  await read('bilal', ['/admin/rider'])
  await read('guest', ['/order-question?token=question'])
  expect(faults).toEqual([])
})
