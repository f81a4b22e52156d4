import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, hydrated, onPhone } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, desktop, phone, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const cartText = () => localStorage.getItem('kiryana-cart') ?? '[]'
const noWebShare = () => Reflect.deleteProperty(Navigator.prototype, 'share')

test.each(onPhone)(
  'on a %s, a cart becomes a list, which is changed, shared, and put in the cart by somebody else',
  async (screen) => {
    const { site, page, context, errors } = await buyerAt(browser, screen, 'amina')
    await context.addInitScript(noWebShare)
    const amina = await site.as('amina')
    await amina.put('cart', { cartitems: [{ _id: 'apples', quantity: 2 }, { _id: 'chai', quantity: 1 }] }) // prettier-ignore
    await page.goto('/cart')
    await hydrated(page)
    await page.getByRole('button', { name: 'Save as a list' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save as a list' })
    await dialog.getByRole('button', { name: 'Save the list' }).click()
    await dialog.getByText('Please give the list a name').waitFor()
    await dialog.getByLabel('Name of the list').fill('Monthly ration')
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Open the list' }).click()
    await page.getByRole('heading', { name: 'Monthly ration', level: 1 }).waitFor()
    // It was never ordered: there is no last time.
    await page.getByText('No price has changed.').waitFor()

    // A product more, another quantity, and one line less, which comes back.
    await page.getByRole('searchbox', { name: 'Add a product' }).fill('atta')
    await page.getByRole('button', { name: /^Add Chakki Atta.* to the list$/ }).click()
    const lines = page.getByRole('list', { name: 'Products on this list' })
    await lines.getByText('Chakki Atta').waitFor()
    await lines.getByRole('button', { name: 'One more: Kala Kulu Apples' }).click()
    await page.getByRole('button', { name: /^Remove Dum Chai/ }).click()
    await lines.getByText('Dum Chai').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await lines.getByText('Dum Chai').waitFor()
    const { _id: id } = (await amina.get('lists')).body.data[0]
    const saved = async () =>
      (await amina.get(`lists/${id}`)).body.data.items.map(
        ({ _id, quantity }: { _id: string; quantity: number }) => [_id, quantity],
      )
    await expect.poll(saved).toEqual([
      ['apples', 3],
      ['chai', 1],
      ['atta', 1],
    ])

    await page.getByLabel('E-mail me each month').selectOption('5')
    await page.getByText('You get a reminder on day 5 of each month').first().waitFor()
    await page.getByRole('button', { name: 'Share list' }).click()
    const sharing = page.getByRole('dialog', { name: 'Share this link' })
    const link = await sharing.getByLabel('Link', { exact: true }).inputValue()
    await page.keyboard.press('Escape')

    const other = await visit(browser, site, screen === 'phone' ? desktop : phone)
    await other.page.goto(link)
    await hydrated(other.page)
    await other.page.getByRole('heading', { name: 'Monthly ration', level: 1 }).waitFor()
    expect(await other.page.locator('main').innerText()).not.toMatch(/amina/i)
    expect(await other.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(await axeFaults(other.page)).toEqual([])
    await other.page.getByRole('button', { name: 'Add all to cart' }).click()
    await other.page.waitForURL('**/cart')
    await other.page.getByRole('heading', { name: 'Your cart' }).waitFor()
    expect(JSON.parse(await other.page.evaluate(cartText))).toMatchObject([
      { quantity: 3 },
      { quantity: 1 },
      { quantity: 1 },
    ])
    await page.getByRole('button', { name: 'Stop sharing' }).click()
    await page.getByText('The link no longer works').first().waitFor()
    await other.page.goto(link)
    await other.page.getByRole('heading', { name: 'This list is no longer shared' }).waitFor()

    // A new price is shown beside the one before, until the list is in the cart.
    await site.db.run`update product set list_price = 90000, offer_price = null where id = 'apples'`
    await page.reload()
    await page.getByText('Was Rs. 240, now Rs. 900').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Replace my cart' }).click()
    await page.waitForURL('**/cart')
    await expect
      .poll(async () => (await amina.get(`lists/${id}`)).body.data.items[0].seen)
      .toBe(900)
    expect((await amina.get('cart')).body.cartitems).toMatchObject([
      { quantity: 3 },
      { quantity: 1 },
      { quantity: 1 },
    ])
    expect([...errors, ...other.errors]).toEqual([])
  },
)
