// node scripts/run.mjs scripts/take-screens.ts: the pictures in docs/screens, of the demo shop as it is now.
import { mkdir, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { startShop } from '../bench/servers.ts'
import { demoPassword } from '../demo/fill.ts'
import { launch } from '../test/support/chromium.ts'

const folder = new URL('../docs/screens/', import.meta.url)
const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const owner = { email: 'owner@kiryana.example', password: 'only for the pictures' }
const shop = await startShop({ ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password })
const browser = await launch()
await mkdir(folder, { recursive: true })

async function take(
  name: string,
  path: string,
  more: { dark?: boolean; as?: 'shopper' | 'owner' } = {},
) {
  for (const viewport of [desktop, phone]) {
    const colorScheme = more.dark ? 'dark' : 'light'
    const context = await browser.newContext({ viewport, colorScheme, serviceWorkers: 'block' })
    const page = await context.newPage()
    if (more.as === 'shopper') await fillCart(page)
    if (more.as === 'owner') await logIn(page, owner)
    await page.goto(shop.url + path, { waitUntil: 'networkidle' })
    await page.waitForTimeout(400) // until fonts and pictures have settled
    const picture = await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toBuffer()
    await writeFile(new URL(`${name}-${viewport.width}.webp`, folder), picture)
    await context.close()
  }
}

const api = `${shop.url}/api/v1`
const logIn = (page: Page, data: { email: string; password: string }) =>
  page.request.post(`${api}/user/login`, { data })

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
await take('search', '/search?q=chai')
await take('cart', '/cart', { as: 'shopper' })
await take('checkout', '/checkout', { as: 'shopper' })
await take('orders', '/orders', { as: 'shopper' })
await take('news', '/news')
await take('office-today', '/admin', { as: 'owner' })
await take('office-orders', '/admin/orders', { as: 'owner' })
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
await shop.stop()
process.exit() // the browser is kept for other callers of `launch`
