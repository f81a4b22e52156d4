import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { fillWithCast } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, firstVisit, openSite, phone, visit } from '../support/site.ts'
import { quiet } from '../support/quiet.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

async function fill(db: Db) {
  await fillWithCast(db)
  await db.run`update product set picture = 'goods/a.webp'`
}

/** A browser whose pictures all come, and are counted. */
async function counting(page: Page) {
  const asked: string[] = []
  const dot = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')
  await page.route('**/media/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'image/gif', body: dot })
  })
  return asked
}

test('pictures wait for a tap: none is fetched, nothing moves, one comes when it is asked for', async () => {
  const site = await openSite({ fill })
  const { page } = await visit(browser, site, phone)
  const asked = await counting(page)
  await page.goto('/products')
  await quiet(page)
  expect(asked.length).toBeGreaterThan(0)
  const saver = page.getByRole('group', { name: 'Save data' })
  const room = () => page.locator('.card-picture').first().boundingBox()
  const before = await room()
  await saver.getByRole('button', { name: 'On', exact: true }).click()
  await page.evaluate(() => scrollTo(0, 0))
  expect(await room()).toEqual(before)

  asked.length = 0
  await page.goto('/products?sort=name')
  await quiet(page)
  expect(await page.locator('img.photo:visible').count()).toBe(0)
  expect(await axeFaults(page)).toEqual([])
  expect(asked).toEqual([])
  await page.getByRole('button', { name: /^Show picture: Chakki/ }).click()
  await expect.poll(() => asked.length).toBe(1)
  expect(await page.locator('img.photo:visible').count()).toBe(1)
  await page.getByRole('link', { name: 'Chakki Atta' }).click()
  await page.getByRole('heading', { name: 'Chakki Atta', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Show picture: Chakki Atta' }).first().click()
  await page.getByRole('img', { name: 'Chakki Atta' }).waitFor()
  await saver.getByRole('button', { name: 'Off', exact: true }).click()
  expect(await page.getByRole('button', { name: /^Show picture/ }).count()).toBe(0)
})

test('a browser that asks to save data gets no picture ahead, others beside it do', async () => {
  const site = await openSite({ fill })
  const html = async (headers: Record<string, string>) =>
    (await fetch(`${site.origin}/products`, { headers })).text()
  expect(await html({})).toContain('loading="eager"')
  expect(await html({ 'save-data': 'on' })).not.toMatch(/loading="eager"|as="image"/)
  expect(await html({ 'save-data': 'on', cookie: 'pictures=always' })).toContain('loading="eager"')
  expect(await html({ cookie: 'pictures=tap' })).not.toContain('loading="eager"')
})

test('a reader of Urdu who saves data loads no letters that the device has', async () => {
  const site = await openSite({ fill, languages: [english, urdu] })
  const fontsFor = async (choice: string) => {
    const { page } = await firstVisit(browser, site, phone)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.addInitScript((pictures) => localStorage.setItem('pictures', pictures), choice)
    await page.goto('/ur/products')
    await quiet(page)
    return asked.filter((address) => /urdu.*woff2$/.test(address))
  }
  expect(await fontsFor('always')).toHaveLength(2)
  // Every test machine has DejaVu.
  expect(await fontsFor('tap')).toEqual([])
})
