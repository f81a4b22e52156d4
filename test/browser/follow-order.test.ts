import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, onPhone, type ScreenName } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { allowManyOrders, cartOrder, placed } from '../support/orders.ts'
import { printedPages } from '../support/printed-pages.ts'
import { assigned, stopAction } from '../support/runs.ts'
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

test.each(onPhone)('on a %s, the stops before an order count down to it', async (screen) => {
  const { page, site, id, errors } = await withOrder(screen)
  await allowManyOrders(site.db)
  const clerk = await site.as('clerk')
  const { ids, day } = await assigned(site, clerk, 2)
  await clerk.post('admin/runs/stops', { day, rider: 'clerk', orders: [{ id, from: null }] })
  const act = (order: string | undefined, kind: string) =>
    clerk.post('admin/run/actions', stopAction(site, order, kind))
  for (const one of [...ids, id]) {
    await clerk.patch(`admin/orders/${one}`, { status: 'packed' })
    await act(one, 'taken')
  }
  await page.goto(`/track-order/${id}`)
  const run = page.getByRole('region', { name: 'On the way to you' })
  await run.getByText('2 stops before yours').waitFor()
  const { code } = await site.db.one<{ code: string }>`select code from run_stop where order_id = ${id}` // prettier-ignore
  expect(await run.innerText()).toContain(code)
  expect(await axeFaults(page)).toEqual([])
  await act(ids[0], 'delivered')
  await run.getByText('1 stop before yours').waitFor()
  await act(ids[1], 'delivered')
  await run.getByText('Yours is the next stop').waitFor()
  await clerk.send('PUT', 'admin/run/stops-shown', { isShown: false })
  await run.getByText('On the way to you').waitFor()
  expect(await run.innerText()).toContain(code)
  await act(id, 'delivered')
  await run.waitFor({ state: 'hidden' })
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
