import type { Page } from 'playwright-core'
import { axeFaults, desktop, dress, phone } from './site.ts'

type Theme = 'light' | 'dark'

/**
 * Accessibility faults and overflow of a page, on a phone in one theme and a desktop in the other; colours
 * are the same on both screens.
 */
export async function faultsOnScreens(
  page: Page,
  address: string,
  themes: readonly [onPhone: Theme, onDesktop: Theme],
): Promise<string[]> {
  await page.setViewportSize(phone.viewport)
  await page.emulateMedia({ colorScheme: themes[0] })
  await page.goto(address)
  const faults: string[] = []
  for (const [index, { viewport }] of [phone, desktop].entries()) {
    const theme = themes[index] ?? 'light'
    await page.setViewportSize(viewport)
    await dress(page, theme)
    const found = await axeFaults(page)
    if (await isWide(page)) found.push('is wider than the screen')
    faults.push(...found.map((fault) => `${address} at ${viewport.width} px, ${theme}: ${fault}`))
  }
  return faults
}

/** On which of the two screens a page is wider than the screen; its faults are for others to find. */
export async function widerThanScreens(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  const faults: string[] = []
  for (const { viewport } of [phone, desktop]) {
    await page.setViewportSize(viewport)
    if (await isWide(page)) faults.push(`${address} is wider than ${viewport.width} px`)
  }
  return faults
}

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
