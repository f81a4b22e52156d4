import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, hydrated, onPhone, waitForFocus } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { delivered } from '../support/orders.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function numberOf(page: Page, id: string) {
  const answer = await page.request.get(`/api/v1/shoppingitems/${id}`)
  return ((await answer.json()) as { data: { id: number } }).data.id
}

async function fillIn(page: Page) {
  await page.getByLabel('Full name').fill('Zainab Ali')
  await page.getByLabel('E-mail').fill('zainab@kiryana.example')
  await page.getByLabel('Phone').fill('0300 1112223')
  await page.getByLabel('Delivery address').fill('House 7, Street 3, Lahore')
}

test.each(onPhone)(
  'on a %s, a guest buys one thing at once, follows it, and cancels it',
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen)
    await page.goto(`/item/${await numberOf(page, 'apples')}`)
    await hydrated(page)
    await page.getByRole('link', { name: 'Buy Now' }).click()
    await page.waitForURL('**/confirm-order/*')
    await button(page, 'Continue to Shipping').click()
    await page.getByText('Please enter your full name').waitFor()
    await waitForFocus(page.getByLabel('Full name'))
    await fillIn(page)
    await page.reload() // what was typed is kept
    await page.waitForFunction(
      () => document.querySelector('input[name=fullName]')?.getAttribute('value') === 'Zainab Ali',
    )
    await hydrated(page)
    await button(page, 'Continue to Shipping').click()

    await page.waitForURL('**/place-order/*')
    await page.getByRole('main').getByText('House 7, Street 3, Lahore').waitFor()
    await page.getByRole('main').getByText('Arriving Jan 6–10', { exact: true }).first().waitFor()
    await page.getByText('Rs. 390').first().waitFor() // 240 and the flat 150
    await button(page, 'Place Order').click()

    await page.waitForURL('**/congratulation/**')
    await page.getByRole('heading', { name: 'Congratulations!' }).waitFor()
    const id = await page.evaluate(() => localStorage.getItem('orderid'))
    expect(page.url()).toContain(`/congratulation/${id}`)
    await page.getByRole('main').getByRole('link', { name: 'Track Your Order' }).click()
    await page.waitForURL('**/track-order/**')
    await page.getByRole('heading', { name: 'Track your order' }).waitFor()

    await page.goBack()
    await page.getByRole('link', { name: 'Cancel Your Order' }).click()
    await page.waitForURL('**/cancel-order/**')
    await hydrated(page)
    await button(page, 'Submit').click()
    await page.getByText('Please agree to the cancellation policy').waitFor()
    await page.getByLabel('I agree').check()
    await button(page, 'Submit').click()
    await page.getByRole('heading', { name: 'Cancel Order Confirmation' }).waitFor()
    await page.getByText('Your Cancellation was Successful').waitFor()
    await page.getByText('Quantity: 1').waitFor()
    expect(await site.stockOf('apples')).toBe(50)
    expect(errors).toEqual([])
  },
)

test.each(onPhone)('on a %s, a customer buys one thing at once, with points', async (screen) => {
  const { site, page, errors } = await buyerAt(browser, screen, 'amina')
  const amina = await site.as('amina')
  const earlier = {
    flow: 'buy-now',
    products: [{ product: 'atta', quantity: 1 }],
    shippingAddress: 'House 1, Lahore',
    total: 1400,
  }
  await delivered(site, amina, earlier)
  expect(await site.balanceOf('amina')).toBe(14)
  await page.goto(`/confirm-order/${await numberOf(page, 'apples')}?quantity=2`)
  await hydrated(page)
  expect(await page.getByLabel('Full name').inputValue()).toBe('Amina Siddiqui')
  await page.getByLabel('Delivery address').fill('House 7, Street 3, Lahore')
  await button(page, 'Continue to Shipping').click()
  await page.waitForURL('**/place-order/*')
  await page.getByLabel('Points to redeem').fill('10')
  await button(page, 'Redeem').click()
  await page.getByText('Points will be redeemed on order completion').first().waitFor()
  await page.getByText('Rs. 620').first().waitFor() // 2 × 240 + 150 − 10
  await button(page, 'Place Order').click()
  await page.getByText('You will earn 6 loyalty points with this order.').waitFor()
  expect(await site.balanceOf('amina')).toBe(14 - 10 + 6)
  await page.getByRole('main').getByRole('link', { name: 'Track Your Order' }).click()
  await page.getByRole('heading', { name: 'Your Orders' }).waitFor()
  expect(errors).toEqual([])
})

test('a draft that is broken or strange is as good as none', async () => {
  const { page, errors } = await buyerAt(browser)
  const number = await numberOf(page, 'apples')
  for (const draft of ['{', 'null', '7', '{"name":{},"address":[1],"phoneNo":5}']) {
    await page.goto(`/confirm-order/${number}`)
    await page.evaluate((text) => localStorage.setItem('formdata', text), draft)
    await page.goto(`/place-order/${number}`)
    await page.getByRole('link', { name: 'Fill in your details' }).waitFor()
    expect(await button(page, 'Place Order').isDisabled()).toBe(true)
  }
  expect(errors).toEqual([])
})

test('for a delivery time or pickup, Buy Now leads to the cart with its product', async () => {
  const { site, page, errors } = await buyerAt(browser, onPhone[0])
  const owner = await site.as('owner')
  await owner.patch('admin/settings', { pickupDays: 0 })
  const number = await numberOf(page, 'apples')
  await page.goto(`/confirm-order/${number}?quantity=2`)
  await hydrated(page)
  const toCart = page.getByRole('button', { name: /: use the cart$/ })
  expect(await toCart.count()).toBe(0) // the shop has neither
  await owner.patch('admin/settings', { pickupDays: 2 })
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Pick up at the shop: use the cart' }).click()
  await page.waitForURL('**/cart')
  await page.goto(`/confirm-order/${number}?quantity=2`)
  await hydrated(page)
  await toCart.click() // the same again orders no more
  await page.waitForURL('**/cart')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('kiryana-cart')))
    .toMatch(/"quantity":2\b/)
  expect(errors).toEqual([])
})
