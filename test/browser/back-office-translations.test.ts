import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { hydrated, onPhone, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, faultsInBothThemes, openSite, visit } from '../support/site.ts'
import { hold } from '../support/slow-page.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const languages = [english, urdu]

test.each(onPhone)(
  'on a %s a product is translated, and read below /ur at once',
  async (screen) => {
    const site = await openSite({ languages })
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    const shopper = await visit(browser, site, screens[screen])
    await shopper.page.goto('/ur/products/1')
    await shopper.page.getByRole('heading', { name: 'Kala Kulu Apples' }).first().waitFor()

    await page.goto('/admin/translations?kind=name&state=missing')
    await hydrated(page)
    const field = page.getByLabel('Urdu of “Kala Kulu Apples”', { exact: true })
    const saving = await hold(page, '**/api/v1/admin/translations')
    await field.fill('كالا')
    await field.press('Control+s')
    await saving.asked
    await field.pressSequentially(' كو') // while it is saved
    saving.release()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => field.inputValue()).toBe('کالا کو')
    await field.fill('')
    await field.pressSequentially('cheeni')
    await page.getByRole('option', { name: 'چینی', exact: true }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect.poll(() => field.inputValue()).toBe('چینی ')
    await field.pressSequentially('zeera')
    await page.getByRole('option', { name: 'زیرہ', exact: true }).click()
    await expect.poll(() => field.inputValue()).toBe('چینی زیرہ ')
    await field.fill('كالا کولو سیب')
    await field.press('Enter')
    await page.getByText('Saved').waitFor()
    expect(await field.inputValue()).toBe('کالا کولو سیب')
    expect(await field.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')

    await shopper.page.reload()
    await shopper.page.getByRole('heading', { name: 'کالا کولو سیب' }).first().waitFor()

    await page.goto('/admin/products/apples')
    await hydrated(page)
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Black Apples')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Check the Urdu: the English has changed since.').waitFor()
    await page.goto('/admin/translations?state=check')
    await hydrated(page)
    await page.getByRole('button', { name: 'The Urdu is right' }).click()
    await page.getByText('Saved').waitFor()
    expect(await axeFaults(page)).toEqual([])
    expect(await faultsInBothThemes(page)).toEqual([])
    expect([...errors, ...shopper.errors]).toEqual([])
  },
)
