import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, hydrated, onPhone, type ScreenName } from '../support/browser.ts'
import { password } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

/** Chai costs a stock buyer 450, by the carton of 12, at least 24, and from 48 on 440. */
const terms = {
  wholesaleMinimum: 24,
  wholesaleStep: 12,
  wholesaleCarton: 12,
  wholesaleBreaks: [
    { from: 48, price: 440 },
    { from: 96, price: 425.5 },
  ],
}

async function atChai(screen: ScreenName, who: 'hina' | 'kashif' | 'guest') {
  const opened = await buyerAt(browser, screen, who)
  const chai = (await (await opened.site.as('clerk')).patch('admin/products/chai', terms)).body.data
  const button = (name: string | RegExp) =>
    opened.page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .filter({ visible: true })
  return { ...opened, number: chai.number as number, button }
}

test.each(onPhone)(
  'on a %s, a stock buyer sees the breaks, fills a carton, and pays the price of so many',
  async (screen) => {
    const { page, site, errors, number, button } = await atChai(screen, 'hina')
    await page.goto(`/products/${number}`)
    await hydrated(page)
    await page.getByText('Sold by the carton of 12 · at least 24').waitFor()
    await page.getByText('Code chai').waitFor()
    await page.getByRole('button', { name: '24–36 Rs. 450 each', pressed: true }).waitFor()
    expect(await axeFaults(page)).toEqual([])

    await button('12 more: Dum Chai, Loose Leaf').first().click()
    await page.getByText('Rs. 16,200 together').waitFor()
    await button('48–84 Rs. 440 each').click()
    await page.getByText('Rs. 21,120 together').waitFor()
    await button('12 less: Dum Chai, Loose Leaf').first().click()
    await button('Add To Cart').click()
    await page.getByText('36 in your cart').waitFor()

    await page.goto('/cart')
    await hydrated(page)
    const held = Promise.withResolvers<void>()
    await page.route('**/api/v1/cart/changes', async (route) => {
      await held.promise
      await route.continue()
    })
    await button('12 more and each costs Rs. 440: Dum Chai, Loose Leaf').click()
    // The shop has not answered yet.
    await page.getByRole('main').getByText('Rs. 21,120').last().waitFor()
    held.resolve()
    await hydrated(page)
    await page.getByRole('main').getByText('Rs. 440 per pack').waitFor()

    await button('Proceed to Checkout').click()
    await page.getByLabel('Delivery address').fill('Shop 4, Saddar, Rawalpindi')
    await button('Place Order').click()
    await page.getByRole('heading', { name: 'Order created successfully' }).waitFor()
    const [order] = (await (await site.as('hina')).get('order/get')).body.data
    expect(order).toMatchObject({ subtotal: 21_120, total: 21_270 })
    await page.goto(`/order/${order._id}`)
    await page.getByText('48 × Rs. 440').waitFor()
    expect(errors).toEqual([])
  },
)

test.each(onPhone)(
  'on a %s, Buy Now takes the minimum and says so; a cart off the carton is put right by one press',
  async (screen) => {
    const { page, site, errors, number, button } = await atChai(screen, 'hina')
    await page.goto(`/confirm-order/${number}`)
    await page.getByText('24 × Rs. 450').waitFor()
    await page.getByText('Sold by the carton of 12 · at least 24').waitFor()

    await (await site.as('hina')).put('cart', { cartitems: [{ _id: 'chai', quantity: 30 }] })
    await page.goto('/cart')
    await hydrated(page)
    await button('Proceed to Checkout').click()
    await page.getByText("Some items in your cart can't be ordered as they are.").waitFor()
    await button('Make it 36: Dum Chai, Loose Leaf').click()
    await page.getByRole('main').getByText('Rs. 16,200').last().waitFor()
    await button('Proceed to Checkout').click()
    await page.waitForURL('**/checkout')

    await page.goto('/quick-order')
    await hydrated(page)
    await page.getByLabel('Your list').fill('chai, 40')
    await button('Check the list').click()
    await button('Make it 48: Dum Chai, Loose Leaf').click()
    await page.getByRole('row').getByText('Rs. 440').waitFor()
    await page.getByText('1 line · 48 pieces').first().waitFor()
    expect(errors).toEqual([])
  },
)

test('a card says the minimum, without a separator of its own', async () => {
  const { page } = await atChai('phone', 'hina')
  await page.goto('/search?q=chai')
  const card = page.getByRole('article').filter({ hasText: 'Dum Chai, Loose Leaf' })
  await card.getByText('Minimum 24', { exact: true }).waitFor()
})

test('a guest sees one price and buys one by one', async () => {
  const { page, number, button } = await atChai('phone', 'guest')
  await page.goto(`/products/${number}`)
  await hydrated(page)
  expect(await page.locator('.tiers').count()).toBe(0)
  expect(await page.content()).not.toMatch(/carton|wholesale_|Code chai/)
  await button('Add To Cart').click()
  await page.getByText('1 in your cart').waitFor()
})

test.each(onPhone)(
  'on a %s, a stock buyer who waits is told so kindly, and sees wholesale prices once staff has looked',
  async (screen) => {
    const { page, site, number } = await atChai(screen, 'kashif')
    const clerk = await site.as('clerk')
    await page.goto(`/products/${number}`)
    await hydrated(page)
    expect(await page.content()).not.toMatch(/carton|wholesale_|Code chai/)
    await page.getByRole('button', { name: 'Account of Kashif Store' }).click()
    await page.getByText('Wholesale account: under review').waitFor()
    await page.goto('/profile')
    await page.getByText('We review every business ourselves, usually within a day.').waitFor()
    expect(await axeFaults(page)).toEqual([])

    await clerk.patch('admin/customers/kashif', { approved: true })
    await page.reload()
    await page.getByText('Wholesale buyer').waitFor()
    await page.goto(`/products/${number}`)
    await page.getByText('Sold by the carton of 12 · at least 24').waitFor()
  },
)

test('where staff looks first, the form says so before, and the shop after signing up', async () => {
  const { page, site, button } = await buyerAt(browser, 'phone', 'guest').then((opened) => ({
    ...opened,
    button: (name: string) => opened.page.getByRole('button', { name, exact: true }),
  }))
  await (await site.as('clerk')).patch('admin/settings', { wholesaleApproval: true })
  await page.goto('/signup?type=stock')
  await hydrated(page)
  await page.getByText('We review every business before showing wholesale prices').waitFor()
  await page.getByLabel('Full name').fill('Zainab Ali')
  await page.getByLabel('Phone').fill('0300 1112223')
  await page.getByLabel('E-mail').fill('zainab@kiryana.example')
  await page.getByLabel('Business name').fill('Ali & Sons')
  await page.getByLabel('Business address').fill('Saddar, Rawalpindi')
  await button('Make one from my initials').click()
  await page.getByText('Picture ready').waitFor()
  await page.getByLabel('Password').fill(password)
  await button('Register Now').click()
  await page.getByText('User Registered Successfully').waitFor()
  await page.getByText("We'll e-mail you as soon as you can see wholesale prices.").waitFor()
})
