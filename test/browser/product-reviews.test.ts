import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from '../support/chromium.ts'
import { cartOrder, delivered, placed } from '../support/orders.ts'
import { axeFaults, desktop, openSite, phone, visit } from '../support/site.ts'
import { quiet } from '../support/quiet.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test('a buyer reviews what was delivered, and everybody sees it on the page, the card and in the facts', async () => {
  const site = await openSite()
  const [amina, clerk] = [await site.as('amina'), await site.as('clerk')]
  const { _id: id } = await placed(amina, cartOrder())
  for (const status of ['packed', 'shipped', 'delivered'])
    await clerk.patch(`admin/orders/${id}`, { status })
  const { page, errors } = await visit(browser, site, phone, 'amina')
  await page.goto('/item/1')
  await quiet(page)
  await page.getByText('No reviews yet.').waitFor()
  await page.getByRole('button', { name: 'Write a Review' }).click()
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await page.getByText('Please enter your review').waitFor()
  await page.getByLabel('Your review').fill('Crisp <b>and</b> sweet')
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await page.getByText('Review submitted successfully!').waitFor()
  const said = page.getByRole('article').filter({ hasText: 'Crisp <b>and</b> sweet' })
  await said.getByText('Verified buyer').waitFor()
  await page.getByRole('button', { name: 'Change your review' }).waitFor()
  expect(errors).toEqual([])

  const guest = await visit(browser, site, desktop)
  await guest.page.goto('/products/1')
  await guest.page.getByText('4 stars: 1 review').waitFor()
  expect(await guest.page.getByRole('button', { name: /review/i }).count()).toBe(0)
  expect(await axeFaults(guest.page)).toEqual([])
  const facts = await guest.page.locator('script[type="application/ld+json"]').allInnerTexts()
  expect(facts.join()).toContain('"ratingValue":4,"reviewCount":1')
  const { body } = await clerk.post('admin/products', {
    name: 'Kala Kulu Apples',
    brand: 'Baghban',
    pack: '4 kg',
    mainCategory: 'Fruit & Vegetables',
    subCategory: 'Fresh Fruit',
    itemCategory: 'Apples',
    listPrice: 900,
    published: true,
  })
  await guest.page.goto(`/products/${body.data.number}`) // another size
  await guest.page.getByText('4 stars: 1 review').waitFor()
  await guest.page
    .getByRole('article')
    .filter({ hasText: 'Crisp' })
    .getByText('Size: 1 kg')
    .waitFor()
  await guest.page.goto('/products')
  await guest.page
    .getByRole('article')
    .filter({ hasText: 'Kala Kulu' })
    .getByLabel('4 out of 5 stars')
    .waitFor()
})

test('where reviews wait for the shop, their writer is told, and others read them afterwards', async () => {
  const site = await openSite()
  const [amina, clerk] = [await site.as('amina'), await site.as('clerk')]
  await delivered(site, amina)
  await clerk.patch('admin/settings', { reviewsWaitForApproval: true })
  const { page, errors } = await visit(browser, site, phone, 'amina')
  await page.goto('/item/1')
  await quiet(page)
  await page.getByRole('button', { name: 'Write a Review' }).click()
  await page.getByLabel('Your review').fill('Crisp and sweet')
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await page.getByText('Review submitted successfully!').waitFor()
  const waits = 'Thank you. Your review will appear once we have read it.'
  await page.getByRole('main').getByText(waits).waitFor()
  expect(await page.getByRole('article').filter({ hasText: 'Crisp and sweet' }).count()).toBe(0)
  expect(await axeFaults(page)).toEqual([])
  await page.goto('/reviews')
  await quiet(page)
  await page.getByRole('button', { name: 'Write a Review' }).click()
  await page.getByLabel('Your review').fill('They know their onions')
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await page.getByText(waits).waitFor()
  const { data } = (await clerk.get('admin/reviews?state=waiting')).body
  for (const { id } of data) await clerk.patch(`admin/reviews/${id}`, { state: 'approved' })
  await page.goto('/reviews')
  await page.getByText('They know their onions').waitFor()
  await page.goto('/item/1')
  await page.getByRole('article').filter({ hasText: 'Crisp and sweet' }).waitFor()
  expect(await page.getByText(waits).count()).toBe(0)
  expect(errors).toEqual([])
})
