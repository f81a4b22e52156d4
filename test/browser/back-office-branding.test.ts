import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { pngPhoto } from '../support/pictures.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const groundOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)

const faultsInBothThemes = async (page: Page) => {
  const faults = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    faults.push(...(await axeFaults(page)))
  }
  return faults
}

test('an owner chooses a logo and colours, sees them at once, and so do shoppers', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.phone, 'owner')
  await page.goto('/admin/settings')
  await hydrated(page)
  const buffer = await pngPhoto(240, 60)
  await page.getByLabel('Choose a logo').setInputFiles({ name: 'l.png', mimeType: 'image/png', buffer }) // prettier-ignore
  await page.getByText('The logo is saved.').waitFor()
  await page.getByRole('img', { name: 'The logo of the shop' }).waitFor()
  await page.getByRole('button', { name: 'Brick, wheat' }).click()
  await page.getByLabel('Second colour').fill('#333333')
  // A colleague changes the colours.
  const colours = { brand: '#27307f', accent: '#7ed6a5' }
  await (await site.as('clerk')).patch('admin/look', { version: 1, colours })
  const save = page.getByRole('button', { name: 'Save the colours' })
  await save.click()
  await page.getByText('Now: #27307f and #7ed6a5').waitFor()
  await save.click()
  await page.getByText('The colours are saved.').waitFor()
  expect(await groundOf(page, '.office-header')).toBe('rgb(122, 31, 26)')
  expect(await faultsInBothThemes(page)).toEqual([])
  expect(errors.filter((error) => !error.includes('409'))).toEqual([])

  const shopper = await visit(browser, site, screens.desktop)
  await shopper.page.goto('/')
  await hydrated(shopper.page)
  expect(await groundOf(shopper.page, '.shop-header')).toBe('rgb(122, 31, 26)')
  const logo = await shopper.page
    .locator('.header-logo .logo')
    .evaluate((element) => getComputedStyle(element, '::before').backgroundImage)
  expect(logo).toContain('/media/logos/')
  await shopper.page
    .getByRole('link', { name: /^Kiryana/ })
    .first()
    .waitFor()
  expect(await faultsInBothThemes(shopper.page)).toEqual([])
  expect(shopper.errors).toEqual([])
})
