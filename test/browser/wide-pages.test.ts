import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, hydrated } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('It is not on the page')
  return { ...box, end: box.x + box.width, foot: box.y + box.height }
}

test('the words about a product fill the column below its picture, and on phones follow its price', async () => {
  const parts = async (screen: 'desktop' | 'phone') => {
    const { page } = await buyerAt(browser, screen)
    await page.goto('/item/1')
    await hydrated(page)
    const main = page.getByRole('main')
    return {
      picture: await boxOf(main.locator('.gallery')),
      words: await boxOf(main.locator('.product-words')),
      button: await boxOf(main.getByRole('button', { name: 'Add To Cart' }).first()),
    }
  }
  const wide = await parts('desktop')
  expect(wide.words.x).toBe(wide.picture.x)
  expect(wide.words.y - wide.picture.foot).toBeLessThan(40)
  expect(wide.button.x).toBeGreaterThan(wide.picture.end)
  const narrow = await parts('phone')
  expect(narrow.words.y).toBeGreaterThan(narrow.button.foot)
})

test('a single product that goes well with the cart takes the whole row below the lines', async () => {
  const { site, page } = await buyerAt(browser, 'desktop', 'amina')
  const period = Math.floor(site.now() / (30 * 24 * 60 * 60_000))
  await site.db.run`
    insert into bought_together (product_id, other_id, period, orders) values ('apples', 'chai', ${period}, 2)`
  const amina = await site.as('amina')
  await amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 1 }] })
  await page.goto('/cart')
  await hydrated(page)
  const offered = page.getByRole('list', { name: 'Goes well with your cart' })
  const lines = await boxOf(page.getByRole('list', { name: 'Items in your cart' }))
  const row = await boxOf(offered)
  expect([row.x, row.width]).toEqual([lines.x, lines.width])
  const add = await boxOf(offered.getByRole('button', { name: 'Add 1 to cart: Dum Chai' }))
  expect(Math.round(add.end)).toBe(Math.round(row.end))
  const proceed = await boxOf(page.getByRole('button', { name: 'Proceed to Checkout' }))
  expect(proceed.x).toBeGreaterThan(row.end)
})
