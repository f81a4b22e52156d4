import type { Page } from 'playwright-core'
import { desktop, faultsByDayAndNight, phone } from './site.ts'

/** What is wrong with a page that is opened once: on a phone and a desktop, by day and by night, and wider than each. */
export async function faultsOnScreens(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize(phone.viewport)
  await page.goto(address)
  const faults: string[] = []
  for (const { viewport } of [phone, desktop]) {
    await page.setViewportSize(viewport)
    const found = await faultsByDayAndNight(page)
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      found.push('is wider than the screen')
    faults.push(...found.map((fault) => `${address} at ${viewport.width} px: ${fault}`))
  }
  return faults
}
