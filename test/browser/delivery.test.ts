import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, hydrated, onPhone } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import type { TestShop } from '../support/shop.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const home = { lat: 33.6844, lng: 73.0479 }
const london = { lat: 51.5, lng: -0.12 }

async function drawIslamabad(site: TestShop) {
  const area = { kind: 'circle', centre: home, radius: 10 }
  const terms = { fee: 100, minimum: 400, freeAbove: 700, takes: { from: 1, to: 2 } }
  await (await site.as('clerk')).post('admin/zones', { name: 'Islamabad', area, ...terms })
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const main = (page: Page, text: string) => page.getByRole('main').getByText(text).first()
const savePlace = (page: Page, place: object) =>
  page.evaluate((text) => localStorage.setItem('savedLocation', text), JSON.stringify(place))

test.each(onPhone)(
  'on a %s: a place is chosen, and header, cart and checkout say what it asks; the order is brought on its terms',
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen, 'amina')
    await drawIslamabad(site)
    const amina = await site.as('amina')
    const cart = (quantity: number) =>
      amina.put('cart', { cartitems: [{ _id: 'apples', quantity }] })
    await cart(1)

    await page.goto('/cart')
    await hydrated(page)
    await main(page, 'Rs. 340').waitFor() // no place yet: as most likely
    await main(page, 'Shipping · Islamabad').waitFor()
    if (screen === 'phone') await main(page, 'Total · Islamabad').waitFor()
    await main(page, 'Free delivery from Rs. 700 in Islamabad; elsewhere Rs. 150').waitFor()
    await page.getByRole('button', { name: /^Delivering To/ }).click()
    await page
      .getByText(
        /^We deliver to Islamabad\. Arriving .*\. Delivery is Rs\.\s100, and free from Rs\.\s700/,
      )
      .waitFor()
    await page.getByLabel('House, street and landmark').fill('House 4, F-8')
    await button(page, 'Select').click()
    await page
      .getByRole('button', { name: /^Delivering To.*Rs\. 100 · Arriving Jan 6–7/ })
      .waitFor()
    await main(page, 'Rs. 340').waitFor()
    const short = 'Orders to Islamabad start at Rs. 400. Rs. 160 more to go.'
    await main(page, short).waitFor()
    await main(page, 'Arriving Jan 6–7').waitFor({
      state: screen === 'phone' ? 'attached' : 'visible',
    })

    await page.goto('/checkout')
    await hydrated(page)
    await button(page, 'Place Order').click()
    await page.getByRole('alert').getByText(short).waitFor()
    expect(await site.count('orders')).toBe(0)

    await cart(2)
    await page.goto('/checkout')
    await hydrated(page)
    await main(page, 'Rs. 220 more for free delivery').waitFor()
    await button(page, 'Place Order').click()
    await page.waitForURL('**/order-confirmation?*')
    await cart(3)
    await page.goto('/cart')
    await main(page, 'Delivery is free for orders from Rs. 700, like yours').waitFor()
    await main(page, 'Rs. 720').waitFor()

    const [order] = (await amina.get('order/get')).body.data
    expect(order).toMatchObject({
      shippingcost: 100,
      total: 580,
      zone: 'Islamabad',
      location: home,
    })
    await page.goto(`/order/${order._id}`)
    await main(page, 'Shipping cost · Islamabad').waitFor()
    expect(errors).toEqual([])
  },
)

test('a guest whose place is in another country is told so, and Buy Now is refused', async () => {
  const { site, page } = await buyerAt(browser)
  await drawIslamabad(site)
  const { id } = (await site.guest().get('shoppingitems/atta')).body.data
  await page.goto('/about')
  await savePlace(page, london)
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: /^Delivering To.*We don't deliver there yet/ }).waitFor()
  await page.goto(`/confirm-order/${id}`)
  await hydrated(page)
  await main(page, "We don't deliver there yet").waitFor()
  expect(
    await page
      .getByText(/Arriving/)
      .locator('visible=true')
      .count(),
  ).toBe(0)
  await page.getByLabel('Full name').fill('Zainab Ali')
  await page.getByLabel('E-mail').fill('zainab@kiryana.example')
  await page.getByLabel('Phone').fill('0300 1112223')
  await page.getByLabel('Delivery address').fill('House 7, Lahore')
  await button(page, 'Continue to Shipping').click()
  await button(page, 'Place Order').click()
  await page.getByRole('alert').getByText("We don't deliver there yet").waitFor()
  expect(await site.count('orders')).toBe(0)
})

/** What stands in the header's address and on the page, as the server has drawn it and as it is now. */
async function drawnAndNow(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  const html = await (await page.request.get(path)).text()
  return page.evaluate((text) => {
    // What may be said about an order comes with its code.
    const options = 'main [aria-label="For this order"]'
    const textOf = (at: Document) =>
      ['.header-deliver', 'main'].map((part) =>
        at
          .querySelector(part)
          ?.textContent.replace(at.querySelector(options)?.textContent || 'nothing of it', '')
          .replaceAll('\u00a0', ' '),
      )
    const valuesOf = (at: Document) =>
      Array.from(at.querySelectorAll<HTMLInputElement>('main input, main textarea'))
        .filter((field) => !field.closest(options))
        .map((field) =>
          field.type === 'checkbox' || field.type === 'radio' ? field.checked : field.value,
        )
    const drawn = new DOMParser().parseFromString(text, 'text/html')
    // Whether it is picked up is asked by code that loads later.
    document.querySelector('fieldset:has([name=way])')?.remove()
    return [drawn, document].map((at) => [...textOf(at), ...valuesOf(at)])
  }, html)
}

const orderPages = ['/cart', '/checkout', '/confirm-order/1', '/place-order/1']

test.each(onPhone)(
  'on a %s: the default address counts from the start, at one price in the cart, at the checkout and in Buy Now',
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen, 'amina')
    await drawIslamabad(site)
    const amina = await site.as('amina')
    const entry = { name: 'Ammi', phone: '0300 7654321', address: 'House 22-B, F-8' }
    await amina.post('user/addresses', { ...entry, landmark: 'the park', ...home })
    await amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 2 }] })
    for (const path of orderPages) {
      const [drawn, now] = await drawnAndNow(page, path)
      expect(now, path).toEqual(drawn)
      expect(drawn?.[0], path).toContain('House 22-B, F-8')
      expect(drawn?.[0], path).toContain('Rs. 100 · Arriving Jan 6–7')
      if (path !== '/confirm-order/1')
        expect(drawn?.[1], path).toContain(path === '/place-order/1' ? 'Rs. 340' : 'Rs. 580')
    }
    await page.goto('/')
    await page.getByRole('button', { name: /^Delivering To House 22-B, F-8/ }).waitFor()
    expect(errors).toEqual([])
  },
)

test('a guest’s place counts before the browser has woken too', async () => {
  const { site, page, errors } = await buyerAt(browser)
  await drawIslamabad(site)
  await page.goto('/about')
  await page.evaluate(() => localStorage.setItem('shippingAddress', 'House 4, F-8'))
  await savePlace(page, home)
  await page.goto('/about') // the shop notes it
  await page.getByRole('button', { name: /^Delivering To House 4, F-8.*Rs\. 100/ }).waitFor()
  await hydrated(page)
  for (const path of ['/cart', '/confirm-order/1', '/place-order/1']) {
    const [drawn, now] = await drawnAndNow(page, path)
    expect(drawn?.[0], path).toContain('House 4, F-8')
    expect(drawn?.[0], path).toContain('Rs. 100 · Arriving Jan 6–7')
    expect(now?.[0], path).toEqual(drawn?.[0])
    if (path === '/place-order/1') expect(drawn?.[1]).toContain('Rs. 340')
  }
  expect(errors).toEqual([])
})

test('another address than the saved one has neither its pin nor its price', async () => {
  const { site, page } = await buyerAt(browser, 'phone', 'amina')
  await drawIslamabad(site)
  const amina = await site.as('amina')
  const entry = { name: 'Ammi', phone: '0300 7654321', address: 'House 22-B, F-8' }
  await amina.post('user/addresses', { ...entry, ...home })
  await amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 2 }] })
  await page.goto('/checkout')
  await hydrated(page)
  const field = page.getByLabel('Delivery address')
  await main(page, 'Rs. 580').waitFor()
  expect(await field.isVisible()).toBe(false) // its card says the address
  await button(page, 'Another address').click()
  expect(await field.inputValue()).toBe('')
  await field.fill('House 9, Lane 2, Lahore')
  await main(page, 'Rs. 630').waitFor()
  await button(page, 'Place Order').click()
  await page.waitForURL('**/order-confirmation?*')
  expect((await amina.get('order/get')).body.data[0]).toMatchObject({
    shippingAddress: 'House 9, Lane 2, Lahore',
    location: null,
    zone: null,
    total: 630,
  })
})

test('an address of the book brings its own pin, and one without a pin the shop’s own terms', async () => {
  const { site, page } = await buyerAt(browser, 'phone', 'amina')
  await drawIslamabad(site)
  const amina = await site.as('amina')
  const entry = { name: 'Amina', phone: '0300 1234567', address: 'House 22-B, F-8' }
  await amina.post('user/addresses', { ...entry, label: 'Home', ...home })
  await amina.post('user/addresses', { ...entry, label: 'Office', address: 'Somewhere' })
  await amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 2 }] })
  await page.goto('/checkout')
  await hydrated(page)
  await main(page, 'Rs. 580').waitFor() // the default is used automatically
  await page.getByRole('button', { name: /^Office/ }).click()
  await main(page, 'Rs. 630').waitFor()
  await page.getByRole('button', { name: /^Home/ }).click()
  await main(page, 'Rs. 580').waitFor()
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('button', { name: /^Delivering To House 22-B/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Office/ })
    .click()
  await page.getByRole('button', { name: /^Delivering To Somewhere/ }).waitFor()
})

test.each(onPhone)(
  'on a %s: a guest types an address without a pin; its zone sets the fee, and a missing street or city is asked for',
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen)
    await drawIslamabad(site)
    await page.goto('/about')
    await page.evaluate(() =>
      localStorage.setItem('kiryana-cart', '[{"productId":"apples","quantity":3}]'),
    )
    await page.goto('/cart')
    await hydrated(page)
    // The banner promises it from Rs. 700.
    await main(page, 'Free delivery from Rs. 700 in Islamabad; elsewhere Rs. 150').waitFor()
    await page
      .getByText(/^Rs\.\s720/)
      .locator('visible=true')
      .first()
      .waitFor()

    await page.goto('/checkout')
    await hydrated(page)
    const field = page.getByLabel('Delivery address')
    await page.getByLabel('Full name').fill('Zainab Ali')
    await page.getByRole('main').getByLabel('Phone').fill('0300 1112223')
    await field.fill('Islamabad, Pakistan')
    await main(page, 'Please add your street and house.').waitFor()
    for (const [address, problem] of [
      ['Islamabad, Pakistan', 'Please add the house or street, so that the rider finds you'],
      ['House 4, Street 10', 'Please add your city, or choose the place on the map below'],
    ] as const) {
      await field.fill(address)
      await button(page, 'Place Order').click()
      await main(page, problem).waitFor()
    }
    expect(await site.count('orders')).toBe(0)
    await field.fill('House 4, Street 10, F-7/2, Islamabad')
    await main(page, 'We deliver to Islamabad.').waitFor()
    await button(page, 'Place Order').click()
    await page.waitForURL('**/order-confirmation?*')
    const [order] = (await (await site.as('clerk')).get('admin/orders')).body.data
    expect(order).toMatchObject({ deliveryZone: 'Islamabad', shipping: 0, total: 720 })
    expect(errors).toEqual([])
  },
)
