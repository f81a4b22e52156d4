import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { remindOfKhata } from '#shop/notifications/remind-of-khata.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { launch } from '../support/chromium.ts'
import { allow, day, deliver, order } from '../support/khata.ts'
import { placed } from '../support/orders.ts'
import { faultsInBothThemes, openSite, phone, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test('staff allow a khata, its customer orders on account, pays a part and sees the statement', async () => {
  const site = await openSite()
  const { page: office, errors } = await visit(browser, site, phone, 'owner')
  await office.goto('/admin/khata')
  await office.getByRole('heading', { name: 'Nobody owes anything' }).waitFor()
  await office.goto('/admin/customers/amina')
  await office.getByRole('main').getByRole('link', { name: 'Khata' }).click()
  await office.getByRole('button', { name: 'Allow orders on account' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Please enter an amount above 0, such as 50,000.').waitFor()
  await dialog.getByLabel('Limit (Rs.)').fill('5,000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await office.getByText('Due after 30 days').waitFor()

  const amina = await site.as('amina')
  const changes = [{ id: 'change-1', action: 'add', _id: 'apples', quantity: 2 }]
  expect((await amina.post('cart/changes', { changes })).status).toBe(200)
  const { page, errors: faults } = await visit(browser, site, phone, 'amina')
  await page.goto('/checkout')
  await page.getByLabel('On account').check()
  await page.getByText('Rs. 5,000 of Rs. 5,000 left. You pay within 30 days').waitFor()
  await page.getByLabel('Delivery address').fill('House 7, Street 3, Lahore')
  await page.getByRole('button', { name: 'Place Order' }).locator('visible=true').first().click()
  await page.waitForURL('**/order-confirmation?order=*')
  await page.getByText('On account Rs. ').waitFor()
  expect(await page.getByText('To pay at the door').count()).toBe(0)
  const id = new URL(page.url()).searchParams.get('order') ?? ''
  const owner = await site.as('owner')
  for (const status of ['packed', 'shipped']) await owner.patch(`admin/orders/${id}`, { status })

  await office.goto(`/admin/orders/${id}`)
  await office.getByText('On account', { exact: true }).first().waitFor()
  await office.getByRole('button', { name: 'Mark as delivered' }).first().click()
  await office.getByText('Delivered', { exact: true }).first().waitFor()
  await office.goto('/admin/khata/amina')
  await office.getByRole('button', { name: 'Enter a payment' }).click()
  await dialog.getByLabel('Amount (Rs.)').fill('700')
  await dialog.getByRole('button', { name: 'Enter the payment' }).click()
  await dialog.getByText('This is Rs. 70 more than is owed. Keep it as credit?').waitFor()
  await dialog.getByRole('button', { name: 'Keep as credit' }).waitFor()
  await dialog.getByLabel('Amount (Rs.)').fill('130')
  await dialog.getByRole('button', { name: 'Enter the payment' }).click()
  await office.getByText('Rs. 130 from Amina Siddiqui is entered').waitFor()
  expect(await faultsInBothThemes(office)).toEqual([])
  await office.goto('/admin/khata')
  await office.getByRole('link', { name: 'Amina Siddiqui', exact: true }).waitFor()
  expect(await faultsInBothThemes(office)).toEqual([])

  await page.goto('/profile')
  await page.getByRole('link', { name: 'Khata: what you owe' }).click()
  await page.getByText('Rs. 500 open', { exact: false }).waitFor()
  expect(await faultsInBothThemes(page)).toEqual([])
  expect(await verifyShop(site.db, site.dataFolder, site.now())).toEqual([])
  expect([...errors, ...faults]).toEqual([])
})

test('who opens WhatsApp on a customer’s khata has reminded them', async () => {
  const site = await openSite()
  const [clerk, amina] = [await site.as('clerk'), await site.as('amina')]
  await clerk.patch('admin/settings', { khataReminders: [0] })
  await allow(clerk, 'amina', 5000, 0)
  await deliver(clerk, (await placed(amina, order()))._id)
  await site.db.run`update account set email = 'amina@a.example,b@b.example' where id = 'amina'`
  site.later(day)
  await remindOfKhata(site)
  const { page, errors } = await visit(browser, site, phone, 'clerk')
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await page.goto('/admin/khata?filter=remind')
  await page.getByRole('link', { name: 'Amina Siddiqui', exact: true }).click()
  await page.getByRole('heading', { name: 'Khata of Amina Siddiqui' }).waitFor()
  const main = page.getByRole('main')
  await main.getByText('To remind', { exact: true }).waitFor()
  expect(await faultsInBothThemes(page)).toEqual([])
  await main.getByRole('link', { name: 'Write by WhatsApp' }).click()
  await page.getByText('Amina Siddiqui is marked as reminded').waitFor()
  await main.getByText('To remind', { exact: true }).waitFor({ state: 'detached' })
  await page.goto('/admin/khata?filter=remind')
  await page.getByRole('heading', { name: 'No reminders to send' }).waitFor()
  expect(errors).toEqual([])
})
