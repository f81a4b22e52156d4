import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, hydrated, screenNames } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test.each(screenNames)(
  'on a %s, a colour chosen by keyboard stays with its line from the card to the order',
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen)
    const clerk = await site.as('clerk')
    const colors = [{ name: 'Red' }, { name: 'Sky blue' }]
    expect((await clerk.patch('admin/products/apples', { colors })).status).toBe(200)

    await page.goto('/search?q=apples')
    await hydrated(page)
    await page.getByRole('button', { name: 'Add To Cart: Kala Kulu Apples' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Choose a colour' })
    await dialog.getByRole('radio', { name: 'Red' }).press('ArrowRight')
    expect(await dialog.getByRole('radio', { name: 'Sky blue' }).isChecked()).toBe(true)
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Add To Cart' }).press('Enter')
    await page.getByText('Added to cart').first().waitFor()

    await page.goto('/products/1')
    await hydrated(page)
    await page
      .getByRole('button', { name: /^Add To Cart/ })
      .first()
      .press('Enter')
    await page.getByText('Added to cart').first().waitFor()

    await page.goto('/cart')
    await hydrated(page)
    const choices = page.getByRole('main').getByRole('combobox')
    await expect
      .poll(() => choices.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value)))
      .toEqual(['Sky blue', 'Red'])
    expect(await axeFaults(page)).toEqual([])

    await page.goto('/checkout')
    await hydrated(page)
    await page.getByLabel('Full name').fill('Zainab Ali')
    await page.getByLabel('Phone').fill('0300 1112223')
    await page.getByLabel('Delivery address').fill('House 7, Street 3, Lahore')
    await page.getByRole('button', { name: 'Place Order' }).locator('visible=true').click()
    await page.getByRole('heading', { name: 'Order created successfully' }).waitFor()
    const lines = await site.db.all`select colour, quantity from order_line order by position`
    expect(lines).toEqual([
      { colour: 'Sky blue', quantity: 1 },
      { colour: 'Red', quantity: 1 },
    ])
    for (const colour of ['Sky blue', 'Red'])
      await page.getByRole('main').getByText(colour).first().waitFor()
    expect(errors).toEqual([])
  },
)
