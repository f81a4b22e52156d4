import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { launch } from '../support/chromium.ts'
import { cartOrder, contact, placed } from '../support/orders.ts'
import { axeFaults, desktop, faultsInBothThemes, openSite, phone, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test('an order by card is delivered with the number of its slip', async () => {
  const site = await openSite()
  await site.db.transaction((tx) => appoint(tx, 'bilal', 'rider', 0))
  const owner = await site.as('owner')
  const ids: string[] = []
  for (const name of ['Bushra Khan', 'Zoya Khan']) {
    const body = cartOrder(630, undefined, { paymentMethod: 'card', contact: { ...contact, name } })
    const { _id: id } = await placed(site.guest(), body)
    for (const status of ['packed', 'shipped']) await owner.patch(`admin/orders/${id}`, { status })
    ids.push(id)
  }
  const { page, errors } = await visit(browser, site, phone, 'bilal')
  const dialog = page.getByRole('dialog')
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Delivered Bushra Khan' }).click()
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click()
  await dialog.getByText('Please enter the number of the slip').waitFor()
  expect(await faultsInBothThemes(page)).toEqual([])
  await dialog.getByLabel('Number of the slip').fill('4711')
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click()
  await page.getByText(/Order .*: Delivered/).waitFor()
  // On the order's page, and in cash after all.
  await page.goto(`/admin/orders/${ids[1]}`)
  await page.getByRole('button', { name: 'Mark as delivered' }).click()
  await dialog.getByText('Cash', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Mark as delivered' }).click()
  await page.getByText('Cash Rs. 630').waitFor()
  const entries = await site.db.all`select method, note from cash_entry order by seq`
  expect(entries).toEqual([{ method: 'card', note: '4711' }, { method: 'cash', note: '' }]) // prettier-ignore
  expect(errors).toEqual([])
})

test('a rider is paid, corrects a card, spends, counts the rest, and the owner looks at the difference', async () => {
  const site = await openSite()
  await site.db.transaction((tx) => appoint(tx, 'clerk', 'rider', 0))
  const owner = await site.as('owner')
  const ids: string[] = []
  for (const name of ['Bushra Khan', 'Zoya Khan']) {
    const { _id: id } = await placed(site.guest(), cartOrder(630, undefined, { contact: { ...contact, name } })) // prettier-ignore
    for (const status of ['packed', 'shipped']) await owner.patch(`admin/orders/${id}`, { status })
    ids.push(id)
  }
  const { page, errors } = await visit(browser, site, phone, 'clerk')
  await page.goto('/admin/cash')
  await page.getByRole('heading', { name: 'You hold no cash' }).waitFor()
  await page.getByRole('button', { name: 'Put in change' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Please enter an amount, such as 500.').waitFor()
  await dialog.getByLabel('Amount (Rs.)').fill('1,000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Change put in: Rs. 1,000').waitFor()

  await page.goto('/admin')
  for (const name of ['Bushra Khan', 'Zoya Khan'])
    await page.getByRole('button', { name: `Delivered ${name}` }).click()
  await page.getByRole('button', { name: /^Delivered / }).first().waitFor({ state: 'detached' }) // prettier-ignore
  await page.goto(`/admin/orders/${ids[0]}`)
  await page.getByRole('button', { name: 'Paid in another way' }).click()
  await dialog.getByLabel('Number of the slip').fill('4711')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Card Rs. 630').waitFor()

  await page.goto('/admin/cash')
  await page.getByText('Rs. 1,630', { exact: true }).waitFor()
  expect(await faultsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Enter an expense' }).click()
  await dialog.getByLabel('Amount (Rs.)').fill('130')
  await dialog.getByLabel('What for').fill('Fuel')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: /^Take back Expense/ }).click()
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await dialog.getByText('Please say why').waitFor()
  await dialog.getByLabel('Why').fill('It was cash')
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await page.getByText('Taken back: Expense').waitFor()
  await page.getByRole('button', { name: 'Count and close' }).click()
  await dialog.getByRole('button', { name: 'Close the drawer' }).click()
  await dialog.getByText('Please enter what you counted.').waitFor()
  await dialog.getByLabel('Pieces of Rs. 1,000', { exact: true }).fill('1')
  await dialog.getByLabel('Pieces of Rs. 10', { exact: true }).fill('43')
  expect(await dialog.getByText('Should be there', { exact: true }).count()).toBe(0)
  await dialog.getByRole('button', { name: 'Close the drawer' }).click()
  await dialog.getByText('The count is not what should be there.').waitFor()
  await dialog.getByText('Rs. 200 missing').waitFor()
  await dialog.getByLabel('Keep as change').fill('500')
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Close the drawer' }).click()
  await dialog.getByText('Please say who takes the cash').waitFor()
  await dialog.getByLabel('Who takes it').fill('Tariq')
  await dialog.getByRole('button', { name: 'Close the drawer' }).click()
  await page.getByText('Rs. 500', { exact: true }).first().waitFor()
  await page.getByRole('region', { name: 'Your counts' }).getByText('Rs. 200 missing').waitFor()
  expect(errors).toEqual([])

  const { page: office, errors: officeErrors } = await visit(browser, site, desktop, 'owner')
  await office.goto('/admin/cash')
  await office.getByText('Needs approval').waitFor()
  expect(await axeFaults(office)).toEqual([])
  await office.getByRole('button', { name: 'Approve' }).click()
  await office.getByText(/Approved by/).waitFor()
  await office.getByRole('table', { name: 'All drawers' }).getByRole('link').last().click()
  await office.getByRole('heading', { name: /^Cash of / }).waitFor()
  await office.getByText('Difference: Rs. 200 missing').waitFor()
  await office.getByText('Rs. 930 handed over to Tariq').waitFor()
  await office.getByText('Rs. 500 kept as change').waitFor()
  expect(await axeFaults(office)).toEqual([])
  expect(officeErrors).toEqual([])
  expect(await verifyShop(site.db, site.dataFolder, site.now())).toEqual([])
})
