import { readFile } from 'node:fs/promises'
import { countSales } from '#shop/reports/count-sales.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { buyNow, delivered, placed } from '../support/orders.ts'
import { axeFaults, faultsInBothThemes, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test('a page past the end of a list is its last one', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.desktop, 'owner')
  for (const list of [
    'customers',
    'products',
    'messages',
    'staff',
    'emails',
    'brands',
    'news',
    'events',
    'returns',
    'reviews',
  ]) {
    // prettier-ignore
    await page.goto(`/admin/${list}?page=999`)
    const { searchParams } = new URL(page.url())
    expect(Number(searchParams.get('page'))).toBeLessThan(5)
  }
  await page.goto('/admin/customers?q=amina&page=999')
  await page.getByRole('main').getByRole('link', { name: /Amina/ }).waitFor()
  expect(new URL(page.url()).search).toBe('?q=amina&page=1')
  expect(errors).toEqual([])
})

test('a customer is found, written about, blocked, let in again and deleted', async () => {
  const site = await openSite()
  await delivered(site, await site.as('amina'))
  const { page, errors } = await visit(browser, site, screens.phone, 'clerk')
  const { loyaltyCard } = (await (await site.as('owner')).get('admin/customers/amina')).body.data
  await page.goto(`/admin/customers?q=${loyaltyCard}`)
  await hydrated(page)
  const row = page.getByRole('row').filter({ hasText: 'Amina' })
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(130)
  await page.getByRole('main').getByRole('link', { name: /Amina/ }).click()
  await page.getByRole('heading', { name: 'Points' }).waitFor()
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByText('Please write something first.').waitFor()
  await page.getByLabel('New note').fill('Likes ripe mangoes')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('listitem').getByText('Likes ripe mangoes').waitFor()
  await page.getByRole('button', { name: 'Change points' }).click()
  const change = page.getByRole('dialog', { name: /Change the points of Amina/ })
  await change.getByRole('button', { name: 'Change points' }).click()
  await change.getByText('Please enter a whole number above zero.').waitFor()
  await change.getByLabel('How many points').fill('25')
  await change.getByLabel(/^Reason/).fill('The eggs were broken')
  expect(await axeFaults(page)).toEqual([])
  await change.getByRole('button', { name: 'Change points' }).click()
  await page.getByText('Changed by staff').waitFor()
  await page.getByRole('listitem').getByText('The eggs were broken').waitFor()
  await page.getByRole('button', { name: 'Give wholesale prices' }).click()
  await page.getByText('Buys at wholesale prices', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Back to retail prices' }).click()
  await page.getByText('Buys at retail prices', { exact: true }).waitFor()
  // Rare and dangerous actions are not beside the everyday ones.
  expect(await page.getByRole('button', { name: /^(Block|Delete account)$/ }).count()).toBe(0)
  const more = async (name: string) => {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name, exact: true }).click()
  }
  await more('Block')
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByText('They can’t log in or order.').waitFor()
  await page.getByRole('button', { name: 'Unblock' }).click()
  await page.getByRole('button', { name: 'Unblock' }).waitFor({ state: 'detached' })
  const downloading = page.waitForEvent('download')
  await more('Download their data')
  const file = await downloading
  expect(file.suggestedFilename()).toBe('data-of-amina.json')
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { account: object[] }
  expect(data.account).toEqual([expect.objectContaining({ id: 'amina' })])
  await more('Delete account')
  const dialog = page.getByRole('dialog', { name: /Delete the account of Amina/ })
  await dialog.getByText('Kept without a name').waitFor()
  await dialog.getByRole('button', { name: 'Delete the account' }).click()
  await page.getByRole('heading', { name: 'Customers', level: 1 }).waitFor()
  expect((await (await site.as('owner')).get('admin/customers/amina')).status).toBe(404)
  expect(errors).toEqual([])
})

test('two accounts of one person become one, after what goes over was shown', async () => {
  const site = await openSite()
  await (await site.as('bilal')).post('user/addtofavourites', { productid: 'apples' })
  const { page, errors } = await visit(browser, site, screens.phone, 'clerk')
  await page.goto('/admin/customers/amina')
  await hydrated(page)
  expect(await page.getByRole('term').allInnerTexts()).toEqual(['Orders', 'Spent', 'Points'])
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Merge accounts' }).click()
  const dialog = page.getByRole('dialog', { name: /Merge another account into that of Amina/ })
  await dialog.getByRole('button', { name: 'Find' }).click()
  await dialog.getByText('Please enter a name, phone, e-mail or card.').waitFor()
  await dialog.getByRole('searchbox', { name: 'The other account' }).fill('bilal')
  await dialog.getByRole('button', { name: 'Find' }).click()
  await dialog.getByRole('button', { name: 'Choose Bilal Ahmed' }).click()
  await dialog.getByText('This goes over:').waitFor()
  expect(await faultsInBothThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Merge the accounts' }).click()
  await page.getByText('Accounts merged into that of Amina').waitFor()
  expect((await (await site.as('owner')).get('admin/customers/bilal')).status).toBe(404)
  expect((await (await site.as('amina')).get('user/getfavourites')).body.favorites).toHaveLength(1)
  expect(errors).toEqual([])
})

test('an application for wholesale prices is declined, by keyboard', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.phone, 'clerk')
  await page.goto('/admin/customers?pending=1')
  await hydrated(page)
  await page.getByRole('button', { name: /^Decline/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Decline the application of/ })
  await dialog.getByText('They keep retail prices').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Decline the application' }).press('Enter')
  await page.getByText('No wholesale applications.').waitFor()
  expect(errors).toEqual([])
})

test('on a desktop customers are sorted by what they spent, chosen and exported', async () => {
  const site = await openSite()
  await placed(await site.as('bilal'), buyNow())
  await delivered(site, await site.as('amina'))
  await countSales({ db: site.db, now: () => site.now() })
  const { page, errors } = await visit(browser, site, screens.desktop, 'owner')
  await page.goto('/admin/customers')
  await hydrated(page)
  const table = page.getByRole('table', { name: 'Customers' })
  const names = table.getByRole('rowheader').getByRole('link')
  expect(await table.getByRole('columnheader', { name: 'Joined' }).getAttribute('aria-sort')).toBe('descending') // prettier-ignore
  await table.getByRole('link', { name: 'Spent' }).press('Enter')
  await page.waitForURL(/sort=-spend/)
  await expect.poll(() => names.first().textContent()).toContain('Amina')
  const heading = table.getByRole('columnheader', { name: 'Spent' })
  await expect.poll(() => heading.getAttribute('aria-sort')).toBe('descending')
  await table.getByRole('row', { name: /Amina/ }).getByText('Rs. 630').waitFor()
  await table.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = page.getByRole('region', { name: 'Selected customers' })
  await bar.getByText(/^\d+ selected$/).waitFor()
  expect(await faultsInBothThemes(page)).toEqual([])
  const download = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Export as CSV' }).click()
  const [head, first] = (await readFile(await (await download).path(), 'utf8')).split('\r\n')
  expect(head).toBe('\ufeffCustomer,Phone,E-mail,Business,Orders,Points,Spent,Last order')
  expect(first).toContain('Amina')
  await table.getByRole('link', { name: 'Last order' }).click()
  await page.waitForURL(/sort=-last-order/)
  await page.goBack()
  await page.waitForURL(/sort=-spend/)
  await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('-spend')
  expect(errors).toEqual([])
})

test('rows are compact at a desk, and comfortable if that is chosen in this browser', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.desktop, 'owner')
  await page.goto('/admin/customers')
  await hydrated(page)
  const row = page.getByRole('table').getByRole('row').nth(1)
  const height = async () => (await row.boundingBox())?.height ?? 0
  const compact = await height()
  await page.getByRole('button', { name: 'Compact rows', pressed: true }).click()
  await expect.poll(height).toBeGreaterThan(compact)
  await page.reload()
  await hydrated(page)
  await expect.poll(height).toBeGreaterThan(compact)
  await page.getByRole('button', { name: 'Compact rows', pressed: false }).click()
  await expect.poll(height).toBe(compact)
  expect(errors).toEqual([])
})
