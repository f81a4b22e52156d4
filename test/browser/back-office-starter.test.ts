import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onDesktop, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const path = '/admin/products/starter'

test.each(onDesktop)(
  'on a %s prices are typed one after another, and what has one is added; again, it is said to be there',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'owner')
    const found = async () => (await site.guest().get('shoppingitems?q=besan')).body.total
    await page.goto('/admin/products/import')
    await hydrated(page)
    await page.getByRole('link', { name: 'No list yet? Begin with the starter set' }).click()
    const add = page.getByRole('button', { name: 'Add to the shop' })
    const row = page.getByRole('listitem').filter({ hasText: 'Besan' })
    expect((await row.boundingBox())?.height).toBeLessThan(60)
    // Only who comes from the set-up is led back to it.
    expect(await page.getByRole('link', { name: 'Back to set-up' }).count()).toBe(0)
    await add.click()
    await page.getByText('Type a price beside at least one product first.').waitFor()
    await page.getByLabel('Price, Rs.: Besan').fill('320')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.closest('li')?.textContent)).toContain(
      'Super Basmati Rice',
    )
    await page.keyboard.type('free')
    await page.getByText('2 selected').waitFor()
    await page.keyboard.press('Enter')
    await add.click()
    await page.getByText('Above 0, up to 10,000,000').waitFor()
    expect(await page.evaluate(() => document.activeElement?.closest('li')?.textContent)).toContain(
      'Super Basmati Rice',
    )
    expect(await axeFaults(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('checkbox', { name: 'Select Super Basmati Rice' }).uncheck()
    await page.getByLabel('Stock: Besan').fill('12')
    expect(await found()).toBe(0)
    await add.click()
    await page.getByText('1 product is in your shop now.').waitFor()
    expect(await found()).toBe(1)
    await page.getByRole('checkbox', { name: 'Select Besan' }).waitFor({ state: 'detached' })
    expect(await page.getByLabel('Price, Rs.: Super Basmati Rice').inputValue()).toBe('free')
    const { wider } = await page.evaluate(() => ({
      wider: document.documentElement.scrollWidth - innerWidth,
    }))
    expect(wider).toBe(0)
    expect(errors).toEqual([])
  },
)

test('what is typed outlasts the page and the session', async () => {
  const site = await openSite()
  const { page, context } = await visit(browser, site, screens.desktop, 'owner')
  const cookies = await context.cookies()
  await page.goto(path)
  await hydrated(page)
  const price = page.getByLabel('Price, Rs.: Besan')
  await price.fill('320')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Add to the shop' }).click()
  await page.getByText('Please login').waitFor()
  await context.addCookies(cookies)
  await page.goto(path)
  await hydrated(page)
  expect(await price.inputValue()).toBe('320')
  await page.getByText('1 selected').waitFor()
})
