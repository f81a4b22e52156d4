import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, hydrated, onPhone } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { axeFaults } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test.each(onPhone)(
  'on a %s, one of three items that were paid with points is cancelled',
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen, 'amina')
    await site.db
      .run`insert into points_entry (account_id, seq, order_id, reason, points, balance_after, at) values ('amina', 1, null, 'given-back', 1000, 1000, 0)`
    const three = ['apples', 'chai', 'lastmango'].map((product) => ({ product, quantity: 1 }))
    // 240 + 499.50 + 500 + 150, less 1000; earns 8 + 24 + 16
    const body = cartOrder(389.5, three, { redeempoints: 1000 })
    const { _id: id } = await placed(await site.as('amina'), body)
    site.later(60_000)

    await page.goto(`/order/${id}`)
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'Cancel items' }).click()
    await page.waitForURL('**/cancel-order/*')
    const submit = page.getByRole('button', { name: 'Submit' })
    await submit.click()
    await page.getByText('Please choose what to cancel').waitFor()
    await page.getByRole('checkbox', { name: 'Chaunsa Mango' }).check()
    await submit.click()
    await page.getByText('Please agree to the cancellation policy').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByLabel('I agree').check()
    await submit.click()

    await page.waitForURL('**/cancel-confirmation/*')
    await page.getByText('Your Cancellation was Successful').waitFor()
    await page.getByText('Chaunsa Mango').waitFor()
    await page.getByRole('main').getByText('Rs. 0.50').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.goto(`/order/${id}`)
    await page.getByText('1 cancelled').waitFor()
    await page.getByText('Points redeemed (889)').waitFor()
    await page.getByRole('main').getByText('Rs. 0.50').waitFor()
    await page.goto('/points')
    const change = (why: RegExp) => page.getByRole('row', { name: why })
    await change(/Given back from order .*\+111/).waitFor()
    await change(/Taken back from order .*−16/).waitFor()
    expect(await site.balanceOf('amina')).toBe(111 + 8 + 24)
    expect(await site.stockOf('lastmango')).toBe(1)
    expect(errors).toEqual([])
  },
)

test('of an order that is cancelled whole nothing is due, whichever page shows it', async () => {
  const { site, page, errors } = await buyerAt(browser, 'phone', 'amina')
  const { _id: id } = await placed(
    await site.as('amina'),
    cartOrder(630, [{ product: 'apples', quantity: 2 }]),
  )
  await (await site.as('amina')).post(`order/${id}/cancel`, { products: [] })
  const main = page.getByRole('main')
  for (const [path, says] of [
    [`/congratulation/${id}`, 'To pay at the door Rs. 0'],
    [`/order-confirmation?order=${id}`, 'To pay at the door Rs. 0'],
    [`/order/${id}`, 'Rs. 0'],
    ['/orders', 'Rs. 0'],
    [`/track-order/${id}`, 'This order was cancelled.'],
    [`/invoice/${id}`, 'There is nothing to pay.'],
    [`/cancel-confirmation/${id}`, "There's nothing left to pay for this order."],
  ] as const) {
    await page.goto(path)
    await main.getByRole('heading', { level: 1 }).waitFor()
    const text = (await main.innerText()).replaceAll(/\s+/g, ' ')
    expect(text).toContain(says)
    expect(text).not.toMatch(
      /Congratulations|Shukriya|successfully:|Points earned|Track Your Order|Track it live/,
    )
    expect(text.replace(/(Subtotal|Cancelled) −?Rs. 630/g, '')).not.toContain('Rs. 630')
  }
  expect(errors).toEqual([])
})

test.each(onPhone)(
  'on a %s, delivery of the rest is said before it is confirmed, and below the minimum all of it goes',
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen, 'amina')
    const home = { lat: 33.6844, lng: 73.0479 }
    await (
      await site.as('clerk')
    ).post('admin/zones', {
      name: 'Islamabad',
      area: { kind: 'circle', centre: home, radius: 10 },
      fee: 150,
      minimum: 450,
      freeAbove: 900,
      days: ['mon'],
      takes: { from: 1, to: 2 },
    })
    const three = ['apples', 'chai', 'lastmango'].map((product) => ({ product, quantity: 1 }))
    const body = cartOrder(1239.5, three, { location: home })
    const { _id: id } = await placed(await site.as('amina'), body)
    site.later(60_000)

    await page.goto(`/cancel-order/${id}`)
    await hydrated(page)
    const [apples, mango] = ['Kala Kulu Apples', 'Chaunsa Mango'].map((name) =>
      page.getByRole('checkbox', { name }),
    )
    await apples?.check()
    await page.getByText('New total: Rs. 999.50.').locator('visible=true').waitFor()
    expect(await page.getByText('Delivery becomes').count()).toBe(0)
    await apples?.uncheck()
    await mango?.check()
    await page
      .getByText('Delivery becomes Rs. 150, because the rest is below Rs. 900.')
      .locator('visible=true')
      .waitFor()
    await page.getByText('New total: Rs. 889.50.').locator('visible=true').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByLabel('I agree').check()
    // another tab is quicker
    await (await site.as('amina')).post(`order/${id}/cancel`, { products: [{ product: 'apples' }] })
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('alert').getByText('Please check again').waitFor()
    await page.getByText('New total: Rs. 649.50.').locator('visible=true').waitFor()
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.waitForURL('**/cancel-confirmation/*')
    await page.goto(`/order/${id}`)
    await page.getByRole('main').getByText('Rs. 649.50').first().waitFor()

    const small = cartOrder(889.5, three.slice(0, 2), { location: home })
    const { _id: other } = await placed(await site.as('amina'), small)
    await page.goto(`/cancel-order/${other}`)
    await hydrated(page)
    await page.getByRole('checkbox', { name: 'Dum Chai' }).check()
    await page
      .getByText('Orders to Islamabad start at Rs. 450. Cancel the whole order instead?')
      .locator('visible=true')
      .waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByLabel('I agree').check()
    await page.getByRole('button', { name: 'Cancel the whole order' }).click()
    await page.waitForURL('**/cancel-confirmation/*')
    await page.getByText("There's nothing left to pay for this order.").waitFor()
    expect(errors).toEqual([])
  },
)

test.each(onPhone)(
  'on a %s, all items are chosen at once, and the order can be kept from wherever the page is',
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen, 'amina')
    const three = ['apples', 'chai', 'lastmango'].map((product) => ({ product, quantity: 1 }))
    const { _id: id } = await placed(await site.as('amina'), cartOrder(1389.5, three))
    await page.goto(`/cancel-order/${id}`)
    await hydrated(page)
    const all = page.getByRole('checkbox', { name: 'Select all (3)' })
    const chai = page.getByRole('checkbox', { name: 'Dum Chai' })
    await chai.check()
    expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
    await all.check()
    expect(await page.getByRole('checkbox', { name: 'Chaunsa Mango' }).isChecked()).toBe(true)
    await page.getByRole('status').getByText("There's nothing left to pay").waitFor()
    await chai.uncheck()
    expect(await all.isChecked()).toBe(false)
    expect(await axeFaults(page)).toEqual([])
    await all.check()
    await all.uncheck()
    await page.getByText('Choose items to see the new total.').waitFor()

    const keep = page.getByRole('link', { name: 'Keep my order' })
    for (const top of [0, 250, 10_000]) {
      await page.evaluate((at) => window.scrollTo(0, at), top)
      expect(await keep.evaluate(isUncovered)).toBe(true)
    }
    await keep.click()
    await page.waitForURL(`**/order/${id}`)
    expect(errors).toEqual([])
  },
)

function isUncovered(thing: Element) {
  const { x, y, width, height } = thing.getBoundingClientRect()
  return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}
