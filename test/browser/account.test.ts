import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password } from '../support/cast.ts'
import { onPhone, screens, waitForFocus } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, desktop, openSite, phone, visit } from '../support/site.ts'
import { quiet } from '../support/quiet.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const minutes = 60_000

test('the wishlist: a guest logs in on the way, hearts go and come back, all of it into the cart', async () => {
  const site = await openSite()
  const amina = await site.as('amina')
  await amina.post('user/addtofavourites', { productid: 'apples' })
  await amina.post('user/addtofavourites', { productid: 'chai' })
  await amina.post('user/addtofavourites', { productid: 'soldout' })
  const { page, errors } = await visit(browser, site, phone)
  await page.goto('/wishlist')
  await page.getByText('Please login to view your wishlist').first().waitFor()
  await page.getByLabel('E-mail').fill('amina@kiryana.example')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'Wishlist', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/wishlist')
  await page.getByRole('button', { name: 'Add All to Cart' }).click()
  await page.getByText('All items added to cart').waitFor()
  await page.getByText('1 item is out of stock and stayed here').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.route('**/removefromfavourites', (route) =>
    route.fulfill({ status: 503, json: { message: 'Busy' } }),
  )
  const heart = page.getByRole('button', { name: /^Favourite: Kala Kulu/ })
  await heart.click()
  await page.getByText('Busy').waitFor()
  await heart.waitFor()
  await page.unroute('**/removefromfavourites')
  for (const name of [/^Favourite: Kala/, /^Favourite: Dum/, /^Favourite: Fresh/]) {
    await page.getByRole('button', { name }).click()
    await page.getByRole('button', { name }).waitFor({ state: 'detached' })
  }
  await page.getByRole('heading', { name: 'Your wishlist is empty' }).waitFor()
  expect(errors).toEqual([])
})

test('the profile: changed, refused beside the field, and cancelled', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, phone, 'amina')
  await page.goto('/profile')
  expect(await axeFaults(page)).toEqual([])
  const top = async (name: string) =>
    (
      await page
        .getByRole('main')
        .getByRole('link', { name })
        .or(page.getByRole('button', { name }))
        .first()
        .boundingBox()
    )?.y
  expect(await top('Track Your Order')).toBeLessThan((await top('Edit Profile')) ?? 0)
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  expect(await axeFaults(page)).toEqual([])
  await page.getByLabel('E-mail').fill('bilal@kiryana.example')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page
    .locator('p', { hasText: 'There is already an account with this e-mail address' })
    .waitFor()
  await page.getByLabel('E-mail').fill('amina@kiryana.example')
  await page.getByLabel('Full name').fill('Amina Khan')
  await page.getByLabel('Profile picture').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c52e1c' } })
      .png()
      .toBuffer(),
  })
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Profile updated successfully').waitFor()
  await page.getByRole('definition').filter({ hasText: 'Amina Khan' }).first().waitFor()
  expect(await page.locator('main img').first().getAttribute('src')).toMatch(/^\/media\/people\//)
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Full name').fill('Somebody Else')
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.getByText('Somebody Else').count()).toBe(0)
  await waitForFocus(page.getByRole('button', { name: 'Edit Profile' }))
})

test.each(onPhone)('the card is shown large for the till, and put away (%s)', async (screen) => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens[screen], 'amina')
  await page.goto('/profile')
  await quiet(page)
  const card = page.getByRole('button', { name: 'Show the card large, for the till' })
  await card.press('Enter')
  const code = page.getByRole('dialog').getByRole('img', { name: /^Bar code of card number 7860/ })
  await code.waitFor()
  expect(await code.textContent()).toBe('7860 0000 0000 0000')
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await code.waitFor({ state: 'detached' })
  await waitForFocus(card)
  expect(errors).toEqual([])
})

test('only pictures, and the current password when the login is old', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, desktop, 'hina')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  expect(await page.getByLabel('Business name').inputValue()).toBe('Hina Traders')
  await page
    .getByLabel('Profile picture')
    .setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('me') })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.locator('p', { hasText: 'Please choose a picture' }).waitFor()
  await page.getByLabel('Profile picture').setInputFiles([])
  site.later(11 * minutes)
  await page.getByLabel('New password').fill('another good password')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Profile updated successfully').waitFor()
})

test('a review: what is missing is said, a guest logs in, and what was written is sent by itself', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, phone)
  await page.goto('/reviews')
  await page.getByRole('button', { name: 'Write a Review' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Submit Review' }).click()
  await dialog.getByText('Please enter your review').waitFor()
  await dialog.getByLabel('Your review').fill('The atta is fresh <b>and</b> the weight is honest.')
  await dialog.getByRole('button', { name: 'Submit Review' }).click()
  await dialog.getByText('Please select a rating').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Submit Review' }).click()
  await page.getByLabel('E-mail').fill('bilal@kiryana.example')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click()
  await page.getByText('Review submitted successfully!').waitFor()
  await page.getByText('The atta is fresh <b>and</b> the weight is honest.').waitFor()
  await page.getByText('b•••@kiryana.example').waitFor()
})
