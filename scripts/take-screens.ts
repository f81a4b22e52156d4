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

const shop = await startShop()
const browser = await launch()
await mkdir(folder, { recursive: true })

async function take(name: string, path: string, more: { dark?: boolean; signedIn?: boolean } = {}) {
  for (const viewport of [desktop, phone]) {
    const colorScheme = more.dark ? 'dark' : 'light'
    const context = await browser.newContext({ viewport, colorScheme, serviceWorkers: 'block' })
    const page = await context.newPage()
    if (more.signedIn) await signIn(page)
    await page.goto(shop.url + path, { waitUntil: 'networkidle' })
    await page.waitForTimeout(400) // until fonts and pictures have settled
    const picture = await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toBuffer()
    await writeFile(new URL(`${name}-${viewport.width}.webp`, folder), picture)
    await context.close()
  }
}

async function signIn(page: Page) {
  const api = `${shop.url}/api/v1`
  await page.request.post(`${api}/user/login`, {
    data: { email: 'amina@kiryana.example', password: demoPassword },
  })
  const answer = await page.request.get(`${api}/shoppingitems?limit=4&sort=popular`)
  const { data } = (await answer.json()) as { data: { _id: string }[] }
  await page.request.put(`${api}/cart`, {
    data: { cartitems: data.map(({ _id }, index) => ({ _id, quantity: index + 1 })) },
  })
}

await take('home', '/')
await take('home-dark', '/', { dark: true })
await take('category', '/category/fruit-vegetables')
await take('product', '/products/1')
await take('search', '/search?q=chai')
await take('cart', '/cart', { signedIn: true })
await take('checkout', '/checkout', { signedIn: true })
await take('orders', '/orders', { signedIn: true })
await take('news', '/news')
await browser.close()
await shop.stop()
