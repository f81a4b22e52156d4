import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { referenceOf } from '#shop/orders/order.ts'
import { authMessages } from '#web/messages/en/storefront/account/auth.ts'
import { signupMessages } from '#web/messages/en/storefront/account/signup.ts'
import { productReviewsMessages } from '#web/messages/en/storefront/catalogue/product-reviews.ts'
import { shopReviewMessages } from '#web/messages/en/storefront/catalogue/shop-reviews.ts'
import { cartMessages } from '#web/messages/en/storefront/checkout/cart.ts'
import { checkoutMessages } from '#web/messages/en/storefront/checkout/checkout.ts'
import { detailsMessages } from '#web/messages/en/storefront/checkout/details.ts'
import { doneMessages } from '#web/messages/en/storefront/checkout/done.ts'
import { findOrderMessages } from '#web/messages/en/storefront/checkout/find-order.ts'
import { cancelMessages } from '#web/messages/en/storefront/checkout/cancel.ts'
import { ordersMessages } from '#web/messages/en/storefront/checkout/orders.ts'
import { returnsMessages } from '#web/messages/en/storefront/checkout/returns.ts'
import { siteMessages } from '#web/messages/en/site.ts'
import { english } from '#web/messages/language.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { hydrated } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { cartOrder, delivered } from '../support/orders.ts'
import { openSite, phone, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const on = '2025-01-05T10:00:00Z'
const languages = [english, urdu]
const site = messagesIn(urdu, siteMessages)
const cart = messagesIn(urdu, cartMessages)
const checkout = messagesIn(urdu, checkoutMessages)
const details = messagesIn(urdu, detailsMessages)
const done = messagesIn(urdu, doneMessages)
const orders = messagesIn(urdu, cancelMessages, ordersMessages)
const finding = messagesIn(urdu, findOrderMessages)
const signup = messagesIn(urdu, signupMessages)
const auth = messagesIn(urdu, authMessages)
const returns = messagesIn(urdu, returnsMessages)
const buyers = messagesIn(urdu, productReviewsMessages)
const reviews = messagesIn(urdu, shopReviewMessages)

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).locator('visible=true').first()
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label)
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const keepCart = (page: Page) =>
  page.evaluate(() => {
    const lines = ['apples', 'chai'].map((productId) => ({ productId, quantity: 1 }))
    localStorage.setItem('kiryana-cart', JSON.stringify(lines))
  })

/** Fills in who gets the order and where. */
async function fillIn(page: Page) {
  await field(page, details('details.fullName')).fill('زینب علی')
  await field(page, details('details.phone')).fill('0300 1112223')
  await field(page, details('details.address')).fill('مکان 7، گلی 3، لاہور')
}

test('a guest buys in Urdu, finds the order again and cancels an item', async () => {
  const shop = await openSite({ on, languages })
  const { page, errors } = await visit(browser, shop, phone)
  await page.goto('/ur/products')
  for (const name of ['Kala Kulu Apples', 'Dum Chai, Loose Leaf']) {
    await button(page, site('product.addOf', { name })).click()
    await page.getByText(site('cart.added')).first().waitFor()
  }
  await page.goto('/ur/cart')
  await button(page, cart('cart.proceed')).click()
  await button(page, site('login.checkOut')).click()
  await page.waitForURL('**/ur/checkout')
  await button(page, checkout('checkout.place')).click()
  await page.getByText(details('details.needName')).waitFor()
  await fillIn(page)
  await button(page, checkout('checkout.place')).click()
  await heading(page, done('done.keep')).waitFor()
  const { id } = await shop.db.one<{ id: string }>`select id from orders`
  const reference = referenceOf({ id })

  const elsewhere = await visit(browser, shop, phone)
  await elsewhere.page.goto('/ur/find-order')
  await field(elsewhere.page, finding('findOrder.number')).fill(reference)
  await field(elsewhere.page, finding('findOrder.phone')).fill('0300 1112223')
  await button(elsewhere.page, finding('findOrder.submit')).click()
  await elsewhere.page.getByText(orders('order.title', { reference })).first().waitFor()
  expect(elsewhere.page.url()).toContain('/ur/')

  await page.goto(`/ur/order/${id}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: orders('order.cancel') })
    .click()
  await page.waitForURL('**/ur/cancel-order/**')
  await page.getByRole('checkbox', { name: 'Kala Kulu Apples' }).check()
  await page.getByLabel(orders('cancel.agree')).check()
  await button(page, orders('cancel.submit')).click()
  await page.getByText(orders('cancelled.done')).waitFor()
  await page.goto(`/ur/order/${id}`)
  await page.getByText(orders('order.lineCancelled', { count: 1 })).waitFor()
  expect([...errors, ...elsewhere.errors]).toEqual([])
})

test('somebody signs up in Urdu and is logged in, in Urdu', async () => {
  const shop = await openSite({ on, languages })
  const { page, errors } = await visit(browser, shop, phone)
  await page.goto('/ur/signup?type=normal')
  const form = page.getByRole('main')
  await button(page, signup('signup.title')).click()
  await page.getByText(signup('signup.missing')).first().waitFor()
  await form.getByLabel(signup('signup.fullName')).fill('نادیہ خان')
  await form.getByLabel(signup('signup.phone'), { exact: true }).fill('0301 7654321')
  await form.getByLabel(signup('signup.email')).fill('nadia@kiryana.example')
  await form.getByLabel(signup('signup.password'), { exact: true }).fill('moongphali garam chai')
  await button(page, signup('signup.drawPicture')).click()
  await page.getByText(signup('signup.pictureReady')).waitFor()
  await button(page, signup('signup.title')).click()
  await page.waitForURL('**/ur/login**')
  expect(await form.getByLabel(auth('login.who')).inputValue()).toBe('nadia@kiryana.example')
  await form.getByRole('button', { name: site('login.title'), exact: true }).click()
  await page.getByText(site('login.done')).waitFor()
  await page.goto('/profile') // without a prefix: the language is the account's
  await page.waitForURL('**/ur/profile')
  await page.getByText('نادیہ خان').first().waitFor()
  expect(errors).toEqual([])
})

test('a customer returns an item in Urdu and writes a review', async () => {
  const shop = await openSite({ languages }) // days to return are counted by the browser's clock too
  const both = [
    { product: 'apples', quantity: 2 },
    { product: 'chai', quantity: 1 },
  ]
  const id = await delivered(shop, await shop.as('amina'), cartOrder(1129.5, both))
  const { page, errors } = await visit(browser, shop, phone, 'amina')
  await page.goto(`/ur/return-order/${id}`)
  await button(page, returns('returns.submit')).click()
  await page.getByText(returns('returns.needItem')).waitFor()
  await page.getByRole('checkbox', { name: 'Kala Kulu Apples' }).check()
  await page.getByLabel(returns('returns.unwanted')).check()
  await page.getByLabel(returns('returns.reason')).fill('ضرورت نہیں رہی')
  await button(page, returns('returns.submit')).click()
  await page.waitForURL(`**/ur/order/${id}`)
  const section = page.getByRole('region', { name: returns('returns.section') })
  await section.getByText(returns('returns.asked')).waitFor()
  await section.getByText('ضرورت نہیں رہی').waitFor()

  await page.goto('/ur/item/1')
  await hydrated(page)
  await button(page, buyers('reviews.write')).click()
  await page.getByLabel(reviews('reviews.text')).fill('میٹھے اور تازہ')
  const four = page.getByRole('radio', { name: reviews('reviews.stars', { star: 4 }) })
  await page.getByRole('main').locator('label').filter({ has: four }).click()
  await button(page, reviews('reviews.submit')).click()
  await page.getByText(reviews('reviews.sent')).waitFor()
  await page.getByRole('article').filter({ hasText: 'میٹھے اور تازہ' }).waitFor()
  expect(errors).toEqual([])
})

test('a change of the language in the middle of the checkout keeps the cart and what is typed', async () => {
  const shop = await openSite({ on, languages })
  const { page, errors } = await visit(browser, shop, phone)
  await page.goto('/ur/about')
  await keepCart(page)
  await page.goto('/ur/checkout')
  await hydrated(page)
  await fillIn(page)
  await page.goto('/language/en?to=/checkout')
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/checkout')
  await expect.poll(() => field(page, 'Full name').inputValue()).toBe('زینب علی')
  expect(await field(page, 'Phone').inputValue()).toBe('0300 1112223')
  await page.goto('/language/ur?to=/checkout')
  await page.getByRole('heading', { level: 1, name: checkout('checkout.title') }).waitFor()
  await expect
    .poll(() => field(page, details('details.address')).inputValue())
    .toBe('مکان 7، گلی 3، لاہور')
  await page.getByText('Dum Chai, Loose Leaf').locator('visible=true').first().waitFor()
  expect(errors).toEqual([])
})

test('odd addresses and an unknown language in the cookie lead to a page that is whole', async () => {
  const shop = await openSite({ on, languages })
  const { page, context, errors } = await visit(browser, shop, phone)
  const shownAt = async (address: string) => {
    const answer = await page.goto(address)
    const { lang, dir } = await page.evaluate(() => {
      const { lang, dir } = document.documentElement
      return { lang, dir }
    })
    return [new URL(page.url()).pathname, answer?.status(), lang, dir]
  }
  expect(await shownAt('/ur/ur/products')).toEqual(['/ur/ur/products', 404, 'ur', 'rtl'])
  await heading(page, site('missing.title')).waitFor()
  expect(await shownAt('/UR')).toEqual(['/ur/', 200, 'ur', 'rtl'])
  await context.addCookies([{ name: 'locale', value: 'xx-Unknown', url: shop.origin }])
  expect(await shownAt('/products')).toEqual(['/products', 200, 'en', 'ltr'])
  expect(await shownAt('/ur/products')).toEqual(['/ur/products', 200, 'ur', 'rtl'])
  expect(errors).toEqual([])
})
