import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from '../support/chromium.ts'
import { openSite, visit } from '../support/site.ts'
import { fillWithStories } from '../support/stories.ts'

const body = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="800"/>'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test('the banner has its dark picture as the device or the chosen theme says', async () => {
  const site = await openSite({ fill: fillWithStories })
  const { page, errors } = await visit(browser, site, { colorScheme: 'dark' })
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
  const shown = () =>
    page
      .locator('.banner img')
      .first()
      .evaluate((image) => (image as HTMLImageElement).currentSrc)
  await page.goto('/')
  await expect.poll(shown).toContain('a-dark')
  await page.getByRole('button', { name: 'Day', exact: true }).click()
  await expect.poll(shown).toMatch(/media\/a[@.]/)

  await page.reload()
  await expect.poll(shown).toMatch(/media\/a[@.]/)
  await page.getByRole('link', { name: 'Offers', exact: true }).first().click()
  await page.waitForURL('**/offers')
  await page.goBack()
  await expect.poll(shown).toMatch(/media\/a[@.]/)

  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: 'Night', exact: true }).click()
  await expect.poll(shown).toContain('a-dark')
  expect(errors).toEqual([])
})
