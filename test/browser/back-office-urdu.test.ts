import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { english, inOffice } from '#web/messages/language.ts'
import { backOfficeOrdersMessages } from '#web/messages/en/back-office/orders/orders.ts'
import { backOfficeMessages } from '#web/messages/en/back-office/office.ts'
import { staffLoginMessages } from '#web/messages/en/back-office/settings/staff-login.ts'
import { weighingMessages } from '#web/messages/en/back-office/orders/weighing.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { referenceOf } from '#shop/orders/order.ts'
import { bracketedShop, chooseForStaff, latinData } from '../support/bracketed-shop.ts'
import { hydrated } from '../support/browser.ts'
import { password } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { clippedText } from '../support/clipped-text.ts'
import { faultsOnScreens } from '../support/faults-on-screens.ts'
import { names, namesForStaff } from '../support/latin-names.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { pageAddresses } from '../support/page-addresses.ts'
import { reversedNumbers } from '../support/reversed-numbers.ts'
import { axeFaults, openSite, phone, visit } from '../support/site.ts'
import { untranslated } from '../support/untranslated.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const languages = [english, urdu]
const t = messagesIn(
  inOffice(urdu),
  backOfficeOrdersMessages,
  weighingMessages,
  staffLoginMessages,
  backOfficeMessages,
)

const parts = 6

test.each(Array.from({ length: parts }, (_, part) => ({ part: part + 1 })))(
  'every page of the back office is in Urdu, from the right, fits phone and desktop and has no faults: part $part',
  async ({ part }) => {
    const site = await openSite({ ...bracketedShop, languages })
    await chooseForStaff(site.db, 'ur')
    const allowed = [...(await latinData(site.db)), names, namesForStaff, /\bSAMPLE\b/g]
    const { page, errors } = await visit(browser, site, phone, 'owner')
    const seen = new Map(
      (await pageAddresses(site, 'owner'))
        .filter(({ address }) => /^\/admin(?!\/(login|invitation))/.test(address))
        .map(({ address, file }) => [file ?? address, address]),
    )
    const faults: string[] = []
    for (const [index, address] of [...seen.values()].entries()) {
      if (index % parts !== part - 1) continue
      faults.push(...(await faultsOnScreens(page, address, ['light', 'dark'])))
      if ((await htmlOf(page)) !== 'ur rtl') faults.push(`${address} is not in Urdu`)
      const found = [
        ...(await untranslated(page, allowed)),
        ...(await clippedText(page)),
        ...(await reversedNumbers(page)),
      ]
      faults.push(...found.map((text) => `${address}: ${text}`))
    }
    expect([...faults, ...errors]).toEqual([])
  },
)

const htmlOf = (page: Page) =>
  page.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dir}`)

test('who chooses Urdu at the login has the back office in Urdu, and may change it there', async () => {
  const site = await openSite({ languages })
  const { page, errors } = await visit(browser, site)
  await page.goto('/admin/orders')
  await page.getByRole('link', { name: 'اردو' }).click()
  await hydrated(page)
  expect(await htmlOf(page)).toBe('ur rtl')
  const login = async (word: string) => {
    await page.getByLabel(t('staffLogin.email')).fill('clerk@kiryana.example')
    await page.getByRole('textbox', { name: t('staffLogin.password'), exact: true }).fill(word)
    await page.getByRole('button', { name: t('staffLogin.submit') }).click()
  }
  await login('not the password')
  await page.getByRole('alert').filter({ hasText: /[\u0600-\u06ff]/ }).waitFor() // prettier-ignore
  await login(password)
  await page.waitForURL('**/admin/orders')
  await page.getByRole('heading', { level: 1, name: t('orders.title') }).waitFor()
  // What the server wrote is what the browser shows: no English in between.
  expect(await (await page.request.get('/admin/orders')).text()).toContain('lang="ur" dir="rtl"')
  await hydrated(page)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
  expect(await htmlOf(page)).toBe('en ltr')
  expect(errors).toEqual([])
})

/** Urdu for two products, a pack and the only zone, and a box of chai that expires soon. */
async function translateGoods(site: Awaited<ReturnType<typeof openSite>>) {
  const [clerk, owner] = [await site.as('clerk'), await site.as('owner')]
  const apples = { nameUr: 'کالا کولو سیب', unitGrams: 1200, byPiece: true }
  await clerk.patch('admin/products/apples', apples)
  await clerk.patch('admin/products/chai', { nameUr: 'دم چائے', pack: '6 pcs' })
  const list = 'english,urdu\r\n6 pcs,6 عدد\r\n'
  await clerk.post('admin/translations/import', list, { 'content-type': 'text/csv' })
  const centre = { lat: 33.6844, lng: 73.0479 }
  const area = { kind: 'circle', centre, radius: 30 }
  await owner.post('admin/zones', { name: 'Twin cities', nameUr: 'جڑواں شہر', area, fee: 150 })
  const bestBefore = shopDay(site.now() + 3 * 24 * 60 * 60_000)
  for (const id of ['chai', 'apples'] as const) {
    const body = { id: randomUUID(), reason: 'received', change: 6, bestBefore }
    expect((await owner.post(`admin/products/${id}/stock`, body)).status).toBe(200)
  }
}

test('a packer’s morning in Urdu: an order is found, weighed, packed, printed and handed over', async () => {
  const site = await openSite({ languages })
  await chooseForStaff(site.db, 'ur')
  await translateGoods(site)
  await site.db.transaction((tx) => appoint(tx, 'clerk', 'packer', 0))
  const lines = [
    { product: 'apples', quantity: 2 },
    { product: 'chai', quantity: 1 },
  ]
  const { _id } = await placed(await site.as('amina'), {
    ...cartOrder(1129.5, lines),
    location: { lat: 33.6844, lng: 73.0479 },
  })
  const reference = referenceOf({ id: _id })
  const { page, errors } = await visit(browser, site, phone, 'clerk')
  /** Names of goods, packs and zones that are in English on the page. */
  const inEnglish = async () =>
    (await page.getByRole('main').innerText()).match(/kala kulu|dum chai|6 pcs|twin cities/gi) ?? []
  for (const [address, ...shown] of [
    ['/admin/stock', 'کالا کولو سیب'],
    ['/admin/stock?product=chai', 'دم چائے', '6 عدد'],
    ['/admin/stock/expiring', 'دم چائے', '6 عدد'],
    ['/admin/orders/board', 'جڑواں شہر'],
    ['/admin/orders', 'جڑواں شہر'],
  ] as const) {
    await page.goto(address)
    for (const text of shown) await page.getByRole('main').getByText(text).first().waitFor({ state: 'attached' }) // prettier-ignore
    expect([address, await inEnglish()]).toEqual([address, []])
  }
  await page.goto('/admin')
  await page.getByRole('link', { name: t('today.placed') }).click()
  await page.getByRole('searchbox', { name: t('orders.find') }).fill('Amina')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: reference }).click()
  await page.getByRole('heading', { level: 1, name: reference }).waitFor()
  await hydrated(page)

  expect(await inEnglish()).toEqual([])
  await page.getByText('6 عدد').first().waitFor()
  await page.getByText('جڑواں شہر').first().waitFor()
  const weight = page.getByLabel(t('weighing.label', { name: 'کالا کولو سیب' }))
  await weight.fill('۲.۴')
  await weight.press('Enter')
  await page.getByText(t('packing.done', { count: 1, all: 2 })).waitFor()
  await page.getByRole('checkbox', { name: t('packing.tick', { name: 'دم چائے' }) }).check() // prettier-ignore
  await page.getByText(t('packing.done', { count: 2, all: 2 })).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: t('order.packed') }).click()
  await page.getByRole('button', { name: t('order.shipped') }).waitFor()

  await page.getByRole('link', { name: t('order.slip') }).click()
  await page.getByText('6 عدد').waitFor()
  await page.evaluate(() => {
    window.print = () => void (document.title = 'Printed')
  })
  await page.getByRole('button', { name: t('slip.print') }).click()
  await page.waitForFunction(() => document.title === 'Printed')
  await page.goBack()
  await page.getByRole('button', { name: t('order.shipped') }).click()
  await page.getByRole('button', { name: t('order.delivered') }).waitFor()
  const { data } = (await (await site.as('owner')).get(`admin/orders/${_id}`)).body
  expect(data.status).toBe('shipped')
  expect(errors).toEqual([])
})
