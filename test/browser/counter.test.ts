import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { screenNames, screens, waitForFocus } from '../support/browser.ts'
import { password } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { printedPages } from '../support/printed-pages.ts'
import { cartOrder, contact, placed } from '../support/orders.ts'
import { axeFaults, faultsInBothThemes, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

async function openCounter() {
  const site = await openSite()
  await site.db.transaction((tx) => appoint(tx, 'bilal', 'cashier', 0))
  const { number } = await site.db.one<{ number: number }>`
    select number from product where id = 'apples'`
  return { site, code: String(number) }
}

test.each(screenNames)(
  'on a %s a cashier sells with a scanner and the keyboard, gives change and prints the receipt',
  async (screen) => {
    const { site, code } = await openCounter()
    const { page, errors } = await visit(browser, site, screens[screen], 'bilal')
    await page.goto('/admin/counter')
    const search = page.getByRole('searchbox', { name: 'Add a product' })
    const cash = page.getByRole('textbox', { name: 'Cash received' })
    await waitForFocus(search)
    await page.getByText('No sales yet today.').waitFor()
    expect(await axeFaults(page)).toEqual([])
    // The button stands out only once there is something to sell.
    const isMain = () => page.locator('.button-main', { hasText: 'Complete sale' }).count()
    await page.getByRole('button', { name: 'Complete sale' }).waitFor()
    expect(await isMain()).toBe(0)
    for (const total of ['Rs. 240', 'Rs. 480']) {
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
      await page.getByRole('definition').filter({ hasText: total }).waitFor()
      expect(await search.inputValue()).toBe('')
    }
    expect(await isMain()).toBe(1)
    await page.reload()
    await page.getByRole('definition').filter({ hasText: 'Rs. 480' }).waitFor()

    // Many pieces at once: before the code, or in the stepper.
    await search.pressSequentially(`3*${code}`)
    await page.keyboard.press('Enter')
    await page.getByRole('definition').filter({ hasText: 'Rs. 1,200' }).waitFor()
    await page.getByRole('textbox', { name: /^How many: / }).fill('2')
    await page.keyboard.press('Enter')
    await page.getByRole('definition').filter({ hasText: 'Rs. 480' }).waitFor()
    await waitForFocus(search)

    await search.press('Enter')
    await waitForFocus(cash)
    await page.keyboard.type('400')
    await page.keyboard.press('Enter')
    await page.getByText('Rs. 80 is missing').waitFor()
    expect(await site.count('orders')).toBe(0)
    await page
      .getByRole('group', { name: 'Usual amounts' })
      .getByRole('button', { name: 'Rs. 500', exact: true })
      .click()
    const change = page.getByRole('status').filter({ hasText: 'Change to give back' })
    await change.getByText('Rs. 20', { exact: true }).waitFor()
    expect(await axeFaults(page)).toEqual([])

    await cash.press('Enter')
    const done = page.getByRole('status').filter({ hasText: /^Sale .* is paid/ })
    await done.getByText('Rs. 20', { exact: true }).waitFor()
    await waitForFocus(search)
    expect(await cash.inputValue()).toBe('')
    const sales = page.getByRole('region', { name: 'Sales at the counter today' })
    await sales.getByText('2 pieces, by Bilal Ahmed').waitFor()
    expect(await site.db.all`select status, total from orders`).toEqual([
      { status: 'delivered', total: 48_000 },
    ])
    expect(await axeFaults(page)).toEqual([])

    await page.evaluate(() => {
      window.print = () => void (document.body.dataset.printed = 'yes')
    })
    await done.getByRole('link', { name: 'Print receipt' }).click()
    const receipt = page.getByRole('article', { name: 'Receipt' })
    await receipt.getByText('2 × Rs. 240').waitFor()
    await receipt.getByText('Sold by Bilal Ahmed').waitFor()
    for (const given of ['Rs. 500', 'Rs. 20'])
      await receipt.getByText(given, { exact: true }).waitFor()
    await page.locator('body[data-printed]').waitFor()
    await page.getByRole('button', { name: 'Print' }).waitFor()
    expect(await printedPages(page)).toEqual([expect.stringMatching(/^227x[12]\d\d$/)])
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Counter' }).last().click()
    await page.getByText('Scan the first product.').waitFor()
    await waitForFocus(search)
    expect(errors).toEqual([])
  },
)

test('what is typed and unknown is named until the next product, an unknown code until it is cleared', async () => {
  const { site, code } = await openCounter()
  const { page, errors } = await visit(browser, site, screens.desktop, 'bilal')
  await page.goto('/admin/counter')
  const search = page.getByRole('searchbox', { name: 'Add a product' })
  await waitForFocus(search)
  for (const text of ['zzzz', '99999999']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await page.getByText(`“${text}”`).waitFor()
  }
  const unknown = page.getByRole('alert').filter({ hasText: 'No product found for' })
  await unknown.getByText('No product found for “zzzz”, “99999999”').waitFor()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await unknown.getByText('No product found for “99999999”').waitFor()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  expect(await unknown.count()).toBe(0)
  expect(errors).toEqual([])
})

test('a cashier lands on the counter and sees only their own pages in the menu', async () => {
  const { site } = await openCounter()
  const { page, errors } = await visit(browser, site, screens.desktop)
  await page.goto('/admin')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('bilal@kiryana.example')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('heading', { name: 'Counter', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/counter')
  const menu = page.getByRole('navigation', { name: 'Back office' })
  expect(await menu.getByRole('link').allInnerTexts()).toEqual([
    'Counter',
    'Cash',
    'Khata',
    'My security',
  ])
  await page.goto('/admin/orders')
  await page.getByRole('heading', { name: 'You don’t have access to this page' }).waitFor()
  expect(errors).toEqual([])
})

test('a cashier sells by card with the number of the slip, which is on the receipt', async () => {
  const { site, code } = await openCounter()
  const { page, errors } = await visit(browser, site, screens.phone, 'bilal')
  await page.goto('/admin/counter')
  await waitForFocus(page.getByRole('searchbox', { name: 'Add a product' }))
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await page.getByRole('definition').filter({ hasText: 'Rs. 240' }).waitFor()
  await page.getByText('Card', { exact: true }).click()
  await page.getByRole('button', { name: 'Complete sale' }).click()
  await page.getByText('Please enter the number of the slip').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByLabel('Number of the slip').fill('4711')
  await page.getByRole('button', { name: 'Complete sale' }).click()
  await page.getByRole('link', { name: 'Print receipt' }).click()
  await page.getByText('Paid by card, slip 4711').waitFor()
  const cashier = await site.as('bilal')
  expect((await cashier.get('admin/cash')).body.own.balance).toBe(0)
  expect(errors).toEqual([])
})

test('a cashier scans the QR code of a pickup and hands it over, paid by card', async () => {
  const { site } = await openCounter()
  await (await site.as('owner')).patch('admin/settings', { pickupDays: 2 })
  const body = cartOrder(480, [{ product: 'apples', quantity: 2 }], { pickup: true, contact })
  const { _id: id, pickup } = await placed(site.guest(), body)
  const clerk = await site.as('clerk')
  for (const status of ['packed', 'ready']) await clerk.patch(`admin/orders/${id}`, { status })
  const { page, errors } = await visit(browser, site, screens.phone, 'bilal')
  // The address in the QR code, opened by the phone's camera.
  await page.goto(`/admin/orders/${id}`)
  await page.waitForURL(`**/admin/counter?pickup=${id}`)
  const row = page.getByRole('listitem').filter({ hasText: `Code ${pickup.code}` })
  await row.getByText('Rs. 480 to collect').waitFor()
  expect(await faultsInBothThemes(page)).toEqual([])
  // A hand scanner types it, and presses Enter.
  await page.getByLabel('Find a pickup').fill(`${site.origin}/admin/orders/${id}`)
  await page.keyboard.press('Enter')
  await row.getByRole('button', { name: 'Hand over' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Kala Kulu Apples').waitFor()
  expect(await dialog.innerText()).toContain(pickup.code)
  await dialog.getByText('Card', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await dialog.getByText('Please enter the number of the slip').waitFor()
  expect(await faultsInBothThemes(page)).toEqual([])
  await dialog.getByLabel('Number of the slip').fill('4711')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await page.getByText('No order is ready to be picked up.').waitFor()
  expect((await clerk.get(`admin/orders/${id}`)).body.data).toMatchObject({ status: 'delivered', collected: [{ method: 'card', amount: 480 }] }) // prettier-ignore
  expect(errors).toEqual([])
})

test('a viewer sees the sales, and no form', async () => {
  const { site } = await openCounter()
  await site.db.transaction((tx) => appoint(tx, 'bilal', 'viewer', 0))
  const { page, errors } = await visit(browser, site, screens.desktop, 'bilal')
  await page.goto('/admin/counter')
  await page.getByText('No sales yet today.').waitFor()
  expect(await page.getByRole('searchbox', { name: 'Add a product' }).count()).toBe(0)
  expect(errors).toEqual([])
})

test('a cashier sells on account to a customer who may, with what is left of the limit', async () => {
  const { site, code } = await openCounter()
  const clerk = await site.as('clerk')
  const { version } = (await clerk.get('admin/khata/amina')).body.data
  await clerk.put('admin/khata/amina', { isOn: true, limit: 500, days: 30, version })
  const { page, errors } = await visit(browser, site, screens.phone, 'bilal')
  await page.goto('/admin/counter')
  await waitForFocus(page.getByRole('searchbox', { name: 'Add a product' }))
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await page.getByRole('definition').filter({ hasText: 'Rs. 240' }).waitFor()
  await page.getByText('On account', { exact: true }).click()
  await page.getByRole('button', { name: 'Sell on account' }).click()
  await page.getByText('Please choose the customer.').waitFor()
  await page.getByRole('searchbox', { name: 'On whose account' }).fill('amina')
  await page.getByRole('button', { name: 'Choose Amina Siddiqui' }).click()
  await page.getByText('Rs. 500 of Rs. 500 is left').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Sell on account' }).click()
  await page.getByText('is on the account of Amina Siddiqui').waitFor()
  expect(await page.getByRole('textbox', { name: 'Cash received' }).count()).toBe(1) // paid again
  await page.getByRole('link', { name: 'Print receipt' }).click()
  await page.getByText('On account of Amina Siddiqui. Not paid yet.').waitFor()
  expect(errors).toEqual([])
})
