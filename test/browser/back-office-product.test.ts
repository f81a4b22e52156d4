import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onDesktop, screens, waitForFocus } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const picture = (background: string) =>
  sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .png()
    .toBuffer()

test.each(onDesktop)(
  'on a %s a product is added by hand, gets pictures, is copied and deleted',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await page.goto('/admin/products')
    await hydrated(page)
    await page.getByRole('link', { name: 'New product' }).click()
    const add = page.getByRole('button', { name: 'Add product' })
    await add.click()
    await page.getByText('Please check what is marked below.').waitFor()
    const name = page.getByLabel('Name', { exact: true })
    await waitForFocus(name)
    expect(await axeFaults(page)).toEqual([])
    await name.fill('Desi Ghee')
    const category = page.getByRole('combobox', { name: 'Category' })
    await category.fill('fresh apple')
    await page.getByRole('option', { name: /Apples$/ }).click()
    expect(await category.inputValue()).toBe('Fruit & Vegetables › Fresh Fruit › Apples')
    await category.fill('nonsense')
    await page.getByText('Nothing matches. Try another word.').waitFor()
    await category.press('Tab')
    expect(await category.inputValue()).toBe('Fruit & Vegetables › Fresh Fruit › Apples')
    await page.getByRole('button', { name: 'Make a new category' }).click()
    await page.getByLabel('Main category').fill('Dairy')
    await page.getByLabel('Sub-category').fill('Butter & Ghee')
    await page.getByLabel('Item category').fill('Ghee')
    const price = page.getByLabel('Price in rupees')
    await price.fill('Rs. ۱٬۸۵۰')
    expect(await price.inputValue()).toBe('Rs. 1,850')
    const folder = await mkdtemp(join(tmpdir(), 'kiryana-pictures-'))
    const files = ['red', 'blue'].map((colour) => join(folder, `${colour}.png`))
    for (const file of files)
      await writeFile(file, await picture(file.includes('red') ? 'red' : 'blue'))
    await page.getByLabel('Add pictures').setInputFiles(files)
    await page.getByText('They are sent once you add the product.').waitFor()
    await page.getByRole('button', { name: 'Remove picture 2' }).click()
    await add.click()

    await page.getByRole('heading', { name: 'Desi Ghee', level: 1 }).waitFor()
    const altField = page.getByLabel(/^What picture \d shows/)
    await expect.poll(() => altField.count()).toBe(1)
    const noPicture = join(folder, 'notes.png')
    await writeFile(noPicture, 'these are notes')
    await page.getByLabel('Add pictures').setInputFiles([...files.slice(1), noPicture])
    await page.getByText('notes.png: Please choose a picture').waitFor()
    await expect.poll(() => altField.count()).toBe(2)
    await page.getByLabel('Crop each before it is sent').check()
    await page.getByLabel('Add pictures').setInputFiles(files.slice(0, 1))
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(await altField.count()).toBe(2)
    await page.getByLabel('Add pictures').setInputFiles(files.slice(0, 1))
    await page.getByRole('slider', { name: 'Zoom' }).fill('2')
    await page.getByText('This part is 300 pixels wide').waitFor()
    await page.getByRole('button', { name: 'Show this part' }).click()
    await expect.poll(() => altField.count()).toBe(3)
    const shownOf = async (index: number) =>
      page.locator('.office-drag-picture img').nth(index).getAttribute('src')
    const before = await shownOf(0)
    await page.getByRole('button', { name: 'Crop picture 1' }).click()
    await page.getByRole('slider', { name: 'Zoom' }).fill('1.5')
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Show this part' }).click()
    await page.getByText('The picture is cropped').waitFor()
    await expect.poll(() => shownOf(0)).not.toBe(before)
    const cropped = await shownOf(0)
    await page.getByRole('button', { name: 'Crop picture 1' }).click()
    await expect.poll(() => page.getByRole('slider', { name: 'Zoom' }).inputValue()).toBe('1.5')
    await page.getByRole('button', { name: 'Show the whole picture' }).click()
    await page.getByText('The whole picture is shown again').waitFor()
    await page.getByText('Cropped a picture of a product').first().waitFor()
    await expect.poll(() => shownOf(0)).not.toBe(cropped)
    await page.getByRole('button', { name: 'Remove picture 3' }).click()
    await expect.poll(() => altField.count()).toBe(2)
    await altField.first().fill('A jar of ghee')
    await altField.first().blur()
    await page.getByText('Saved the description of the picture').waitFor()
    await page.getByRole('button', { name: 'Move picture 2 forward' }).click()
    await expect.poll(() => altField.nth(1).inputValue()).toBe('A jar of ghee')
    await page.getByRole('button', { name: 'Remove picture 1' }).click()
    await expect.poll(() => altField.count()).toBe(1)

    await page.getByLabel(/^Offer price/).fill('1700')
    await page.getByLabel('Offer ends').fill('2099-12-31T23:59')
    await page.getByText('Not saved yet').waitFor()
    await save.click()
    await page.getByText('Saved Desi Ghee').waitFor()
    await page.getByText(/^Offer price: nothing → Rs/).waitFor()
    expect(await axeFaults(page)).toEqual([])
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const clerk = await site.as('clerk')
    const kept = (await clerk.get(`admin/products/${id}`)).body.data
    expect(kept).toMatchObject({
      listPrice: 1850,
      offerPrice: 1700,
      offerUntil: '2099-12-31T18:59:00.000Z',
      pictures: [{ alt: 'A jar of ghee' }],
      published: true,
    })

    await page.getByLabel('New price').fill('1900')
    await page.getByLabel('Applies from').fill('2099-01-01T09:00')
    await page.keyboard.press('Control+s') // saves the form in which one types
    await page.getByText('planned by Sana Clerk').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: /^Cancel the price of/ }).click()
    await page.getByText('planned by Sana Clerk').waitFor({ state: 'detached' })

    await page.getByRole('link', { name: 'Duplicate' }).click()
    await page.getByText('A copy of Desi Ghee').waitFor()
    await name.fill('Desi Ghee, Large')
    await add.click()
    await page.getByRole('heading', { name: 'Desi Ghee, Large', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: 'Delete product' }).click()
    await page.waitForURL('**/admin/products')
    const { body } = await clerk.get('admin/products?q=desi ghee')
    expect(body.data).toHaveLength(1)
    expect(errors).toEqual([])
  },
)

test('what two people change at once is shown side by side, and nothing typed is lost', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.desktop, 'clerk')
  await page.goto('/admin/products/apples')
  await hydrated(page)
  const price = page.getByLabel('Price in rupees')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await price.fill('400')
  // Closed while the product has none; what is typed stays, and opens it again.
  await page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name: 'Facts' }).click() // prettier-ignore
  await page.getByLabel(/^Storage(?! in Urdu)/).fill('In the fridge')
  await page.reload()
  await hydrated(page)
  await page.getByText('We restored what you typed').waitFor()
  await (await site.as('owner')).patch('admin/products/apples', { listPrice: 350, brand: 'Swat' })
  await save.click()
  const both = page.getByRole('alert')
  await both.getByText('Now: 350').waitFor()
  await both.getByText('Yours: 400').waitFor()
  expect(await axeFaults(page)).toEqual([])
  expect(await page.getByLabel('Brand').inputValue()).toBe('Swat')
  await save.press('Enter')
  await page.getByText('Saved Kala Kulu Apples').waitFor()
  const { data } = (await (await site.as('clerk')).get('admin/products/apples')).body
  expect(data).toMatchObject({ listPrice: 400, brand: 'Swat', storage: 'In the fridge' })

  // Different fields are no reason to ask.
  await (await site.as('owner')).patch('admin/products/apples', { origin: 'Swat valley' })
  await page.getByLabel(/^Shelf life(?! in Urdu)/).fill('Two weeks')
  await save.click()
  await expect
    .poll(async () => (await (await site.as('clerk')).get('admin/products/apples')).body.data)
    .toMatchObject({ origin: 'Swat valley', shelfLife: 'Two weeks' })
  expect(errors.filter((error) => !error.includes('409'))).toEqual([])
})
