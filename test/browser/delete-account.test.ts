import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, hydrated, onPhone } from '../support/browser.ts'
import { password } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { buyNow, placed } from '../support/orders.ts'
import { axeFaults } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test.each(onPhone)('on a %s, somebody deletes their account', async (screen) => {
  const { site, page, errors } = await buyerAt(browser, screen, 'amina')
  const amina = await site.as('amina')
  const { _id: order } = await placed(amina, buyNow())
  await amina.put('cart', { cartitems: [{ _id: 'atta', quantity: 1 }] })
  await page.goto('/profile')
  await hydrated(page)
  await page.evaluate(() => localStorage.setItem('shippingAddress', 'Lane 9, Rawalpindi'))
  await page.getByRole('button', { name: 'Delete my account …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my account' })
  const confirm = dialog.getByRole('button', { name: 'Delete my account' })
  expect(await axeFaults(page)).toEqual([])

  await confirm.click()
  await dialog.getByText('Please enter your password').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.type('not my password') // the cursor is in the field
  await confirm.click()
  await dialog.getByText('Please enter your current password').waitFor()
  await dialog.getByLabel('Your password').fill(password)
  await confirm.click()
  await dialog.getByText('You have an order on its way.').waitFor()

  await amina.post(`order/${order}/cancel`, { products: [] })
  await dialog.getByLabel('Your password').press('Enter')
  await page.getByText('Your account is deleted. Khuda hafiz!').waitFor()
  await page.waitForURL((url) => url.pathname === '/')
  expect((await amina.get('user/me')).body).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('shippingAddress'))).toBeNull()
  await page.goto('/profile')
  await page.getByRole('dialog').getByLabel('E-mail').waitFor()
  expect(errors).toEqual([])
})
