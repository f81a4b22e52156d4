import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, hydrated, onPhone, type ScreenName, waitForFocus } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const main = (page: Page) => page.getByRole('main')
const place = (page: Page) =>
  page.getByRole('button', { name: 'Place Order', exact: true }).locator('visible=true')

/** A guest at the checkout, with somewhere to deliver to. */
async function atCheckout(screen: ScreenName) {
  const visitor = await buyerAt(browser, screen)
  const { page } = visitor
  await page.goto('/about')
  const cart = [
    { productId: 'atta', quantity: 1 },
    { productId: 'chai', quantity: 2 },
  ]
  await page.evaluate((text) => localStorage.setItem('kiryana-cart', text), JSON.stringify(cart))
  await page.goto('/checkout')
  await hydrated(page)
  await main(page).getByLabel('Full name').fill('Zainab Ali')
  await main(page).getByLabel('Phone').fill('0300 1112223')
  await main(page).getByLabel('Delivery address').fill('House 7, Street 3, Lahore')
  return visitor
}

const note = '<b>Green gate</b>, the third one after the bakery\nring twice'

test.each(onPhone)(
  'on a %s, a note for the rider outlives a reload and is read as text wherever the order is shown',
  async (screen) => {
    const { page, errors } = await atCheckout(screen)
    await page.getByText('Note for the rider', { exact: true }).click()
    const field = page.getByLabel('What should the rider know?')
    await field.fill(note)
    await page.getByText(`${500 - note.length} of 500 characters left`).waitFor()
    expect(await axeFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.reload()
    await hydrated(page)
    await page.getByText('Note for the rider', { exact: true }).click()
    expect(await field.inputValue()).toBe(note)
    await place(page).click()
    await page.getByRole('heading', { name: 'Order created successfully' }).waitFor()
    const shown = main(page).getByRole('definition').filter({ hasText: 'Green gate' })
    expect(await shown.textContent()).toBe(note)
    const order = new URL(page.url()).searchParams
    for (const address of ['order', 'track-order']) {
      await page.goto(`/${address}/${order.get('order')}?key=${order.get('key')}`)
      expect(await shown.textContent()).toBe(note)
      // The same for every item is said once.
      const missing = main(page).getByText(/If (something is )?missing/)
      if (address === 'order')
        expect(await missing.allTextContents()).toEqual([
          "If something is missing, we'll call you.",
        ])
    }
    expect(await page.evaluate(() => localStorage.getItem('kiryana-note'))).toBeNull()
    expect(errors).toEqual([])
  },
)

test.each(onPhone)(
  'on a %s, what to do when something is missing is said for all and for one item, is remembered, and is packed by',
  async (screen) => {
    const { site, page, errors } = await atCheckout(screen)
    await page.getByText('If something is missing', { exact: true }).click()
    await page.getByText('Leave it out', { exact: true }).first().click()
    await page.getByLabel('Dum Chai', { exact: false }).selectOption('Call me')
    await page.getByText('Leave it out · except 1 item').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.reload()
    await hydrated(page)
    await page.getByText('Leave it out · except 1 item').waitFor()
    await place(page).click()
    await page.getByRole('heading', { name: 'Order created successfully' }).waitFor()
    const order = new URL(page.url()).searchParams
    await page.goto(`/order/${order.get('order')}?key=${order.get('key')}`)
    await page.getByText('If missing: we leave it out').waitFor()
    await page.getByText('If missing: we call you').waitFor()
    const clerk = await site.as('clerk')
    const { lines } = (await clerk.get(`admin/orders/${order.get('order')}`)).body.data
    expect(lines).toMatchObject([
      { productId: 'atta', ifMissing: 'leave-out' },
      { productId: 'chai', ifMissing: 'call' },
    ])
    expect(errors).toEqual([])
  },
)

test.each(onPhone)(
  'on a %s, cash to pay with is a chip or an amount; what no rider can change is said beside it',
  async (screen) => {
    const { page, errors } = await atCheckout(screen) // 1,250 + 2 × 499.50 + 150
    await page.getByText('Do you need change?').click()
    const amount = page.getByLabel('Another amount, in rupees')
    await amount.fill('1000')
    await place(page).click()
    await page.getByText('Your order comes to Rs. 2,399; please enter at least that much').waitFor()
    await waitForFocus(amount)
    expect(await axeFaults(page)).toEqual([])
    await amount.fill('9000')
    await amount.blur()
    await page.getByText('The rider can bring change for at most Rs. 5,000').waitFor()
    await page.getByText('Rs. 3,000', { exact: true }).click()
    await page.getByText("I'll pay with Rs. 3,000; bring Rs. 601 change").waitFor()
    await place(page).click()
    await page.getByRole('heading', { name: 'Order created successfully' }).waitFor()
    const order = new URL(page.url()).searchParams
    const toBring = page.getByRole('term').filter({ hasText: 'Change the rider brings' })
    await toBring.waitFor()
    await main(page).getByText('Rs. 601').waitFor()
    await page.goto(`/order/${order.get('order')}?key=${order.get('key')}`)
    await toBring.waitFor()
    await main(page).getByText('Rs. 601').waitFor()
    await page.goto('/checkout')
    expect(await page.evaluate(() => localStorage.getItem('kiryana-cash'))).toBeNull()
    expect(errors).toEqual([])
  },
)
