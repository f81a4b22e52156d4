import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onDesktop, onPhone, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { axeFaults, faultsInBothThemes, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

/** Apples at 240 a piece of about 1.2 kg, and chai by weight at 499.50 for 500 g. The scale knows both by their numbers. */
async function openWithWeighed() {
  const site = await openSite()
  const clerk = await site.as('clerk')
  await clerk.patch('admin/products/apples', { unitGrams: 1200, byPiece: true })
  await clerk.patch('admin/products/chai', { unitGrams: 500 })
  await (await site.as('owner')).patch('admin/settings', { scaleStart: '21' })
  return site
}
const lines = [
  { product: 'apples', quantity: 2 },
  { product: 'chai', quantity: 1 },
]

/** The scale's label for so many grams of the product with this number. */
function labelOf(number: number, grams: number) {
  const digits = `21${String(number).padStart(5, '0')}${String(grams).padStart(5, '0')}`
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) // prettier-ignore
  return `${digits}${(10 - (sum % 10)) % 10}`
}

test.each(onDesktop)(
  'on a %s a packer types a weight and scans labels; above the most only the most is charged',
  async (screen) => {
    const site = await openWithWeighed()
    const { _id } = await placed(await site.as('amina'), cartOrder(1129.5, lines))
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto(`/admin/orders/${_id}`)
    await page.getByText('About 2.4 kg ordered, at most Rs. 528').waitFor()
    await page.getByRole('button', { name: 'Mark as packed' }).click()
    const dialog = page.getByRole('dialog', { name: 'Some lines are not weighed' })
    await dialog.getByText('× Kala Kulu Apples').waitFor()
    expect(await dialog.getByRole('button', { name: 'Mark all as packed' }).count()).toBe(0)
    await dialog.getByRole('button', { name: 'Go on packing' }).click()
    await page.getByText('At most Rs. 1,227.45 when all is weighed').waitFor()
    const apples = page.getByLabel('Weight of Kala Kulu Apples')
    await apples.fill('heavy')
    await apples.press('Enter')
    await page.getByText('Please type a weight, such as 1.2 kg or 750 g.').waitFor()
    await apples.fill('2.94')
    await page.getByText('This is Rs. 60 above the most.').waitFor()
    await apples.press('Enter')
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Charge only Rs. 528' }).click()
    await page.getByText('Weighed: 2.94 kg × Rs. 179.59/kg').waitFor()
    await page.getByText('Rs. 1,177.50').waitFor()

    // Each piece has its own label.
    const scan = async (code: string) => {
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
    }
    const numberOf = async (id: string) =>
      (await site.db.one<{ number: number }>`select number from product where id = ${id}`).number
    await page.getByRole('heading', { level: 1 }).click()
    await scan(labelOf(await numberOf('apples'), 1150))
    await page.getByText('1 of 2 scanned, 1.15 kg').waitFor()
    await scan(labelOf(await numberOf('apples'), 1210))
    await page.getByText('Weighed: 2.36 kg × Rs. 200/kg').waitFor()
    await scan(labelOf(4711, 500))
    await page.getByText('No line to weigh here has the scale’s code 4711').waitFor()
    await scan(labelOf(await numberOf('chai'), 520))
    await page.getByText('Weighed: 520 g × ').waitFor()
    await page.getByText('2 of 2 packed').waitFor()
    expect(await faultsInBothThemes(page)).toEqual([])
    await page.getByRole('button', { name: 'Mark as packed' }).click()
    await page.getByText('Packed', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Correct weight' }).first().waitFor()
    expect(errors).toEqual([])
    await expectSoundLedger(site)
  },
)

test('on a phone what to do above the most is in sight, and the field is invalid', async () => {
  const site = await openWithWeighed()
  const { _id } = await placed(await site.as('amina'), cartOrder(1129.5, lines))
  const { page, errors } = await visit(browser, site, screens.phone, 'clerk')
  await page.goto(`/admin/orders/${_id}`)
  const apples = page.getByLabel('Weight of Kala Kulu Apples')
  await apples.fill('3.5')
  const save = page.getByRole('button', { name: 'Save weight' }).first()
  await save.evaluate((one) => one.scrollIntoView({ block: 'end' }))
  await save.press('Enter')
  expect(await apples.getAttribute('aria-invalid')).toBe('true')
  const remedy = page.getByRole('button', { name: 'Charge only Rs. 528' })
  // What the sticky bar covers is hit instead of the button.
  const isInSight = () =>
    remedy.evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return one.contains(document.elementFromPoint(x + width / 2, y + height - 1))
    })
  await expect.poll(isInSight).toBe(true)
  expect(errors).toEqual([])
})

test('a question to a customer without e-mail is still to be sent, and the field is valid again', async () => {
  const site = await openWithWeighed()
  const contact = { name: 'Bushra Khan', phone: '0301 7712345' }
  const { _id } = await placed(site.guest(), cartOrder(1129.5, lines, { contact }))
  const { page, errors } = await visit(browser, site, screens.phone, 'clerk')
  await page.goto(`/admin/orders/${_id}`)
  const apples = page.getByLabel('Weight of Kala Kulu Apples')
  await apples.fill('3.5')
  await apples.press('Enter')
  await page.getByRole('button', { name: 'Ask the customer' }).click()
  await page.getByText('now send the question by WhatsApp').waitFor()
  await page.getByText('Send the question about 3.5 kg for').waitFor()
  expect(await apples.getAttribute('aria-invalid')).toBeNull()
  expect(await page.getByText('above the most').count()).toBe(0)
  expect(errors).toEqual([])
})

test.each(onPhone)(
  'on a %s a shopper reads about how much it weighs and the most, from the product to the order',
  async (screen) => {
    const site = await openWithWeighed()
    const { page, errors } = await visit(browser, site, screens[screen], 'amina')
    const { number } = await site.db.one<{ number: number }>`
      select number from product where id = 'apples'`
    await page.goto(`/products/${number}`)
    await page.getByText('About 1.2 kg, at most Rs. 264').waitFor()
    await page.getByRole('button', { name: 'Add To Cart' }).first().click()
    await page.goto('/cart')
    await page.getByText('About 1.2 kg, at most Rs. 264').waitFor()
    const most = page.getByText('At most, once weighed')
    await most.first().waitFor()
    expect(await faultsInBothThemes(page)).toEqual([])
    const { _id } = await placed(await site.as('amina'), cartOrder(630))
    await page.goto(`/order/${_id}`)
    await page.getByText('About 2.4 kg, at most Rs. 528').waitFor()
    const summary = page.getByRole('region', { name: 'Summary' })
    await expect.poll(() => summary.innerText()).toMatch(/At most, once weighed\s+Rs\.\s678/)
    await page.goto(`/order-confirmation?order=${_id}`)
    await page.getByText('never more than Rs. 678 in all.').waitFor()
    expect(await most.count()).toBe(0)
    expect(await faultsInBothThemes(page)).toEqual([])
    await page.goto(`/order/${_id}`)
    const clerk = await site.as('clerk')
    const body = { productId: 'apples', left: 2, seen: null, grams: 2345 }
    await clerk.send('PUT', `admin/orders/${_id}/weight`, body)
    await page.reload()
    await page.getByText('Weighed: 2.345 kg × Rs. 200/kg').waitFor()
    expect(await most.count()).toBe(0)
    expect(await faultsInBothThemes(page)).toEqual([])
    expect(errors).toEqual([])
  },
)

test.each(onPhone)(
  'on a %s staff enter what came back of weighed goods, and the refund follows',
  async (screen) => {
    const site = await openWithWeighed()
    const [amina, clerk] = [await site.as('amina'), await site.as('clerk')]
    const { _id } = await placed(amina, cartOrder(1129.5, lines))
    for (const [productId, left, grams] of [
      ['apples', 2, 2345],
      ['chai', 1, 520],
    ])
      // prettier-ignore
      await clerk.send('PUT', `admin/orders/${_id}/weight`, { productId, left, seen: null, grams })
    for (const status of ['packed', 'shipped', 'delivered'])
      await clerk.patch(`admin/orders/${_id}`, { status })
    const fields = { product: 'apples', quantity: '1', kind: 'damaged', reason: 'A part is brown' }
    expect((await amina.form(`order/${_id}/return`, fields)).status).toBe(201)

    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto('/admin/returns')
    await page.getByText('If you accept: refund Rs. 234.50').waitFor()
    const weight = page.getByLabel('Weight that came back')
    await page.getByText('Sold: 1.173 kg. Leave this empty if all of it came back.').waitFor()
    await weight.fill('1.5 kg')
    await page.getByRole('button', { name: 'Accept the return' }).click()
    await page.getByText('It weighed 1.173 kg when it was sold.').waitFor()
    await weight.fill('350')
    await page.getByText('If you accept: refund Rs. 70').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Accept the return' }).click()
    await page.getByRole('button', { name: 'Pay back Rs. 70' }).waitFor()
    await page.goto('/admin/returns?state=accepted')
    await page.getByText('Weight that came back: 350 g of 1.173 kg').waitFor()

    await page.goto(`/admin/orders/${_id}`)
    await page.getByRole('button', { name: 'Take items back' }).click()
    const dialog = page.getByRole('dialog', { name: /take items back/ })
    await dialog.getByRole('group', { name: /Dum Chai/ }).getByRole('button', { name: /^One more/ }).click() // prettier-ignore
    await dialog.getByText('Refund: Rs. 519.48').waitFor()
    await dialog.getByLabel('Weight that came back, Dum Chai').fill('a lot')
    await dialog.getByText('Please type a weight').waitFor()
    await dialog.getByLabel('Weight that came back, Dum Chai').fill('100 g')
    await dialog.getByText('Refund: Rs. 99.90').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByLabel('In a few words').fill('Half of it was wet')
    await dialog.getByRole('button', { name: 'Take back, refund Rs. 99.90' }).click()
    await page.getByRole('region', { name: 'History' }).getByText('100 g').waitFor()

    const customer = await visit(browser, site, screens[screen], 'amina')
    await customer.page.goto(`/order/${_id}`)
    const returns = customer.page.getByRole('region', { name: 'Returns' })
    await returns.getByText('Weight that came back: 350 g').waitFor()
    await returns.getByText('Weight that came back: 100 g').waitFor()
    await expectSoundLedger(site)
    expect([...errors, ...customer.errors]).toEqual([])
  },
)
