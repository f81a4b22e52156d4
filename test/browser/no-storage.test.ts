import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from '../support/chromium.ts'
import { openSite, phone, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test('a browser that lets nothing be kept can shop', async () => {
  const { page, errors } = await visit(browser, await openSite(), phone)
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get })
  })
  for (const path of ['/help', '/confirm-order/1']) {
    await page.goto(path)
    await page.waitForFunction(() => globalThis.early === undefined)
  }
  await page.getByLabel('Full name').fill('Omar')
  await page.goto('/products/1')
  await page
    .getByRole('button', { name: /^Add To Cart/ })
    .first()
    .click()
  await page.getByText('Your browser does not store your cart.').first().waitFor()
  expect(errors).toEqual([])
})
