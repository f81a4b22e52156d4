import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { hydrated, onDesktop, onPhone, screens, waitForFocus } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, faultsInBothThemes, openSite, visit } from '../support/site.ts'
import { quiet } from '../support/quiet.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const allSaved = (page: Page) => page.getByText('All changes are saved.').waitFor()
const valueIn = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue()
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('label')?.innerText.replace('\n', ''))

/** Presses Tab until the field or link of that name has the focus. */
async function tabTo(page: Page, thing: Locator) {
  const isThere = () => thing.evaluate((one) => one === document.activeElement)
  for (let presses = 0; presses < 80 && !(await isThere()); presses += 1)
    await page.keyboard.press('Tab')
  expect(await isThere()).toBe(true)
}

test.each(onDesktop)(
  'on a %s a product is found, opened, changed and saved by keyboard alone',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto('/admin')
    await hydrated(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('option', { name: 'Products', exact: true }).waitFor()
    await page.keyboard.type('products')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor()
    const search = page.getByRole('searchbox', { name: 'Find products' })
    await tabTo(page, search)
    await page.keyboard.type('kala kulu')
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=kala/)
    await page.getByText('1 product', { exact: true }).waitFor()
    const price = page.getByLabel('Price: Kala Kulu Apples', { exact: true })
    await tabTo(page, price)
    await page.keyboard.type('310')
    await page.keyboard.press('Enter')
    await allSaved(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('option').first().waitFor()
    await page.keyboard.type('kala kulu')
    await page.getByRole('group', { name: 'Products' }).getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/admin/products/apples')
    await page.getByRole('heading', { name: 'Kala Kulu Apples', level: 1 }).waitFor()
    await tabTo(page, page.getByLabel('Brand'))
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Swat')
    await page.keyboard.press('Enter')
    await page.getByText('Saved Kala Kulu Apples').waitFor()
    const { data } = (await (await site.as('clerk')).get('admin/products/apples')).body
    expect(data).toMatchObject({ listPrice: 310, brand: 'Swat' })
    expect(errors).toEqual([])
  },
)

test('on a phone a product is a low row with its price, stock and state', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.phone, 'clerk')
  await page.goto('/admin/products')
  await hydrated(page)
  for (const row of await page.locator('.grid-row').all())
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(130)
  const name = page.getByRole('link', { name: 'Kala Kulu Apples' })
  expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const offer = page.getByLabel('Offer price: Kala Kulu Apples')
  expect(await offer.isVisible()).toBe(false)
  await page.getByText('Offer Rs. 240').waitFor()
  const price = page.getByLabel('Price: Kala Kulu Apples', { exact: true })
  await price.fill('400')
  await price.press('ArrowRight')
  await expect.poll(() => focused(page)).toBe('Stock: Kala Kulu Apples')
  // What is wrong can be put right in the row.
  await price.fill('100')
  await price.press('Enter')
  await offer.fill('90')
  await offer.press('Enter')
  await allSaved(page)
  await expect.poll(() => offer.isVisible()).toBe(false)
  expect(await faultsInBothThemes(page)).toEqual([])
  expect(errors).toEqual([])
})

test.each(onDesktop)('on a %s prices are changed by keyboard alone', async (screen) => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
  await page.goto('/admin/products')
  await hydrated(page)
  await page.getByLabel('Price: Kala Kulu Apples', { exact: true }).focus()
  await page.keyboard.type('100')
  await page.keyboard.press('Enter')
  await page.getByText('Must be lower than the price.').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => focused(page)).toBe('Price: Chakki Atta')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Price: Kala Kulu Apples')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focused(page)).toBe('Offer price: Kala Kulu Apples')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Tab')
  // A phone's row leaves wholesale prices to the product's page.
  const next = screen === 'phone' ? 'Stock' : 'Wholesale'
  await expect.poll(() => focused(page)).toBe(`${next}: Kala Kulu Apples`)
  await allSaved(page)
  const clerk = await site.as('clerk')
  const apples = async () => (await clerk.get('admin/products/apples')).body.data
  expect(await apples()).toMatchObject({ listPrice: 100, offerPrice: null, stock: 50 })
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await page.locator('[data-saved="apples offerPrice"]').waitFor({ state: 'attached' })
  await page.getByText('Changes are saved immediately.').waitFor()
  expect(await apples()).toMatchObject({ listPrice: 300, offerPrice: 240, stock: 50 })
  expect(await axeFaults(page)).toEqual([])
  expect(errors).toEqual([])
})

test.each(onDesktop)('on a %s a column of a spreadsheet is pasted and undone', async (screen) => {
  const site = await openSite()
  const { page, context, errors } = await visit(browser, site, screens[screen], 'clerk')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/admin/products')
  await hydrated(page)
  const labels = await page
    .locator('input[data-field=stock]')
    .evaluateAll((all) =>
      all.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent ?? ''),
    )
  const before = await Promise.all(labels.map((label) => valueIn(page, label)))
  await page.evaluate(() => navigator.clipboard.writeText('1,200\r\nmany\r\n7\r\n'))
  await page.getByLabel(labels[0] ?? '', { exact: true }).focus()
  await page.keyboard.press('Control+v')
  await page.getByText('1 change is not saved yet').waitFor()
  await page.getByText('Stock: Stock is a whole number').waitFor()
  expect(await valueIn(page, labels[0] ?? '')).toBe('1200')
  expect(await valueIn(page, labels[1] ?? '')).toBe('many')
  const stocks = async () =>
    (await (await site.as('clerk')).get('admin/products')).body.data.map(
      ({ stock }: { stock: number | null }) => String(stock ?? ''),
    )
  expect((await stocks()).slice(0, 4)).toEqual(['1200', before[1], '7', before[3]])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.locator('[data-saved]').first().waitFor()
  await page.getByText('Stock: Stock is a whole number').waitFor({ state: 'detached' })
  await quiet(page)
  expect(await stocks()).toEqual(before)
  expect(errors).toEqual([])
})

test.each(onPhone)(
  'on a %s the first screen leads to what is low in stock, and a pasted price is read',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto('/admin')
    await hydrated(page)
    await page.getByRole('link', { name: /Products? low in stock/ }).click()
    await page.getByText('1 product', { exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe('?only=low-stock')
    const filters = page.getByRole('navigation', { name: 'Filter products' })
    expect(await filters.locator('[aria-current=page]').innerText()).toBe('Low in stock')
    expect(await axeFaults(page)).toEqual([])
    const price = page.getByLabel('Price: Chaunsa Mango', { exact: true })
    await price.fill('Rs. 1,250')
    await price.press('Enter')
    await allSaved(page)
    await filters.getByRole('link', { name: 'Out of stock' }).click()
    await page.getByText('Fresh Coriander').first().waitFor()
    await page.getByRole('searchbox', { name: 'Find products' }).fill('mango')
    await page.getByRole('searchbox', { name: 'Find products' }).press('Enter')
    await page.getByText('No product matches this filter now.').waitFor()
    expect(new URL(page.url()).searchParams.get('only')).toBe('sold-out')
    // The list follows the input, and the cursor stays.
    await page.getByRole('searchbox', { name: 'Find products' }).fill('')
    await page.keyboard.type('coria')
    await page.getByText('Fresh Coriander').first().waitFor()
    await page.keyboard.type('nder')
    await page.waitForURL('**/admin/products?q=coriander&only=sold-out')
    expect(await page.getByRole('searchbox', { name: 'Find products' }).inputValue()).toBe(
      'coriander',
    )
    const { data } = (await (await site.as('clerk')).get('admin/products/lastmango')).body
    expect(data.listPrice).toBe(1250)
    expect(errors).toEqual([])
  },
)

test('of two who change one price both values are shown, and one of them is chosen', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, screens.desktop, 'clerk')
  await page.goto('/admin/products?q=apples')
  await hydrated(page)
  const owner = await site.as('owner')
  await owner.patch('admin/products/apples', { listPrice: 350, stockChange: -1 })
  const offer = page.getByLabel('Offer price: Kala Kulu Apples')
  await offer.fill('230')
  await offer.press('Enter')
  await allSaved(page)
  expect(await valueIn(page, 'Price: Kala Kulu Apples')).toBe('350')
  await owner.patch('admin/products/apples', { listPrice: 360 })
  const price = page.getByLabel('Price: Kala Kulu Apples', { exact: true })
  await price.fill('370')
  await price.press('Enter')
  await page.getByText('Price: a colleague entered 360, you entered 370.').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep 370' }).click()
  await allSaved(page)
  const { data } = (await owner.get('admin/products/apples')).body
  expect(data).toMatchObject({ listPrice: 370, offerPrice: 230, stock: 49 })
})

test.each(onDesktop)('on a %s the list is narrowed to a category', async (screen) => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
  await page.goto('/admin/products')
  await hydrated(page)
  const category = page.getByRole('combobox', { name: 'Category' })
  const prices = page.getByLabel(/^Price: /)
  const all = await prices.count()
  await category.press('ArrowDown')
  expect(await axeFaults(page)).toEqual([])
  await category.press('Escape')
  expect(await category.inputValue()).toBe('All categories')
  await category.fill('apple fresh')
  await page.getByRole('option', { name: 'Fruit & Vegetables › Fresh Fruit › Apples' }).waitFor()
  await category.press('Enter')
  await page.waitForURL(/category=/)
  await waitForFocus(category)
  expect(await category.inputValue()).toBe('Fruit & Vegetables › Fresh Fruit › Apples')
  const chosen = new URL(page.url()).searchParams.get('category')
  const { total } = (
    await (
      await site.as('clerk')
    ).get(`admin/products?category=${encodeURIComponent(chosen ?? '')}`)
  ).body
  expect(total).toBeGreaterThan(0)
  await page.getByText(new RegExp(`^${total} products?$`)).waitFor()
  expect(await prices.count()).toBe(total)
  expect(total).toBeLessThan(all)
  await page.getByRole('link', { name: 'Out of stock' }).click()
  await page.waitForURL(/category=.*only=|only=.*category=/)
  expect(errors).toEqual([])
})

test('who may not change products reads the same figures', async () => {
  const site = await openSite()
  await site.db.transaction((tx) => appoint(tx, 'clerk', 'packer', 0))
  const { page } = await visit(browser, site, screens.desktop, 'clerk')
  await page.goto('/admin/products?q=apples')
  await hydrated(page)
  const price = page.getByLabel('Price: Kala Kulu Apples', { exact: true })
  expect(await price.inputValue()).toBe('300')
  expect(await price.isEditable()).toBe(false)
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
})

test('who writes about products, but may not change prices and stock, changes the rest in place', async () => {
  const site = await openSite()
  await site.db.transaction((tx) => appoint(tx, 'clerk', 'content', 0))
  const { page, context } = await visit(browser, site, screens.desktop, 'clerk')
  await page.goto('/admin/products?q=apples')
  await hydrated(page)
  const cell = (name: string) => page.getByLabel(`${name}: Kala Kulu Apples`, { exact: true })
  expect([await cell('Stock').inputValue(), await cell('Stock').isEditable()]).toEqual([
    '50',
    false,
  ])
  expect(await cell('Price').isEditable()).toBe(false)
  expect(await cell('Wholesale').count()).toBe(0)
  // Two columns of a spreadsheet: neither is written.
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('295\t7'))
  await cell('Offer price').focus()
  await page.keyboard.press('Control+v')
  await page.keyboard.press('ArrowRight')
  expect(await cell('Stock').evaluate((one) => one === document.activeElement)).toBe(true)
  await cell('In the shop').uncheck()
  await allSaved(page)
  const before = (await (await site.as('owner')).get('admin/products/apples')).body.data
  expect(before).toMatchObject({ listPrice: 300, offerPrice: 240, stock: 50, published: false })
  expect(await page.getByRole('link', { name: 'New product' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Kala Kulu Apples' }).click()
  await page.getByLabel('Low in stock from').waitFor()
  expect(await page.getByLabel('Stock', { exact: true }).count()).toBe(0)
  expect(await page.getByLabel('Price in rupees', { exact: true }).isEditable()).toBe(false)
  await page.getByText('You can look at prices, but not change them.').waitFor()
  expect(await page.getByText('Wholesale price').count()).toBe(0)
  expect(await page.getByLabel('New price').count()).toBe(0)
  await page.getByLabel('Brand').fill('Swat')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved Kala Kulu Apples').waitFor()
})

test('on a desktop products are sorted, chosen, hidden together, and shown again by undo', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.desktop, 'clerk')
  await page.goto('/admin/products')
  await hydrated(page)
  const names = page.locator('.grid-row h2')
  await page.locator('.grid-heads').getByRole('link', { name: 'Price' }).press('Enter')
  await page.waitForURL(/sort=-price/)
  const prices = async () =>
    await page
      .getByLabel(/^Price: /)
      .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => Number(value)))
  await expect
    .poll(async () => {
      const found = await prices()
      return found.every((price, at) => at === 0 || price <= (found[at - 1] ?? 0))
    })
    .toBe(true)
  const [first = '', second = ''] = await names.allTextContents()
  await page.keyboard.press('Tab')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByRole('checkbox', { name: `Select ${second}` }).check()
  const bar = page.getByRole('region', { name: 'Selected products' })
  await bar.getByText('2 selected').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await bar.getByRole('button', { name: 'Hide from the shop' }).click()
  await page.getByText('2 products are changed').waitFor()
  const shown = (name: string) => page.getByLabel(`In the shop: ${name}`, { exact: true })
  await expect.poll(() => shown(first).isChecked()).toBe(false)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await page.getByText('The change is undone').waitFor()
  await expect.poll(() => shown(first).isChecked()).toBe(true)
  expect(await shown(second).isChecked()).toBe(true)

  await page.getByRole('checkbox', { name: `Select ${first}` }).check()
  await bar.getByRole('button', { name: 'Price by percent' }).click()
  const dialog = page.getByRole('dialog', { name: 'Price by percent' })
  await dialog.getByRole('button', { name: 'Change' }).click()
  await dialog.getByText(/A percentage is a number above 0/).waitFor()
  const [before = 0] = await prices()
  await dialog.getByLabel('Percent').fill('100')
  await dialog.getByLabel('Round to').selectOption('1')
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Change' }).click()
  await page.getByText('1 product is changed').waitFor()
  await expect.poll(async () => (await prices())[0]).toBe(before * 2)
  expect(errors).toEqual([])
})
