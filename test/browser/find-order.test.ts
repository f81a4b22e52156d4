import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { referenceOf } from '#shop/orders/order.ts'
import { screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'
import { address, contact } from '../support/orders.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test('a guest finds the order again: at home, under Your Orders, elsewhere by number, and in a new account', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.phone)
  const created = await page.request.post('/api/v1/order/create', {
    headers: { origin: site.origin },
    data: {
      products: [{ product: 'apples', quantity: 1 }],
      total: 390,
      shippingAddress: address,
      contact,
    },
  })
  const { _id: id } = (await created.json()).data
  const number = referenceOf({ id })

  await page.goto('/')
  await page
    .getByRole('region', { name: `Order ${number}` })
    .getByRole('link')
    .waitFor()
  await page.goto('/orders')
  const card = page.getByRole('article', { name: `Order ${number}` })
  await card.waitFor()
  const startOf = async (one: Locator) => (await one.boundingBox())?.x ?? 0
  expect(await startOf(card.getByRole('link', { name: /^Track order/ }))).toBeLessThan(
    await startOf(card.getByRole('button', { name: /^Add All to Cart/ })),
  )
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: `Track order ${number}` }).click()
  await page.getByRole('heading', { name: 'Track your order' }).waitFor()

  // Another device, without scripts first.
  const bare = await visit(browser, site, { ...screens.phone, javaScriptEnabled: false })
  await bare.page.goto('/find-order')
  await bare.page.getByLabel('Order number').fill('1234567')
  await bare.page.getByLabel('Phone number').fill(contact.phone)
  await bare.page.getByRole('button', { name: 'Find my order' }).click()
  await bare.page.getByText('Order not found').waitFor()

  const elsewhere = await visit(browser, site, screens.phone)
  await elsewhere.page.goto('/login')
  await elsewhere.page.getByRole('main').getByRole('link', { name: 'Find your order' }).click()
  await elsewhere.page.getByLabel('Order number').fill('1234567')
  await elsewhere.page.getByLabel('Phone number').fill(contact.phone)
  const find = elsewhere.page.getByRole('button', { name: 'Find my order' })
  await find.click()
  await elsewhere.page.getByText('We found no order with this number and phone').waitFor()
  expect(await axeFaults(elsewhere.page)).toEqual([])
  await elsewhere.page.getByLabel('Order number').fill(number)
  await find.click()
  await elsewhere.page.getByText(`Order ${number}`).first().waitFor()

  await page.goto(`/congratulation/${id}`)
  await page.getByRole('link', { name: 'Make an account with these details' }).click()
  const form = page.getByRole('main')
  expect(await form.getByLabel('Full name').inputValue()).toBe(contact.name)
  expect(await form.getByLabel('Phone', { exact: true }).inputValue()).toBe(contact.phone)
  await form.getByLabel('E-mail').fill('bushra@kiryana.example')
  await form.getByRole('button', { name: 'Make one from my initials' }).click()
  await page.getByText('Picture ready').waitFor()
  await form.getByLabel('Password', { exact: true }).fill('a good long password')
  await form.getByRole('button', { name: 'Register Now' }).click()
  await page.waitForURL('**/login')
  await form.getByRole('button', { name: 'Login' }).click()
  await page.getByText('Login Successful').waitFor()
  await page.goto('/orders')
  await page.getByRole('button', { name: 'Add to my account' }).click()
  await page.getByText('The orders are in your account now').waitFor()
  await page.getByText('Ordered on this device without an account').waitFor({ state: 'detached' })
  await page.getByRole('article', { name: `Order ${number}` }).waitFor()
  expect(errors).toEqual([])
})
