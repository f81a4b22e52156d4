import type { Page } from 'playwright-core'
import { hydrated } from './browser.ts'

/** Opens the checkout as a guest with three bags of apples in the cart. */
export async function atCheckout(page: Page) {
  await page.goto('/about')
  await page.evaluate(() =>
    localStorage.setItem('kiryana-cart', '[{"productId":"apples","quantity":3}]'),
  )
  await page.goto('/checkout')
  await hydrated(page)
}
