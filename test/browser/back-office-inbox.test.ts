import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { delivered } from '../support/orders.ts'
import { openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test('a return is accepted with an answer, from the first page on', async () => {
  const site = await openSite()
  const amina = await site.as('amina')
  const id = await delivered(site, amina)
  const asked = await amina.form(`order/${id}/return`, {
    product: 'apples',
    quantity: '1',
    kind: 'damaged',
    reason: 'One was brown',
  })
  expect(asked.status).toBe(201)
  const { page, errors } = await visit(browser, site, screens.phone, 'clerk')
  await page.goto('/admin')
  await page.getByRole('link', { name: '1 Returns to decide' }).click()
  await page.getByText('One was brown').waitFor()
  await page.getByLabel('Answer to the customer').fill('Sorry for that')
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('heading', { name: 'No returns here' }).waitFor()
  await page.getByRole('link', { name: 'Accepted' }).click()
  await page.getByText('Answer: Sorry for that').waitFor()
  expect(errors).toEqual([])
})

test('a message is read, and a shop is given wholesale prices', async () => {
  const site = await openSite()
  await site.guest().post('message', {
    kind: 'contact',
    name: 'Bushra Khan',
    email: 'bushra@kiryana.example',
    subject: 'The onion',
    message: 'One onion was missing.',
  })
  const { page, errors } = await visit(browser, site, screens.desktop, 'clerk')
  await page.goto('/admin/messages')
  await hydrated(page)
  await page.getByRole('heading', { name: 'The onion' }).waitFor()
  await page.getByRole('button', { name: 'Mark as read' }).click()
  await page.getByRole('button', { name: 'Mark as new' }).waitFor()
  await page.getByRole('link', { name: 'Customers' }).click()
  await page.getByRole('link', { name: 'Ask for wholesale prices' }).click()
  await page.getByRole('button', { name: 'Give wholesale prices' }).click()
  await page.getByRole('heading', { name: 'No customers here' }).waitFor()
  const { data } = (await (await site.as('owner')).get('admin/today')).body
  expect(data).toMatchObject({ messages: 0, wholesale: 0 })
  expect(errors).toEqual([])
})
