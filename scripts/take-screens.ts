// node scripts/run.mjs scripts/take-screens.ts: the pictures in docs/screens, of the demo shop as it is now; `manual office-runs`
// after it: only those whose names begin so.
import { mkdir, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { openDatabase } from '#db/open.ts'
import { accountByEmail } from '#shop/accounts/accounts.store.ts'
import { startSession } from '#shop/accounts/sessions/session.ts'
import { startShop } from '../bench/servers.ts'
import { demoPassword } from '../demo/fill.ts'
import { launch } from '../test/support/chromium.ts'

const folder = new URL('../docs/screens/', import.meta.url)
const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const begins = process.argv.slice(2)
const isWanted = (name: string) =>
  begins.length === 0 || begins.some((begin) => name.startsWith(begin))

const owner = { email: 'owner@kiryana.example', password: 'only for the pictures' }
const shop = await startShop({ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password })
const browser = await launch()
await mkdir(folder, { recursive: true })

async function take(
  name: string,
  path: string,
  more: { dark?: boolean; as?: 'shopper' | 'owner'; language?: 'ur' } = {},
) {
  if (!isWanted(name)) return
  for (const viewport of [desktop, phone]) {
    const colorScheme = more.dark ? 'dark' : 'light'
    const context = await browser.newContext({ viewport, colorScheme, serviceWorkers: 'block' })
    const page = await context.newPage()
    if (more.as === 'shopper') await fillCart(page)
    if (more.as === 'owner') {
      await logIn(page, owner)
      await page.request.put(`${api}/admin/language`, { data: { language: more.language ?? 'en' } })
    }
    await page.goto(shop.url + path, { waitUntil: 'networkidle' })
    await page.waitForTimeout(400) // until fonts and pictures have settled
    const picture = await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toBuffer()
    await writeFile(new URL(`${name}-${viewport.width}.webp`, folder), picture)
    await context.close()
  }
}

const staff = { packer: 'yasir@kiryana.example', rider: 'zahid@kiryana.example' }

/** A picture of the manual: a page on the phone of a packer or rider, after `act`. */
async function takeOfDay(
  name: string,
  who: keyof typeof staff,
  path: string,
  act: (page: Page) => Promise<unknown> = async () => undefined,
) {
  if (!isWanted('manual')) return
  const db = openDatabase({ folder: shop.folder })
  const account = await accountByEmail(db, staff[who])
  const value = await startSession(db, account?.id ?? '', Date.now(), false)
  await db.close()
  const context = await browser.newContext({ viewport: phone, serviceWorkers: 'block' })
  await context.addCookies([{ name: 'sid', value, url: shop.url }])
  const page = await context.newPage()
  await page.goto(shop.url + path, { waitUntil: 'networkidle' })
  await act(page)
  await page.waitForTimeout(600) // until fonts and messages have settled
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toBuffer()
  await writeFile(new URL(`manual-${name}-${phone.width}.webp`, folder), picture)
  await context.close()
}

/** Scrolls until this is at the top of the screen, below the header. */
const scrollTo = (page: Page, text: string | RegExp) =>
  page
    .getByText(text)
    .filter({ visible: true })
    .first()
    .evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + scrollY - 90))

const api = `${shop.url}/api/v1`
const logIn = (page: Page, data: { email: string; password: string }) =>
  page.request.post(`${api}/user/login`, { data })

/** An order that is to be packed, with goods to weigh if there is one. */
async function orderToWeigh(page: Page) {
  type Order = { id: string; lines: { weight: unknown }[] }
  const read = async (path: string) => {
    const answer = await page.request.get(`${api}/admin/orders${path}`)
    return ((await answer.json()) as { data: unknown }).data
  }
  const waiting = (await read('?status=placed&limit=50')) as Order[]
  for (const { id } of waiting)
    if (((await read(`/${id}`)) as Order).lines.some(({ weight }) => weight !== null)) return id
  return waiting[0]?.id
}

async function fillCart(page: Page) {
  await logIn(page, { email: 'amina@kiryana.example', password: demoPassword })
  const answer = await page.request.get(`${api}/shoppingitems?limit=4&sort=popular`)
  const { data } = (await answer.json()) as { data: { _id: string }[] }
  await page.request.put(`${api}/cart`, {
    data: { cartitems: data.map(({ _id }, index) => ({ _id, quantity: index + 1 })) },
  })
}

await take('home', '/')
await take('home-dark', '/', { dark: true })
await take('home-urdu', '/ur/')
await take('category-urdu', '/ur/category/dairy-eggs')
await take('category', '/category/fruit-vegetables')
await take('product', '/products/1')
await take('product-urdu', '/ur/products/1')
await take('search', '/search?q=chai')
await take('cart', '/cart', { as: 'shopper' })
await take('checkout', '/checkout', { as: 'shopper' })
await take('orders', '/orders', { as: 'shopper' })
await take('news', '/news')
await take('office-today', '/admin', { as: 'owner' })
await take('office-orders', '/admin/orders', { as: 'owner' })
await take('office-orders-urdu', '/admin/orders', { as: 'owner', language: 'ur' })
await take('office-board', '/admin/orders/board', { as: 'owner' })
await take('office-runs', '/admin/runs', { as: 'owner' })
await take('office-cash', '/admin/cash', { as: 'owner' })
await take('office-khata', '/admin/khata', { as: 'owner' })
await take('office-products', '/admin/products', { as: 'owner' })
await take('office-change', '/admin/products/change?q=rice', { as: 'owner' })
await take('office-categories', '/admin/categories', { as: 'owner' })
await take('office-messages', '/admin/messages', { as: 'owner' })
await take('office-stock', '/admin/stock', { as: 'owner' })
await take('office-content', '/admin/content', { as: 'owner' })
await take('office-banners', '/admin/banners', { as: 'owner' })
await take('office-zones', '/admin/zones', { as: 'owner' })
await take('office-reports', '/admin/reports', { as: 'owner' })
await take('office-settings', '/admin/settings', { as: 'owner' })
await take('manual-times', '/admin/delivery-times', { as: 'owner' })
await take('manual-counter', '/admin/counter', { as: 'owner' })
await takeOfDay('to-pack', 'packer', '/admin/orders?status=placed')
await takeOfDay('pack', 'packer', '/admin/orders', async (page) => {
  await page.goto(`${shop.url}/admin/orders/${await orderToWeigh(page)}`)
  await page.getByRole('checkbox').first().check()
  await scrollTo(page, 'Items')
})
await takeOfDay('run', 'rider', '/admin/rider')
await takeOfDay('stop', 'rider', '/admin/rider', async (page) => {
  await page.getByRole('button', { name: /^Take / }).click()
  await page.getByRole('button', { name: /^Take / }).waitFor({ state: 'hidden' })
  await page.waitForLoadState('networkidle')
  await page.getByText('Waiting to be sent', { exact: true }).first().waitFor({ state: 'hidden' })
  await page.evaluate(() => window.scrollTo(0, 0))
})
await takeOfDay('refused', 'rider', '/admin/rider', async (page) => {
  await page.getByRole('button', { name: /^Delivered/ }).click()
  await page.getByText(/^1 of \d+ done/).waitFor()
  await page.getByRole('button', { name: 'Refused' }).click()
  await page.getByText('Too late').click()
})
await takeOfDay('cash', 'rider', '/admin/cash')
await shop.stop()
process.exit() // the browser is kept for other callers of `launch`
