import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, onPhone, type ScreenName } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { printedPages } from '../support/printed-pages.ts'
import { axeFaults } from '../support/site.ts'
import { quiet } from '../support/quiet.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

async function withOrder(screen: ScreenName) {
  const buyer = await buyerAt(browser, screen, 'amina')
  const { _id: id } = await placed(await buyer.site.as('amina'), cartOrder())
  const clerk = await buyer.site.as('clerk')
  const move = async (status: string) => {
    buyer.site.later(1000)
    await clerk.patch(`admin/orders/${id}`, { status })
  }
  return { ...buyer, id, move }
}

test.each(onPhone)('on a %s, an order is followed to the door by itself', async (screen) => {
  const { page, id, move, errors } = await withOrder(screen)
  const open = page.waitForResponse(`**/order/${id}/live`)
  await page.goto(`/track-order/${id}`)
  expect((await open).status()).toBe(200)
  expect(await axeFaults(page)).toEqual([])
  const cancel = page.getByRole('main').getByRole('link', { name: 'Cancel items' })
  await cancel.waitFor()
  for (const status of ['Packed', 'Shipped', 'Delivered']) {
    await move(status.toLowerCase())
    // At once, and said to those who do not see it.
    await page
      .getByRole('status')
      .filter({ hasText: `Your order is: ${status}` })
      .waitFor({ state: 'attached', timeout: 3000 })
    expect(await page.locator('[aria-current=step]').innerText()).toContain(status)
  }
  expect(await cancel.count()).toBe(0)
  expect(errors).toEqual([])
})

test('where no stream comes through, the page asks now and then', async () => {
  const { page, id, move } = await withOrder('phone')
  await page.route('**/live', (route) => route.fulfill({ status: 503 }))
  await page.clock.install()
  await page.goto(`/track-order/${id}`)
  await quiet(page)
  await move('packed')
  await page.clock.fastForward(20_000)
  await page.getByRole('status').filter({ hasText: 'Packed' }).waitFor({ state: 'attached' })
})

test.each(onPhone)('on a %s, an order is printed on a page or on a roll', async (screen) => {
  const { page, id, errors } = await withOrder(screen)
  await page.goto(`/order/${id}`)
  await page.getByRole('main').getByRole('link', { name: 'Invoice' }).click()
  await page.waitForURL('**/invoice/*')
  const sheet = page.getByRole('article', { name: 'Invoice' })
  for (const text of ['Jinnah Avenue', 'Amina Siddiqui', 'Kala Kulu Apples', 'Rs. 630']) {
    await sheet.getByText(text).first().waitFor()
  }
  expect(await axeFaults(page)).toEqual([])
  await page.evaluate(
    () => (window.print = () => void document.body.setAttribute('data-printed', '')),
  )
  await page.getByRole('button', { name: 'Print' }).click()
  await page.locator('body[data-printed]').waitFor()
  const sizes: string[] = []
  for (const paper of ['A4 page', '80 mm roll']) {
    await page.getByRole('link', { name: paper }).click()
    await page.locator('[aria-current=true]', { hasText: paper }).waitFor()
    sizes.push((await printedPages(page)).join(' | '))
  }
  const [a4 = '', roll = ''] = sizes
  expect(a4).toBe('595x842') // one page
  expect(roll).toMatch(/^227x[23456]\d\d$/) // one piece, as long as it needs to be
  expect(await axeFaults(page)).toEqual([])
  expect(errors).toEqual([])
})
