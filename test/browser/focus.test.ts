import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyerAt, hydrated } from '../support/browser.ts'
import { password } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const inFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim()
  })

async function logIn(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await dialog.getByLabel('E-mail').fill('amina@kiryana.example')
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByLabel('Password').press('Enter')
  await dialog.waitFor({ state: 'hidden' })
}

test('Enter on Add To Cart goes on with the stepper that takes its place, and back', async () => {
  const { page } = await buyerAt(browser, 'desktop')
  await page.goto('/products')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add To Cart: Chakki Atta' }).press('Enter')
  await expect.poll(() => inFocus(page)).toBe('One more: Chakki Atta')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter') // takes it out again
  await expect.poll(() => inFocus(page)).toBe('Add To Cart: Chakki Atta')
})

test('on a phone the bar of a product page covers nothing that has the focus', async () => {
  const { page } = await buyerAt(browser, 'phone')
  await page.goto('/products/1')
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 1200)) // past the page's own button
  await page.locator('.buy-bar').waitFor()
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    const over = await page.evaluate(() => {
      const above = document.querySelector('.buy-bar')?.getBoundingClientRect().top ?? Infinity
      const element = document.activeElement
      const isFixed = element?.closest('.buy-bar, .bottom-bar') !== null
      return isFixed || element === document.body
        ? ''
        : (element?.getBoundingClientRect().bottom ?? 0) > above + 1 && element?.textContent
    })
    expect(over || '').toBe('')
  }
})

test('after a login in a dialog the focus is where the dialog was opened', async () => {
  const { page } = await buyerAt(browser, 'desktop')
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).press('Enter')
  await logIn(page)
  await expect.poll(() => inFocus(page)).toMatch(/Amina/)
})
