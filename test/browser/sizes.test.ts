import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, screenNames, screens } from '../support/browser.ts'
import { fillWithCast } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { openSite, visit } from '../support/site.ts'
import { groupAsSizes } from '../support/sizes.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const fill = async (db: Parameters<typeof fillWithCast>[0]) => {
  await fillWithCast(db)
  await groupAsSizes(db)
}

test.each(screenNames)(
  'on a %s, a size is chosen on the card and on the page with the keyboard, and is what the cart holds',
  async (screen) => {
    const site = await openSite({ fill })
    const { page, errors } = await visit(browser, site, screens[screen])
    await page.goto('/category/flour-rice')
    await hydrated(page)
    const card = page.getByRole('article').filter({ hasText: 'Chakki Atta' })
    expect(await card.count()).toBe(1)
    const size = card.getByLabel('Size of Chakki Atta')
    await size.focus()
    await page.keyboard.press('ArrowUp') // of 2, 5 and 10 kg the last is shown at first
    await expect.poll(() => size.inputValue()).toBe('chai')
    await card.getByText('Rs. 499.50').waitFor()
    await size.selectOption('2 kg (Out of stock)')
    await card.getByText('Out of stock', { exact: true }).first().waitFor()
    await size.selectOption('5 kg')
    await card.getByRole('link', { name: 'Chakki Atta' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Chakki Atta' }).waitFor()
    const sizes = page.getByRole('navigation', { name: 'Sizes' }).getByRole('link')
    expect(await sizes.count()).toBe(3)
    const own = page.locator('.size-link[aria-current=page]')
    expect(await own.innerText()).toContain('5 kg')
    await sizes.last().press('Enter')
    await expect.poll(() => own.innerText()).toContain('10 kg')
    expect(new URL(page.url()).pathname).not.toBe('/products/3')
    await page.locator('.buy-box').getByRole('button', { name: 'Add To Cart' }).press('Enter')
    await page.goto('/cart')
    await page.getByRole('listitem').filter({ hasText: 'Chakki Atta' }).getByText('10 kg').waitFor()
    expect(errors).toEqual([])
  },
)

test('without scripts the page of a product links to its other sizes', async () => {
  const site = await openSite({ fill })
  const { page } = await visit(browser, site, { ...screens.phone, javaScriptEnabled: false })
  await page.goto('/products/2')
  await page.getByRole('navigation', { name: 'Sizes' }).getByRole('link', { name: /5 kg/ }).click()
  await page.waitForURL(/products\/3|item\/3/)
})
