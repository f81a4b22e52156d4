import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onPhone, screenNames, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { address, buyNow, cartOrder, contact, delivered, placed } from '../support/orders.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test.each(screenNames)(
  'on a %s an order by phone is taken for a customer who redeems points',
  async (screen) => {
    const site = await openSite()
    const amina = await site.as('amina')
    await delivered(site, amina, cartOrder())
    await amina.post('user/addresses', {
      name: 'Amina',
      phone: '0300 7654321',
      address: 'Lane 2, Lahore',
      label: 'Home',
    })
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto('/admin/orders')
    await page.getByRole('link', { name: 'New order' }).click()
    await page.getByRole('heading', { name: 'New order', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Place the order' }).click()
    await page.getByText('Please choose a customer first').waitFor()
    await page.getByText('Please add a product first').waitFor()
    expect(await axeFaults(page)).toEqual([])

    const find = page.getByRole('searchbox', { name: 'Find the customer' })
    if (screen === 'phone') {
      await find.fill('amina')
      await page.getByRole('button', { name: 'Choose Amina Siddiqui' }).click()
    } else {
      // A scanner types the number of the card, and Enter.
      const { body } = await (await site.as('owner')).get('admin/customers/amina')
      await find.fill(body.data.loyaltyCard)
      await find.press('Enter')
    }
    await page.getByText('16 points, 16 can be redeemed').waitFor()
    await page.getByRole('searchbox', { name: 'Add a product' }).fill('apples')
    await page.getByRole('button', { name: 'Add Kala Kulu Apples' }).click()
    await page
      .getByRole('group', { name: /Kala Kulu Apples/ })
      .getByRole('button')
      .last()
      .click()
    await page.getByText('Rs. 630').waitFor()
    const points = page.getByRole('textbox', { name: 'Redeem points' })
    for (const wrong of ['-5', '10.5', '17']) {
      await points.fill(wrong)
      await page.getByText('Please enter a whole number from 0 to 16').waitFor()
    }
    await page.getByRole('button', { name: 'Place the order' }).click()
    expect(await page.getByText('Please enter a whole number from 0 to 16').count()).toBe(1)
    expect(await points.evaluate((field) => field === document.activeElement)).toBe(true)
    await points.fill('16')
    await page.getByText('Rs. 614').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Place the order' }).click()
    await page.getByText('Entered by Sana Clerk').waitFor()
    await page.getByText('Lane 2, Lahore').waitFor()
    expect(await site.balanceOf('amina')).toBe(16) // 16 spent, 16 earned again
    expect(errors).toEqual([])
  },
)

test.each(onPhone)(
  'on a %s a guest who calls again is found by phone, and the order takes the last address',
  async (screen) => {
    const site = await openSite()
    await placed(site.guest(), buyNow(390, undefined, { contact }))
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto('/admin/orders/new')
    await page.getByRole('searchbox', { name: 'Find the customer' }).fill('03001234567')
    const guests = page.getByRole('list', { name: 'Guests who ordered before' })
    await guests.getByText('1 order as a guest').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await guests.getByRole('button', { name: `Choose ${contact.name}` }).click()
    const name = page.getByRole('textbox', { name: 'Name' })
    expect(await name.inputValue()).toBe(contact.name)
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await page.getByLabel('Delivery address').inputValue()).toBe(address)
    await page.getByRole('searchbox', { name: 'Add a product' }).fill('apples')
    await page.getByRole('button', { name: 'Add Kala Kulu Apples' }).click()
    await page.reload()
    await page.getByText('Rs. 390').waitFor()
    await page.getByRole('button', { name: 'Place the order' }).click()
    await page.getByText('Entered by Sana Clerk').waitFor()
    await page.getByText(address).first().waitFor()
    expect(errors).toEqual([])
  },
)

test('a new caller gets an order with the number that was searched', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.desktop, 'clerk')
  await page.goto('/admin/orders/new')
  const find = page.getByRole('searchbox', { name: 'Find the customer' })
  const asNew = page.getByRole('button', { name: 'New customer with this number' })
  await find.fill('Nobody at all')
  await page.getByText('No customer matches “Nobody at all”').waitFor()
  expect(await asNew.count()).toBe(0)
  await find.fill('0345 7654321')
  await asNew.click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await page.getByRole('textbox', { name: 'Phone' }).inputValue()).toBe('0345 7654321')
  expect(await page.getByRole('radio', { name: 'New customer or guest' }).isChecked()).toBe(true)
  expect(await axeFaults(page)).toEqual([])
  expect(errors).toEqual([])
})

test('a wrong phone number is said at its field, until it or the choice of customer changes', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, screens.desktop, 'clerk')
  await page.goto('/admin/orders/new')
  const phone = await fillForGuest(page)
  const place = page.getByRole('button', { name: 'Place the order' })
  const wrong = page.getByText(/valid Pakistani phone number/)
  await phone.fill('12')
  for (const mend of [
    () => phone.fill('0345 7654321'),
    () => page.getByRole('radio', { name: 'A known customer' }).check(),
  ]) {
    await page.getByRole('radio', { name: 'New customer or guest' }).check()
    await page.getByRole('textbox', { name: 'Name' }).fill('Nida')
    await phone.fill('12')
    await place.click()
    await wrong.waitFor()
    expect(await wrong.count()).toBe(1)
    expect(await phone.getAttribute('aria-invalid')).toBe('true')
    expect(await phone.evaluate((field) => field === document.activeElement)).toBe(true)
    await mend()
    await wrong.waitFor({ state: 'detached' })
  }
  await page.getByRole('radio', { name: 'New customer or guest' }).check()
  await phone.waitFor()
  expect(await wrong.count()).toBe(0)
})

test('an order that is placed before its total is there, or offline, goes through later', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, screens.desktop, 'clerk')
  await page.goto('/admin/orders/new')
  await fillForGuest(page)
  const place = page.getByRole('button', { name: 'Place the order' })
  await page.context().setOffline(true)
  await place.click()
  await page.getByText('No connection. Nothing was changed').first().waitFor()
  await page.context().setOffline(false)
  const total = Promise.withResolvers<void>()
  await page.route(/admin\/orders\/quote/, async (route) => {
    await total.promise
    await route.continue()
  })
  await page
    .getByRole('button', { name: /^One more/ })
    .first()
    .click()
  await place.click()
  expect(await site.db.all`select id from orders`).toEqual([])
  total.resolve()
  await page.getByText('Entered by Sana Clerk').waitFor()
  expect(await site.db.all`select total from orders`).toHaveLength(1)
})

/** Fills everything in for a guest; returns the field of the phone number. */
async function fillForGuest(page: Page) {
  await page.getByRole('radio', { name: 'New customer or guest' }).check()
  await page.getByRole('textbox', { name: 'Name' }).fill('Nida')
  const phone = page.getByRole('textbox', { name: 'Phone' })
  await phone.fill('0345 7654321')
  await page.getByRole('searchbox', { name: 'Add a product' }).fill('apples')
  await page.getByRole('button', { name: 'Add Kala Kulu Apples' }).click()
  await page.getByLabel('Delivery address').fill(address)
  await page.getByText('Rs. 390').waitFor()
  return phone
}

test('a walk-in is served at the counter with a scanner and the keyboard', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.desktop, 'clerk')
  const { number } = await site.db.one<{ number: number }>`
    select number from product where id = 'apples'`
  await page.goto('/admin/orders/new')
  await page.getByRole('radio', { name: 'New customer or guest' }).check()
  await page.getByRole('radio', { name: /At the counter/ }).check()
  const scanner = page.getByRole('searchbox', { name: 'Add a product' })
  for (const total of ['Rs. 240', 'Rs. 480']) {
    await scanner.pressSequentially(String(number))
    await page.keyboard.press('Enter')
    await page.getByRole('definition').filter({ hasText: total }).last().waitFor()
    expect(await scanner.inputValue()).toBe('')
  }
  expect(await page.getByText(/^Earns/).count()).toBe(0)
  await page.getByRole('button', { name: 'Paid: hand it over' }).press('Enter')
  await page.getByText('Entered by Sana Clerk').waitFor()
  expect(await site.db.all`select status, total from orders`).toEqual([
    { status: 'delivered', total: 48_000 },
  ])
  const customer = page.getByRole('region', { name: 'Customer' })
  expect(await customer.innerText()).toMatch(/^Customer\s+Guest\s+Walk-in customer$/)
  await page.getByRole('heading', { name: 'Sold at the counter' }).waitFor()
  await page.getByText('Paid at the counter').waitFor()
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem')
  expect((await history.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    'Placed',
    'Handed over at the counter',
  ])
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Invoice' }).waitFor()
  expect(await page.getByRole('link', { name: 'Address label' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Invoice' }).click()
  await page.getByText('Paid at the counter').waitFor()
  expect(await page.getByRole('link', { name: 'Address label' }).count()).toBe(0)
  expect(errors).toEqual([])
})

test('of several products that a search finds one is added with the arrow keys', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.desktop, 'clerk')
  await page.goto('/admin/orders/new')
  const search = page.getByRole('searchbox', { name: 'Add a product' })
  const found = page.getByRole('list', { name: 'Products found' }).getByRole('button')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  for (const key of ['Enter', 'ArrowDown']) {
    await search.fill('ch')
    await search.press(key)
    await expect.poll(focused).toMatch(/^Add /)
    expect(await focused()).toBe(await found.first().getAttribute('aria-label'))
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe(await found.nth(1).getAttribute('aria-label'))
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)
  }
  await search.press('ArrowDown')
  // A scanner that goes on types into the search, not on a button.
  await page.keyboard.type('apples')
  expect(await search.inputValue()).toBe('apples')
  await search.fill('ch')
  await search.press('Enter')
  await expect.poll(focused).toMatch(/^Add /)
  const [name = ''] = (await focused())?.slice('Add '.length).split(', ') ?? []
  await page.keyboard.press('Enter')
  await page.getByText(new RegExp(`^${name}.* added$`)).waitFor()
  expect(await search.inputValue()).toBe('')
  expect(errors).toEqual([])
})

test('scans that come before the last answer all arrive, and unknown codes are named', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.desktop, 'clerk')
  const goods = await site.db.all<{ number: number }>`
    select number from product where published_at is not null and coalesce(stock, 9) > 2 order by number limit 3`
  const answers = Promise.withResolvers<void>()
  await page.route(/admin\/products\?/, async (route) => {
    await answers.promise
    await route.continue()
  })
  await page.goto('/admin/orders/new')
  const scanner = page.getByRole('searchbox', { name: 'Add a product' })
  await scanner.focus()
  const codes = goods.map(({ number }) => String(number))
  for (const code of [...codes, '89640001', ...codes]) {
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
  }
  answers.resolve()
  await page.getByText('No product found for “89640001”').waitFor()
  await expect.poll(() => scanner.inputValue()).toBe('')
  const lines = page.getByRole('list', { name: 'In this order' }).getByRole('group')
  const quantities = await lines.getByRole('textbox').all()
  expect(await Promise.all(quantities.map((one) => one.inputValue()))).toEqual(['2', '2', '2'])
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  expect(await page.getByText('No product found').count()).toBe(0)
  expect(errors).toEqual([])
})

test('a caller’s address decides on the charge and the times, also after a reload', async () => {
  const site = await openSite()
  const clerk = await site.as('clerk')
  const around = { kind: 'circle', centre: { lat: 33.63, lng: 73.07 }, radius: 15 }
  const zone = await clerk.post('admin/zones', { name: 'Rawalpindi', area: around, fee: 90 })
  const evening = { from: '18:00', to: '20:00', capacity: 5, closesBefore: 0, extra: 50 }
  await clerk.post('admin/delivery-windows', { ...evening, zoneId: zone.body.data.id })
  const { page, errors } = await visit(browser, site, screens.phone, 'clerk')
  await page.goto('/admin/orders/new')
  await hydrated(page)
  await page.getByText('New customer or guest').click()
  await page.getByLabel('Name', { exact: true }).fill('Bushra Khan')
  await page.getByLabel('Phone', { exact: true }).fill('0300 7654321')
  await page.getByRole('searchbox', { name: 'Add a product' }).fill('apples')
  await page.getByRole('button', { name: 'Add Kala Kulu Apples' }).click()
  await page.getByText('Rs. 390').waitFor() // 240 + 150
  await page.getByLabel('Delivery address').fill(address)
  await page.getByText('Rs. 330').waitFor() // 240 + 90
  await page.reload()
  await hydrated(page)
  await page.getByText('Rs. 330').waitFor()
  const time = page.getByLabel('Delivery time')
  await time.getByText('6pm–8pm, +Rs. 50').nth(1).waitFor({ state: 'attached' })
  await time.selectOption({ index: 2 })
  await page.getByText('Rs. 380').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Place the order' }).click()
  await page.getByRole('main').getByText('6pm–8pm').first().waitFor()
  const [order] = (await clerk.get('admin/orders')).body.data
  expect(order).toMatchObject({ total: 380, promised: { hours: { from: '18:00' } } })
  expect(errors).toEqual([])
})
