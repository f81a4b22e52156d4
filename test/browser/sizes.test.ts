import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, hydrated, onPhone, waitForFocus } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, openSite, phone, visit } from '../support/site.ts'
import { addSizes } from '../support/sizes.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const attaCategory = '/category/flour-rice/flour/atta?sort=price-up'

test.each(onPhone)(
  'on a %s, a size picked by keyboard changes its card alone, and is what goes into the cart',
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen, 'amina')
    const { large } = await addSizes(await site.as('clerk'))
    await page.goto(attaCategory)
    await hydrated(page)
    const card = page.getByRole('main').getByRole('article')
    const sizes = card.getByRole('list', { name: 'Sizes of Chakki Atta' })
    expect(await card.count()).toBe(1)
    await card.getByText('Rs. 700', { exact: true }).first().waitFor()
    const own = sizes.locator('[aria-current]')
    expect(await own.innerText()).toContain('500 g')
    const sizeOf = (text: string) => sizes.getByRole('link', { name: text })
    const before = await card.boundingBox()
    for (const link of await sizes.getByRole('link').all()) {
      const { width = 0, height = 0 } = (await link.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    expect(await axeFaults(page)).toEqual([])
    expect(await axeFaults(page, ['target-size'])).toEqual([])

    await sizeOf('5 kg').press('Enter')
    await expect.poll(() => own.innerText()).toContain('5 kg')
    await waitForFocus(sizeOf('5 kg'))
    expect(new URL(page.url()).pathname).toBe('/category/flour-rice/flour/atta')
    await card.getByText('Rs. 1,080 / kg').waitFor()
    expect(await card.boundingBox()).toEqual(before)
    expect(await card.getByRole('heading').getByRole('link').getAttribute('href')).toBe(
      `/item/${large}`,
    )

    await card.getByRole('button', { name: 'Add To Cart' }).press('Enter')
    await page.getByText('Added to cart').first().waitFor()
    await sizeOf('500 g').press('Enter')
    await card.getByRole('button', { name: 'Add To Cart' }).waitFor() // none of this size yet
    const amina = await site.as('amina')
    await expect
      .poll(async () => {
        const { body } = await amina.get('cart')
        return (body.cartitems as { size: { text: string } }[]).map(({ size }) => size.text)
      })
      .toEqual(['5 kg'])
    expect(errors).toEqual([])
  },
)

test.each(onPhone)(
  'on a %s, the page of a product leads to its other sizes, and Back to where one came from',
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen)
    const { large } = await addSizes(await site.as('clerk'))
    await page.goto(attaCategory)
    await hydrated(page)
    await page.getByRole('heading', { name: 'Chakki Atta' }).getByRole('link').press('Enter')
    const sizes = page.getByRole('navigation', { name: 'Sizes of Chakki Atta' })
    await sizes.waitFor()
    const own = sizes.locator('[aria-current="page"]')
    expect(await own.innerText()).toContain('500 g')
    await sizes.getByRole('link', { name: '5 kg' }).press('Enter')
    await page.waitForURL(`**/products/${large}`)
    await expect.poll(() => own.innerText()).toContain('5 kg')
    const isFocused = () => own.evaluate((link) => link === document.activeElement)
    await expect.poll(isFocused).toBe(true)
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toContain(
      `/products/${large}`,
    )
    expect(await axeFaults(page)).toEqual([])
    await page.goBack()
    await page.waitForURL(`**${attaCategory}`)
    expect(errors).toEqual([])
  },
)

test('without JavaScript the sizes of a card are links to their pages', async () => {
  const site = await openSite()
  const { large } = await addSizes(await site.as('clerk'))
  const { page } = await visit(browser, site, { ...phone, javaScriptEnabled: false })
  await page.goto(attaCategory)
  const sizes = page.getByRole('list', { name: 'Sizes of Chakki Atta' })
  await sizes.getByRole('link', { name: '5 kg' }).click()
  await page.waitForURL(`**/item/${large}`)
})
