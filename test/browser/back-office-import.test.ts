import { text } from 'node:stream/consumers'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onDesktop, onPhone, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { textCell, workbook } from '../support/workbook.ts'
import { axeFaults, faultsInBothThemes, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const list = 'sku,name,category,price\nG-1,Desi Gur,Sugar,220\nG-2,=Shakkar,Sugar,\n'

const choose = (page: Page, name: string, content: string) =>
  page
    .getByLabel('Price list')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

test.each(onPhone)(
  'on a %s a price list is looked through before it is taken; rows with faults can be had as a file',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'owner')
    const found = async () => (await site.guest().get('shoppingitems?q=gur')).body.total
    await page.goto('/admin/products')
    await hydrated(page)
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    const check = page.getByRole('button', { name: 'Check the file' })
    await check.click()
    await page.getByText('Please choose a file first.').waitFor()
    const { right } = await page
      .getByRole('main')
      .locator('section')
      .evaluate((box) => box.getBoundingClientRect())
    expect(right).toBeLessThanOrEqual(screens[screen].viewport.width)
    await choose(page, 'gur.csv', list)
    await check.click()
    await page.getByRole('heading', { name: 'What gur.csv would change' }).waitFor()
    await page.getByText('Line 3, =Shakkar: the list price is missing').waitFor()
    expect(await axeFaults(page)).toEqual([])
    expect(await found()).toBe(0)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download these rows (CSV)' }).click(),
    ])
    const rows = await text(await file.createReadStream())
    expect(rows).toBe(
      `sku,name,category,price,Line,Reason\r\nG-2,"'=Shakkar",Sugar,,3,the list price is missing\r\n`,
    )
    await page.getByRole('button', { name: 'Import the file' }).click()
    await page.getByRole('heading', { name: 'What gur.csv has changed' }).waitFor()
    expect(await found()).toBe(1)
    await choose(page, 'rows.csv', rows.replace('Sugar,,3', 'Sugar,180,3'))
    await page.getByRole('cell', { name: 'the list price is missing' }).waitFor()
    await check.click()
    await page.getByRole('button', { name: 'Import the file' }).click()
    await page.getByRole('heading', { name: 'What rows.csv has changed' }).waitFor()
    expect((await site.guest().get('shoppingitems?q=shakkar')).body.data).toContainEqual(
      expect.objectContaining({ itemfullname: '=Shakkar', orignalprice: 180 }),
    )
    expect(errors).toEqual([])
  },
)

test.each(onDesktop)(
  'on a %s an import is undone where it was made, and the list of imports says so',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'owner')
    const found = async () => (await site.guest().get('shoppingitems?q=gur')).body.total
    await page.goto('/admin/products/import')
    await hydrated(page)
    await choose(page, 'gur.csv', list)
    await page.getByRole('button', { name: 'Check the file' }).click()
    await page.getByRole('button', { name: 'Import the file' }).click()
    await page.getByText('The file is imported').waitFor()
    expect(await found()).toBe(1)
    await page.getByRole('button', { name: 'Undo this import' }).click()
    const dialog = page.getByRole('dialog', { name: 'Undo this import?' })
    await dialog.getByText('Products that are deleted').waitFor()
    expect(await dialog.locator('dd').allTextContents()).toEqual(['1', '0', '0'])
    expect(await faultsInBothThemes(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Undo the import' }).click()
    await page.getByRole('status').getByText('Undone by').waitFor()
    expect(await found()).toBe(0)
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Imports and changes' }).click()
    await page.getByRole('link', { name: 'gur.csv' }).getByText('Undone').waitFor()
    expect(await axeFaults(page)).toEqual([])
    expect(errors).toEqual([])
  },
)

test('the menus of the columns show the whole name of what is chosen', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, { viewport: { width: 1440, height: 900 } }, 'owner')
  await page.goto('/admin/products/import')
  await hydrated(page)
  await choose(page, 'gur.csv', 'name,category,price,multi buy from\nGur,Sugar,220,\n')
  const menus = page.getByRole('region', { name: 'Columns of the file' }).locator('select')
  await menus.first().waitFor()
  const room = await menus.evaluateAll((found) =>
    found.map((menu) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(menu)
      const pen = document.createElement('canvas').getContext('2d')
      if (pen) pen.font = font
      const text = (menu as HTMLSelectElement).selectedOptions[0]?.text ?? ''
      const { width = Infinity } = pen?.measureText(text) ?? {}
      const left = menu.clientWidth - width - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) // prettier-ignore
      return { text, isWhole: left > -1 }
    }),
  )
  expect(room).toEqual(
    ['Name', 'Main category', 'List price', 'Multi-buy offer begins'].map((text) => ({
      text,
      isWhole: true,
    })),
  )
})

test('columns are put right, another encoding is read, and what was sent goes on while other pages are looked at', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.phone, 'owner')
  await page.goto('/admin/products/import')
  await hydrated(page)
  // As a spreadsheet of Windows writes it: é is one byte.
  const buffer = Buffer.from('Gusht;Qeemat;Kism;Rang\nDesi Gur é;220;Sugar;red\n', 'latin1')
  await page
    .getByLabel('Price list')
    .setInputFiles({ name: 'gur.csv', mimeType: 'text/csv', buffer })
  await page.getByText('This file is not in UTF-8').waitFor()
  await page.getByText('Desi Gur é', { exact: true }).waitFor()
  const check = page.getByRole('button', { name: 'Check the file' })
  await check.click()
  await page.getByRole('alert').getByText('choose first which columns').waitFor()
  await page.getByLabel('Gusht').selectOption('name')
  await page.getByLabel('Kism').selectOption('category')
  await page.getByLabel('Qeemat').selectOption('price')
  expect(await page.getByText('Still missing').count()).toBe(0)
  expect(await axeFaults(page)).toEqual([])
  await check.click()
  await page.getByRole('heading', { name: 'What gur.csv would change' }).waitFor()
  let arrived = () => {}
  const held = new Promise<void>((done) => (arrived = done))
  await page.route('**/products/import?**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Import the file' }).click()
  await page.getByText('You can leave this page').waitFor()
  await page.getByRole('link', { name: 'Last imports, and undo' }).click()
  await page.getByRole('heading', { level: 1 }).getByText('Imports').waitFor()
  arrived()
  await page.goBack()
  await page.getByRole('heading', { name: 'What gur.csv has changed' }).waitFor()
  expect((await site.guest().get('shoppingitems?q=gur')).body.data[0].itemfullname).toBe(
    'Desi Gur é',
  )
  expect(errors).toEqual([])
})

test.each(onPhone)(
  'on a %s a list of Excel with a title, its own separator and days of two kinds is put right and taken',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'owner')
    await page.goto('/admin/products/import')
    await hydrated(page)
    const lines = [
      'sep=;',
      'Kiryana Store, price list of June;;;;',
      '',
      'code;name;category;price;offer;offer until',
      'G-1;Desi Gur;Sugar;1.220,50;999,90;05/06/2099',
      'G-2;Misri;Sugar;90',
    ]
    await choose(page, 'june.csv', `\ufeff${lines.join('\r\n')}\r\n`)
    await page.getByText('The table begins on line 4. 3 lines above it, “Kiryana Store, price list of June”, will be left out.').waitFor() // prettier-ignore
    expect(await page.getByLabel('The headings are on').inputValue()).toBe('4')
    expect(await page.getByLabel('Amounts are written as').inputValue()).toBe('comma')
    expect(await faultsInBothThemes(page)).toEqual([])
    const check = page.getByRole('button', { name: 'Check the file' })
    await check.click()
    await page.getByText(/Line 5, Desi Gur: the end of the offer can be two days/).waitFor()
    await page.getByLabel('The headings are on').selectOption('5')
    await page.getByText('Still missing').waitFor()
    await page.getByLabel('The headings are on').selectOption('4')
    await page.getByText('Still missing').waitFor({ state: 'detached' })
    await page.getByLabel('A day such as 05/06/2026 is').selectOption('day-first')
    await check.click()
    await page.getByRole('heading', { name: 'What june.csv would change' }).waitFor()
    expect(await page.getByText('can be two days:').count()).toBe(0)
    await page.getByRole('button', { name: 'Import the file' }).click()
    await page.getByRole('heading', { name: 'What june.csv has changed' }).waitFor()
    const { data } = (await (await site.as('owner')).get('admin/products?q=gur')).body
    expect(data).toMatchObject([{ listPrice: 1220.5, offerPrice: 999.9, offerUntil: '2099-06-05T19:00:00.000Z' }]) // prettier-ignore
    expect(await page.getByText('--').count()).toBe(0)
    expect(errors).toEqual([])
  },
)

test.each(onPhone)(
  'on a %s a sheet of a workbook is previewed with its prices and imported, and its columns are remembered',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'owner')
    const row = (number: number, ...cells: readonly string[]) =>
      `<row r="${number}">${cells.map((cell, at) => textCell(`${'ABCD'[at]}${number}`, cell)).join('')}</row>`
    const bring = async (name: string, ...prices: readonly string[]) => {
      const rows = prices.map((price, at) => row(at + 2, `G-${at}`, `Gur ${at}`, 'Sweet', price))
      const book = {
        Cover: row(1, 'Kiryana'),
        Prices: [row(1, 'Code', 'Item', 'Kism', 'Rate'), ...rows].join(''),
        // So large that the unpacker would start a worker of its own, which the page's policy forbids.
        Notes: row(1, 'x'.repeat(600_000)),
      }
      const buffer = Buffer.from(workbook(book))
      await page.getByLabel('Price list').setInputFiles({ name, mimeType: '', buffer })
      await page.getByLabel('Sheet', { exact: true }).selectOption('Prices')
      await page.getByRole('cell', { name: 'Gur 0' }).waitFor()
    }
    await page.goto('/admin/products/import')
    await hydrated(page)
    const [sample] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download a sample list' }).click(),
    ])
    expect(sample.suggestedFilename()).toBe('sample-list.csv')
    await bring('june.xlsx', '220', '300', '', '')
    await page.getByLabel('Kism').selectOption('category')
    await page.getByRole('button', { name: 'Check the file' }).click()
    await page
      .getByText('Line 4, Gur 2: the list price is missing – and 1 more row like it')
      .click()
    await page.getByText('Line 5, Gur 3: the list price is missing').waitFor()
    await page.getByText('New categories: 1').click()
    await page.getByText('2 products', { exact: true }).waitFor()
    expect(await faultsInBothThemes(page)).toEqual([])
    await page.getByRole('button', { name: 'Import the file' }).click()
    await page.getByRole('heading', { name: 'What june.xlsx has changed' }).waitFor()
    await page.reload()
    await hydrated(page)
    await bring('july.xlsx', '230', '3')
    await page.getByText('The columns are set as in your last list').waitFor()
    expect(await page.getByLabel('Kism').inputValue()).toBe('category')
    await page.getByRole('button', { name: 'Check the file' }).click()
    await page.getByText('Prices: 1 higher, 1 lower').waitFor()
    await page.getByRole('row', { name: /^Gur 1 Rs. 300 Rs. 3 −99 %/ }).waitFor()
    expect(await faultsInBothThemes(page)).toEqual([])
    expect(errors).toEqual([])
  },
)

test('a file that is no list is refused with the reason, and another one can be chosen', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, screens.desktop, 'owner')
  await page.goto('/admin/products/import')
  await hydrated(page)
  const check = page.getByRole('button', { name: 'Check the file' })
  await choose(page, 'empty.csv', '')
  await check.click()
  await page.getByText('The file is empty.').waitFor()
  await choose(page, 'gur.csv', list)
  await check.click()
  await page.getByRole('heading', { name: 'What gur.csv would change' }).waitFor()
  expect(await page.getByText('The file is empty.').count()).toBe(0)
})

test('a page that only some roles can work with says so to the others', async () => {
  const site = await openSite()
  const { data } = (await (await site.as('owner')).get('admin/staff')).body
  const clerk = data.find(({ email }: { email: string }) => email === 'clerk@kiryana.example')
  await (await site.as('owner')).patch(`admin/staff/${clerk.id}`, { role: 'packer' })
  const { page } = await visit(browser, site, screens.desktop, 'clerk')
  for (const path of [
    'products/import',
    'products/new',
    'orders/new',
    'content',
    'news/new',
    'banners/new',
    'zones/new',
  ]) {
    expect((await page.goto(`/admin/${path}`))?.status()).toBe(403)
    await page
      .getByRole('heading', { name: 'You don’t have access to this page', level: 1 })
      .waitFor()
  }
})
