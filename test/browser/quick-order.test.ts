import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { fillWithCast, password } from '../support/cast.ts'
import { hydrated, onDesktop, screens, waitForFocus } from '../support/browser.ts'
import { fillWithDemoGoods } from '../support/demo-goods.ts'
import { launch } from '../support/chromium.ts'
import { desktop, faultsInBothThemes, openSite, phone, visit } from '../support/site.ts'
import { fillWithStock } from '../support/stock-list.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const fill = async (db: Db) => {
  await fillWithCast(db)
  await fillWithStock(db)
}

/** Forty lines, in the ways that people write them. */
const forty = Array.from(
  { length: 40 },
  (_, at) =>
    [`ST-${at}, ${at + 1}`, `st-${at}\t${at + 1}`, `${at + 1} x Stock Item No ${at}`][at % 3],
).join('\n')

describe.each(onDesktop)('on a %s', (screen) => {
  test('a stock buyer pastes forty lines, and all of them are in the cart at wholesale prices', async () => {
    const site = await openSite({ fill })
    const { page, errors } = await visit(browser, site, screens[screen], 'hina')
    await page.goto('/cart')
    await page.getByRole('link', { name: 'Quick order' }).click()
    await page.getByRole('heading', { name: 'Quick order', level: 1 }).waitFor()
    await page.getByLabel('Your list').fill(forty)
    await page.getByText('40 lines read').waitFor()
    await page.getByLabel('Your list').press('Control+Enter')
    await page.getByRole('heading', { name: 'Your list' }).waitFor()
    expect(await page.getByRole('row').count()).toBe(41)
    await page.getByText('40 lines ready').waitFor()
    await page.getByRole('button', { name: 'Add all to cart' }).filter({ visible: true }).click()
    await page.getByRole('heading', { name: 'All items added to cart' }).waitFor()
    await page.keyboard.press('Enter') // the way to the cart has the cursor
    await page.getByRole('heading', { name: 'Your cart' }).waitFor()
    const { cartitems, subtotal } = (await (await site.as('hina')).get('cart')).body
    expect([cartitems.length, subtotal]).toEqual([40, 820 * 8])
    expect(errors).toEqual([])
  })

  test('what is doubtful is chosen, what is unknown is said', async () => {
    const site = await openSite({ fill })
    await (await site.as('hina')).put('cart', { cartitems: [{ _id: 'apples', quantity: 5 }] })
    const { page, errors } = await visit(browser, site, screens[screen], 'hina')
    await page.goto('/quick-order')
    await page
      .getByLabel('Your list')
      .fill('apples, 3\nst-1 ; 2000\nchaki ata, 2\nqqqq, 4\nsoldout, 1\nlastmango, 3')
    await page.getByRole('button', { name: 'Check the list' }).click()
    await page.getByText('2 lines ready, 4 lines need checking').waitFor()
    await page.getByText('Nothing in the shop is like “qqqq”.').waitFor()
    await page.getByText('Sold out, so it stays on this list').waitFor()
    await page.getByText('Only 1 left').waitFor()
    await page.getByText('Please check: an order takes at most 999 of one item.').waitFor()
    expect(await faultsInBothThemes(page)).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBe(0)
    await page.getByRole('button', { name: /^Yes, 999 × / }).click()
    await page
      .getByRole('group', { name: 'Is this “chaki ata”?' })
      .getByRole('button', { name: /^Chakki Atta/ })
      .click()
    await waitForFocus(page.getByLabel('Quantity of Chakki Atta'))
    await page.getByLabel('Another name or code for “qqqq”').fill('zzzz')
    await page.keyboard.press('Enter')
    await page.getByText('Still nothing. Try fewer words.').waitFor()
    await page.getByLabel('Another name or code for “qqqq”').fill('dum chai')
    await page.keyboard.press('Enter')
    await page.getByLabel('Quantity of Dum Chai, Loose Leaf').waitFor()
    await page.getByRole('button', { name: 'Take 1 of Chaunsa Mango' }).click()
    await page
      .getByRole('button', { name: 'Add 5 ready lines to cart' })
      .filter({ visible: true })
      .click()
    await page.getByText('5 lines added to cart; the rest stayed here').waitFor()
    expect(await page.getByRole('row').count()).toBe(2) // the heads, and what is sold out
    const { cartitems } = (await (await site.as('hina')).get('cart')).body
    expect(
      cartitems.map(({ _id, quantity }: { _id: string; quantity: number }) => [_id, quantity]),
    ).toEqual([
      ['apples', 8],
      ['stock-1', 999],
      ['atta', 2],
      ['chai', 4],
      ['lastmango', 1],
    ])
    expect(errors).toEqual([])
  })
})

test('a stock buyer signs up, pastes forty lines, orders and follows the order to the door', async () => {
  const site = await openSite({ fill })
  const { page, errors } = await visit(browser, site, phone)
  await page.goto('/?login=/quick-order')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click()
  await page.getByRole('button', { name: /^For my shop/ }).click()
  const form = page.getByRole('dialog', { name: 'Register Now' })
  await form.getByLabel('Full name').fill('Rashid Mehmood')
  await form.getByLabel('Phone').fill('0300 5556667')
  await form.getByLabel('E-mail').fill('rashid@kiryana.example')
  await form.getByLabel('Business name').fill('Rashid General Store')
  await form.getByLabel('Business address').fill('Raja Bazaar, Rawalpindi')
  await form.getByRole('button', { name: 'Make one from my initials' }).click()
  await form.getByText('Picture ready').waitFor()
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Register Now' }).click()
  await page.getByText('Please Login to Continue').waitFor()
  await page.getByRole('dialog').getByLabel('E-mail').fill('rashid@kiryana.example')
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click()
  await page.getByLabel('Your list').fill(forty) // back where the buyer wanted to go
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByText('40 lines ready').waitFor()
  await page.getByRole('button', { name: 'Add all to cart' }).filter({ visible: true }).click()
  await waitForFocus(page.getByRole('main').getByRole('link', { name: 'View cart' }))
  expect(await page.evaluate(() => window.scrollY)).toBe(0) // the heading is in sight
  await page.getByRole('main').getByRole('link', { name: 'View cart' }).click()
  await page.getByRole('button', { name: 'Proceed to Checkout' }).filter({ visible: true }).click()
  await page.getByLabel('Delivery address').fill('Raja Bazaar, Rawalpindi')
  await page
    .getByRole('button', { name: 'Place Order', exact: true })
    .filter({ visible: true })
    .click()
  await page.waitForURL('**/order-confirmation?order=*')
  const id = new URL(page.url()).searchParams.get('order') ?? ''
  const clerk = await site.as('clerk')
  expect((await clerk.get(`admin/orders/${id}`)).body.data).toMatchObject({
    subtotal: 820 * 8,
    total: 820 * 8 + 150,
  })
  const open = page.waitForResponse(`**/order/${id}/live`)
  await page.goto(`/track-order/${id}`)
  expect((await open).status()).toBe(200)
  for (const status of ['Packed', 'Shipped', 'Delivered']) {
    site.later(1000)
    await clerk.patch(`admin/orders/${id}`, { status: status.toLowerCase() })
    await page
      .getByRole('status')
      .filter({ hasText: `Your order is: ${status}` })
      .waitFor({ state: 'attached' })
  }
  expect(errors).toEqual([])
})

test('from line to line with the keys; a line is taken out', async () => {
  const site = await openSite({ fill })
  const { page } = await visit(browser, site, desktop, 'hina')
  await page.goto('/quick-order')
  await page.getByLabel('Your list').fill('st-1, 1\nst-2, 2\nst-3, 3')
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByLabel('Quantity of Stock Item No 1').focus()
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await page.keyboard.type('25')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('0')
  await page.keyboard.press('Shift+Enter')
  const quantities = () =>
    page
      .locator('input[inputmode=numeric]')
      .evaluateAll((all) => all.map((one) => (one instanceof HTMLInputElement ? one.value : '')))
  expect(await quantities()).toEqual(['12', '25', '3'])
  await page.getByText('40 pieces').first().waitFor()
  await page.getByRole('button', { name: 'Remove “st-2” from the list' }).click()
  expect(await quantities()).toEqual(['12', '3'])
  await waitForFocus(page.getByLabel('Quantity of Stock Item No 3'))
  await page.getByRole('button', { name: 'Edit the list' }).click()
  await waitForFocus(page.getByLabel('Your list'))
  expect(await page.getByLabel('Your list').inputValue()).toBe('st-1, 1\nst-2, 2\nst-3, 3')
})

test('a file is read in the browser; what is no list is said', async () => {
  const site = await openSite({ fill })
  const { page } = await visit(browser, site, phone, 'hina')
  await page.goto('/quick-order')
  const choose = (name: string, content: string | Buffer) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await choose('list.xlsx', Buffer.from('PK\u0003\u0004'))
  await page.getByText('That file is not text.').waitFor()
  await choose('long.csv', 'x'.repeat(200_001))
  await page.getByText('That file is too large').waitFor()
  await choose('list.csv', '\ufeffSKU;Name;Qty\r\nST-1;One;2\r\nST-2;Two;\r\n;Dum Chai;3\r\n')
  await page.getByText('2 lines read').waitFor()
  await page.reload()
  await page.getByText('2 lines read').waitFor() // stored while the tab is open
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByText('2 lines ready').waitFor()
  await page.getByText('1 line with no quantity, or with 0, was left out.').waitFor()
})

test('a guest pastes a list; a cart that cannot be kept is said and nothing is lost', async () => {
  const site = await openSite({ fill })
  const guest = await visit(browser, site, phone)
  await guest.page.goto('/quick-order')
  await hydrated(guest.page)
  await guest.page.getByLabel('Your list').fill('2 atta')
  await guest.page.getByRole('button', { name: 'Check the list' }).click()
  const add = guest.page.getByRole('button', { name: 'Add all to cart' }).filter({ visible: true })
  await add.click()
  await guest.page.getByRole('heading', { name: 'All items added to cart' }).waitFor()
  expect(await guest.page.evaluate(() => localStorage.getItem('kiryana-cart'))).toContain('atta')
  const { page } = await visit(browser, site, desktop, 'amina')
  await page.goto('/quick-order')
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByText('Please write at least one line').waitFor()
  await page.getByLabel('Your list').fill('atta, 2')
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByRole('cell', { name: 'Rs. 2,500' }).waitFor() // retail
  await page.route('**/api/v1/cart/changes', (route) =>
    route.fulfill({ status: 503, json: { message: 'Busy' } }),
  )
  await page.getByRole('button', { name: 'Add all to cart' }).filter({ visible: true }).click()
  await page.getByText('Busy').first().waitFor()
  expect(await page.getByRole('row').count()).toBe(2)
  await page.unroute('**/api/v1/cart/changes')
  await page.getByRole('button', { name: 'Add all to cart' }).filter({ visible: true }).click()
  await page.getByRole('heading', { name: 'All items added to cart' }).waitFor()
  expect((await (await site.as('amina')).get('cart')).body.cartitems).toMatchObject([
    { _id: 'atta', quantity: 2 },
  ])
})

test('a search for several goods becomes a list, below what was written before', async () => {
  const site = await openSite({ fill: fillWithDemoGoods })
  const { page, errors } = await visit(browser, site, phone)
  await page.goto('/quick-order')
  await hydrated(page)
  await page.getByLabel('Your list').fill('atta\nmilk')
  await page.goto('/search?q=bread+milk+eggs')
  await hydrated(page)
  await page.getByRole('link', { name: 'Order as a list' }).click()
  await page.getByRole('heading', { name: 'Quick order', level: 1 }).waitFor()
  await expect.poll(() => page.getByLabel('Your list').inputValue()).toBe('atta\nmilk\nbread\neggs')
  await page.getByText('4 lines read').waitFor()
  expect(errors).toEqual([])
})
