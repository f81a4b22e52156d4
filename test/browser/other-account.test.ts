import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, hydrated } from '../support/browser.ts'
import { password } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { cartOrder, placed } from '../support/orders.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const logInElsewhere = (context: BrowserContext, who: string) =>
  context.request.post('/api/v1/user/login', {
    data: { email: `${who}@kiryana.example`, password },
  })
const message = 'You are now logged in as Bilal Ahmed.'
const heart = { name: 'Favourite: Kala Kulu Apples' }

test("a heart on another account's page is not put into this one's wishlist, and its marks go", async () => {
  const { site, page, context, errors } = await buyerAt(browser, 'phone', 'amina')
  const bilal = await site.as('bilal')
  const amina = await site.as('amina')
  const other = await context.newPage()
  await other.goto('/products/1')
  await hydrated(other)
  await page.goto('/products/1')
  await hydrated(page)
  await page.getByRole('button', heart).click()
  await page.getByText('Added to favorites').waitFor()
  expect((await logInElsewhere(context, 'bilal')).status()).toBe(200)
  // A tab with Amina's wishlist heart, and one without.
  for (const tab of [page, other]) {
    await tab.getByRole('button', heart).click()
    await tab.getByText(message).first().waitFor()
    await tab.getByRole('button', { ...heart, pressed: false }).waitFor()
    await tab.getByText(message).first().waitFor()
  }
  expect((await bilal.get('user/me')).body.favorites).toEqual([])
  expect((await amina.get('user/me')).body.favorites).toEqual(['apples'])
  // By now it is Bilal's page.
  await page.getByRole('button', heart).click()
  await page.getByRole('button', { ...heart, pressed: true }).waitFor()
  await page.getByText('Added to favorites').waitFor()
  expect((await bilal.get('user/me')).body.favorites).toEqual(['apples'])
  expect(errors).toEqual([])
})

test('a profile that was filled in for one account is not saved for another, nor by a second press', async () => {
  const { site, page, context, errors } = await buyerAt(browser, 'desktop', 'amina')
  const bilal = await site.as('bilal')
  const before = (await bilal.get('user/me')).body
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Full name').fill('Amina Khan')
  await logInElsewhere(context, 'bilal')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText(message).first().waitFor()
  await page.getByRole('main').getByText('bilal@kiryana.example').first().waitFor()
  expect(await page.getByRole('button', { name: 'Save Changes' }).count()).toBe(0)
  expect((await bilal.get('user/me')).body).toEqual(before)
  expect(errors).toEqual([])
})

test("an address that was typed for one account's book is not written into another's", async () => {
  const { site, page, context } = await buyerAt(browser, 'phone', 'amina')
  const bilal = await site.as('bilal')
  await bilal.post('user/addresses', {
    name: 'Bilal',
    phone: '0311 1234567',
    address: 'Gali 3, Lahore',
  })
  await page.goto('/addresses')
  await page.getByRole('button', { name: 'Add an address' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Phone').fill('0300 7654321')
  await dialog.getByLabel('Address', { exact: true }).fill('House 7, Multan')
  await logInElsewhere(context, 'bilal')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await page.getByText(message).first().waitFor()
  await page.getByRole('main').getByText('Gali 3, Lahore').waitFor()
  expect((await bilal.get('user/addresses')).body.data).toHaveLength(1)
  expect((await (await site.as('amina')).get('user/addresses')).body.data).toEqual([])
})

test('an order of the earlier account is not cancelled, and the page says why', async () => {
  const { site, page, context } = await buyerAt(browser, 'desktop', 'amina')
  const amina = await site.as('amina')
  const { _id: id } = await placed(amina, cartOrder())
  await page.goto(`/cancel-order/${id}`)
  await hydrated(page)
  await page.getByLabel('I agree').check()
  await logInElsewhere(context, 'bilal')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText(message).first().waitFor()
  expect((await amina.get(`order/${id}`)).body.data.status).toBe('placed')
})

test('two tabs with one profile: a phone changed in one and a name in the other are both kept', async () => {
  const { site, page, context, errors } = await buyerAt(browser, 'phone', 'amina')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/profile')
    await hydrated(tab)
    await tab.getByRole('button', { name: 'Edit Profile' }).click()
  }
  await page.getByLabel('Phone').fill('0333 7654321')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('0333 7654321').waitFor()
  await other.getByLabel('Full name').fill('Amina Khan')
  await other.getByRole('button', { name: 'Save Changes' }).click()
  await other.getByRole('main').getByText('Amina Khan').first().waitFor()
  const { body } = await (await site.as('amina')).get('user/me')
  expect([body.fullname, body.number]).toEqual(['Amina Khan', '+923337654321'])
  expect(errors).toEqual([])
})

test('two tabs with one address: the landmark of one and the phone of the other are both kept', async () => {
  const { site, page, context } = await buyerAt(browser, 'desktop', 'amina')
  const amina = await site.as('amina')
  const pin = { lat: 33.6, lng: 73.05 }
  const home = { name: 'Amina', phone: '0300 1234567', address: 'House 7, Multan', ...pin }
  await amina.post('user/addresses', home)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/addresses')
    await hydrated(tab)
    await tab.getByRole('button', { name: /^Edit/ }).first().click()
  }
  await page.getByLabel('Phone').fill('0333 7654321')
  await page.getByRole('button', { name: 'Save address' }).click()
  await page.getByText('Address saved').waitFor()
  await other.getByLabel('Landmark').fill('the old well')
  await other.getByRole('button', { name: 'Save address' }).click()
  await other.getByText('Address saved').waitFor()
  expect((await amina.get('user/addresses')).body.data).toMatchObject([
    { ...home, phone: '+923337654321', landmark: 'the old well' },
  ])
})

test("what one account has typed is not shown to the next, a guest's goes along", async () => {
  const { page, context, errors } = await buyerAt(browser, 'phone')
  const typed = () =>
    page.evaluate(() => {
      const draft = { fname: 'Omar', phoneNo: '0300 1234567', address: 'House 7, Multan' }
      localStorage.setItem('formdata', JSON.stringify(draft))
      localStorage.setItem('shippingAddress', 'House 7, Multan')
      localStorage.setItem('kiryana-note', 'Ring twice')
      localStorage.setItem('theme', 'dark')
      sessionStorage.setItem('kiryana-quick-order', '2 apples')
    })
  const shownAt = async (path: string) => {
    await page.goto(path)
    await hydrated(page)
    return {
      name: await page.getByLabel('Full name').inputValue(),
      address: await page.getByRole('main').locator('textarea[name=address]').inputValue(),
      theme: await page.evaluate(() => localStorage.getItem('theme')),
      list: await page.evaluate(() => sessionStorage.getItem('kiryana-quick-order')),
    }
  }
  await page.goto('/')
  await typed()
  await logInElsewhere(context, 'amina')
  const own = { name: 'Omar', address: 'House 7, Multan', theme: 'dark', list: '2 apples' }
  expect(await shownAt('/confirm-order/1')).toEqual(own)
  await logInElsewhere(context, 'bilal')
  const none = { name: 'Bilal Ahmed', address: '', theme: 'dark', list: null }
  expect(await shownAt('/confirm-order/1')).toEqual(none)
  expect(await page.evaluate(() => localStorage.getItem('kiryana-note'))).toBeNull()
  expect(errors).toEqual([])
})

test('an order of the earlier account is not placed, and nobody is asked to log in again', async () => {
  const { site, page, context } = await buyerAt(browser, 'phone', 'amina')
  const bilal = await site.as('bilal')
  await (await site.as('amina')).put('cart', { cartitems: [{ _id: 'apples', quantity: 2 }] })
  await page.goto('/checkout')
  await hydrated(page)
  await page.getByLabel('Delivery address').fill('House 7, Street 3, Lahore')
  await logInElsewhere(context, 'bilal')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByText(message).first().waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect((await bilal.get('order/get')).body.data).toEqual([])
})

test("a guest's page sends nothing for an account that logged in elsewhere", async () => {
  const { site, page, context, errors } = await buyerAt(browser, 'phone', 'guest')
  await page.goto('/contact')
  await hydrated(page)
  await page.getByLabel('Name').fill('Amina Khan')
  await page.getByLabel('E-mail').fill('amina@kiryana.example')
  await page.getByLabel('Subject').fill('The onion')
  await page.getByLabel('Message').fill('One was missing.')
  expect((await logInElsewhere(context, 'bilal')).status()).toBe(200)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText(message).first().waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('One was missing.')
  expect((await (await site.as('clerk')).get('admin/messages')).body.total).toBe(0)
  expect(errors).toEqual([])
})
