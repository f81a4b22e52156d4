import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onPhone, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { drag, fingerDrag } from '../support/drag.ts'
import { axeFaults, faultsInBothThemes, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test.each(onPhone)(
  'on a %s categories are added, put in order, renamed, put together and deleted',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(
      browser,
      site,
      { ...screens[screen], hasTouch: true },
      'clerk',
    )
    await page.goto('/admin/categories')
    await hydrated(page)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const dialog = page.getByRole('dialog')
    const row = (name: string) => page.getByRole('heading', { name, level: 2, exact: true })

    await button('New category').click()
    await dialog.getByRole('button', { name: 'Add category' }).click()
    await dialog.getByText('Please give it a name.').waitFor()
    await dialog.getByLabel(/^Name(?! in Urdu)/).fill('Toys')
    await page.keyboard.press('Enter')
    await page.getByText('“Toys” is added.').waitFor()
    await row('Toys').waitFor()
    const before = await page.getByRole('heading', { level: 2 }).count()
    await button('Move “Toys” up').click()
    await page.getByText(`“Toys” is now number ${before - 1}.`).waitFor()

    await button('Delete “Toys”').click()
    await dialog.getByRole('button', { name: 'Delete category' }).click()
    await row('Toys').waitFor({ state: 'detached' })

    // By finger, then back by mouse.
    const rowOf = (name: string) => page.locator('.office-drag-row', { has: row(name) })
    const gripOf = (name: string) => rowOf(name).locator('.office-grip')
    /** How far the first is below the second. */
    const below = async (name: string, other: string) => {
      const names = await page.getByRole('heading', { level: 2 }).allTextContents()
      return names.indexOf(name) - names.indexOf(other)
    }
    await fingerDrag(page, gripOf('Tea & Drinks'), rowOf('Fruit & Vegetables'), { half: 'upper' })
    await page.getByText(/“Tea & Drinks” is now number \d/).waitFor()
    await expect.poll(() => below('Tea & Drinks', 'Fruit & Vegetables')).toBe(-1)
    await drag(page, gripOf('Tea & Drinks'), rowOf('Fruit & Vegetables'), { half: 'lower' })
    await expect.poll(() => below('Tea & Drinks', 'Fruit & Vegetables')).toBe(1)

    await button('Fruit & Vegetables').click()
    expect(await axeFaults(page)).toEqual([])
    await button('Change “Apples”').click()
    await dialog.getByLabel(/^Name(?! in Urdu)/).fill('Mangoes')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('There is already a category of this name here').waitFor()
    expect(await faultsInBothThemes(page)).toEqual([])
    await dialog.getByLabel('Merge it into').check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await button('Change “Apples”').waitFor({ state: 'detached' })

    await button('Change “Fresh Fruit”').click()
    await dialog.getByLabel(/^Name(?! in Urdu)/).fill('Orchard')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await button('Change “Orchard”').waitFor()
    const { width } = screens[screen].viewport
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.getByRole('link', { name: '2 products of “Mangoes”' }).click()
    await page.getByText('Kala Kulu Apples').first().waitFor()
    const chosen = page.getByRole('combobox', { name: 'Category' })
    expect(await chosen.inputValue()).toBe('Fruit & Vegetables › Orchard › Mangoes')

    const shop = await browser.newPage({ baseURL: site.origin })
    await shop.goto('/category/fruit-vegetables/fresh-fruit/apples')
    expect(new URL(shop.url()).pathname).toBe('/category/fruit-vegetables/orchard/mangoes')
    await shop.getByRole('heading', { name: 'Mangoes', level: 1 }).waitFor()
    await shop.close()
    expect(errors).toEqual([])
  },
)
