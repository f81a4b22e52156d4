import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onPhone, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { cartOrder, delivered } from '../support/orders.ts'
import { phonePhoto } from '../support/pictures.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test.each(onPhone)('on a %s, a spoiled item goes back', async (screen) => {
  const site = await openSite()
  await site.db.run`update product set perishable = 1 where id = 'apples'`
  const both = [
    { product: 'apples', quantity: 2 },
    { product: 'chai', quantity: 1 },
  ]
  const id = await delivered(site, await site.as('amina'), cartOrder(1129.5, both))
  const { page, errors } = await visit(browser, site, screens[screen], 'amina')
  await page.goto(`/order/${id}`)
  await page.getByRole('main').getByRole('link', { name: 'Return items' }).click()
  await page.waitForURL('**/return-order/*')
  expect(await axeFaults(page)).toEqual([])

  const submit = page.getByRole('button', { name: 'Request return' })
  await submit.click()
  await page.getByText('Please choose what you want to return').waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'item')
  await page.keyboard.press('Space') // the keyboard is where the fault is
  await page.getByText('This is perishable, so it can only be returned').waitFor()
  await page.getByRole('button', { name: /more.*Apples|Apples.*more/i }).click()
  await page.getByLabel('In a few words').fill('Both bags were rotten')
  await submit.click()
  await page.getByText('Please add a photo that shows the damage').waitFor()
  expect(await axeFaults(page)).toEqual([])
  const content = await phonePhoto()
  await page
    .getByLabel(/^Photo/)
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: content })
  await page.getByRole('img', { name: 'Your photo' }).waitFor()
  await submit.click()

  await page.waitForURL(`**/order/${id}`)
  const returns = page.getByRole('region', { name: 'Returns' })
  await returns.getByText('2 × Kala Kulu Apples · 1 kg').waitFor()
  await returns.getByText('Under review').waitFor()
  const photo = returns.getByRole('link', { name: 'See your photo of Kala Kulu Apples' })
  expect(
    await photo.locator('img').evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return image.naturalWidth
    }),
  ).toBe(240)
  expect(await axeFaults(page)).toEqual([])
  const clerk = await site.as('clerk')
  const [asked] = (await clerk.get('admin/returns')).body.data
  const note = 'We are sorry; the rider comes today.'
  await clerk.patch(`admin/returns/${asked.id}`, { state: 'accepted', note })
  await page.reload()
  await returns.getByText('Accepted').waitFor()
  await returns.getByText('Rs. 480 in cash, brought by our rider').waitFor()
  await returns.getByText('16 points earned with it taken back').waitFor()
  await returns.getByText(`The shop says: ${note}`).waitFor()
  await page.getByText('2 returned').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Invoice' }).click()
  const sheet = page.getByRole('article', { name: 'Invoice' })
  await sheet.getByText('2 of 2 returned').waitFor()
  await sheet.getByText('Rs. 649.50').waitFor()
  expect(errors).toEqual([])
})

test('two products go back in one request', async () => {
  const site = await openSite()
  await site.db.run`update product set perishable = 1 where id = 'apples'`
  const both = [
    { product: 'apples', quantity: 2 },
    { product: 'chai', quantity: 1 },
  ]
  const id = await delivered(site, await site.as('amina'), cartOrder(1129.5, both))
  const { page, errors } = await visit(browser, site, screens.phone, 'amina')
  await page.goto(`/return-order/${id}`)
  await hydrated(page)
  await page.getByRole('checkbox', { name: 'Dum Chai' }).check()
  await page.getByLabel('In a few words').fill('Too much tea')
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Request return' }).click()
  await page.getByText('Please choose what is wrong').waitFor()
  await page.getByRole('radio', { name: "I don't want it" }).check()
  await page.getByRole('checkbox', { name: 'Kala Kulu Apples' }).check()
  await page.getByText('with a photo: Kala Kulu Apples · 1 kg.').waitFor()
  await page.getByLabel('In a few words').fill('Rotten apples, and too much tea')
  await page.getByLabel(/^Photo/).setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto(),
  })
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Request return' }).click()
  await page.waitForURL(`**/order/${id}`)
  const returns = page.getByRole('region', { name: 'Returns' })
  await returns.getByText('1 × Kala Kulu Apples · 1 kg').waitFor()
  await returns.getByText('1 × Dum Chai').waitFor()
  expect((await (await site.as('clerk')).get('admin/returns')).body.data).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ productName: 'Kala Kulu Apples', kind: 'damaged' }),
      expect.objectContaining({ kind: 'unwanted' }),
    ]),
  )
  expect(errors).toEqual([])
})

test('after three days there is nothing to return', async () => {
  const site = await openSite({ on: new Date(Date.now() - 4 * 24 * 60 * 60_000).toISOString() })
  const id = await delivered(site, await site.as('amina'))
  site.later(4 * 24 * 60 * 60_000)
  const { page } = await visit(browser, site, screens.phone, 'amina')
  await page.goto(`/return-order/${id}`)
  await page.getByText('Items can be returned within 3 days of delivery.').waitFor()
  await page.getByRole('link', { name: 'View details' }).click()
  await page.getByRole('heading', { name: /^Order / }).waitFor()
  expect(await page.getByRole('link', { name: 'Return items' }).count()).toBe(0)
})
