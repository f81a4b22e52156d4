import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, hydrated, onPhone } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test.each(onPhone)(
  'on a %s, who types badly in two languages finds, corrects, adds and buys, and staff see what was searched for',
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen)
    await page.goto('/')
    await hydrated(page)
    const box = page.getByRole('combobox', { name: 'Search For Products' })
    const list = page.getByRole('grid', { name: 'Suggestions' })

    await box.fill('chaki ata')
    await list.getByRole('button', { name: 'Add to cart: Chakki Atta' }).click()
    await list.getByRole('button', { name: 'Add another: Chakki Atta, 1 in your cart' }).waitFor()

    await box.fill('seb') // apples, in Roman Urdu
    await list
      .getByRole('row', { name: /Apples/ })
      .first()
      .waitFor()
    await box.fill('aplpes')
    await list.getByRole('button', { name: /^apples$|Did you mean apples/ }).click()
    await page.waitForURL('**/search?q=apples')
    await page.getByRole('heading', { name: 'Search: apples', level: 1 }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page
      .getByRole('button', { name: /^Add To Cart: .*Apples/ })
      .first()
      .click()
    await page.getByText('Added to cart').first().waitFor()

    await page.goto('/checkout')
    await hydrated(page)
    const field = (label: string) => page.getByRole('main').getByLabel(label)
    await field('Full name').fill('Zainab Ali')
    await field('Phone').fill('0300 1112223')
    await field('Delivery address').fill('House 7, Street 3, Lahore')
    const told = page.waitForResponse(/\/order\/[^/]+\/searches$/)
    await page
      .getByRole('button', { name: 'Place Order', exact: true })
      .locator('visible=true')
      .click()
    await page.getByRole('heading', { name: 'Order created successfully' }).waitFor()
    expect((await told).status()).toBe(200)

    const { data } = (await (await site.as('clerk')).get('admin/searches')).body
    expect(data).toContainEqual({
      query: 'apples',
      people: 1,
      found: expect.any(Number),
      bought: [expect.objectContaining({ product: 'apples', orders: 1 })],
    })
    expect(errors).toEqual([])
  },
)
