import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, hydrated, onPhone } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test.each(onPhone)(
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

/** Apples in three colours, and a customer with two of them in the cart. */
async function withTwoColours(path: string) {
  const { site, page, errors } = await buyerAt(browser, 'phone')
  const clerk = await site.as('clerk')
  const colors = [{ name: 'Red' }, { name: 'Sky blue' }, { name: 'Gold' }]
  expect((await clerk.patch('admin/products/apples', { colors })).status).toBe(200)
  await page.goto('/about')
  await page.evaluate(() => {
    const item = { productId: 'apples', quantity: 1 }
    const items = [
      { ...item, colour: 'Red' },
      { ...item, colour: 'Sky blue' },
    ]
    localStorage.setItem('kiryana-cart', JSON.stringify(items))
  })
  await page.goto(path)
  await hydrated(page)
  return { page, errors }
}

test('two colours of one product are two lines, each with controls of its own name', async () => {
  const { page, errors } = await withTwoColours('/cart')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'One more: Kala Kulu Apples · Sky blue' }).click()
  await main.getByText('Rs. 870').first().waitFor()
  const select = main.getByLabel('Colour of Kala Kulu Apples · Red')
  const [box, arrow] = await Promise.all([
    select.boundingBox(),
    main.locator('.line-colour svg').first().boundingBox(),
  ])
  if (!box || !arrow) throw new Error('the choice of colour is not on the screen')
  expect(arrow.x + arrow.width).toBeLessThan(box.x + box.width)
  await main.getByRole('button', { name: 'Remove Kala Kulu Apples · Red from the cart' }).click()
  await page.getByText('Removed Kala Kulu Apples · Red').first().waitFor()
  expect(await main.getByRole('combobox').count()).toBe(1)
  expect(errors).toEqual([])
})

test('the focus goes with a line to its new colour, also into the line that has it already', async () => {
  const { page, errors } = await withTwoColours('/cart')
  const inFocus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await page.getByLabel('Colour of Kala Kulu Apples · Sky blue').focus()
  await page.getByLabel('Colour of Kala Kulu Apples · Sky blue').selectOption('Gold')
  await expect.poll(() => inFocus()).toBe('Colour of Kala Kulu Apples · Gold')
  await page.getByLabel('Colour of Kala Kulu Apples · Gold').selectOption('Red')
  await expect.poll(() => inFocus()).toBe('Colour of Kala Kulu Apples · Red')
  expect(await page.getByRole('main').getByRole('combobox').count()).toBe(1)
  expect(errors).toEqual([])
})

test('a line leads to its product in the chosen colour, and Buy Now keeps the one chosen there', async () => {
  const { page, errors } = await withTwoColours('/cart')
  const isChosen = (name: string) => page.getByRole('radio', { name }).isChecked()
  await page.getByRole('main').getByRole('link', { name: 'Kala Kulu Apples' }).nth(1).click()
  await page.getByRole('heading', { level: 1, name: 'Kala Kulu Apples' }).waitFor()
  expect(await isChosen('Sky blue')).toBe(true)
  await page.reload()
  await hydrated(page)
  expect(await isChosen('Sky blue')).toBe(true)
  await page.getByRole('link', { name: 'Buy Now' }).locator('visible=true').click()
  await page.getByRole('heading', { level: 1, name: 'Contact and shipping' }).waitFor()
  await page.getByRole('radio', { name: 'Sky blue' }).press('ArrowRight')
  expect(await isChosen('Gold')).toBe(true)
  await page.reload()
  await hydrated(page)
  expect(await isChosen('Gold')).toBe(true)
  expect(errors).toEqual([])
})
