import type { Locator, Page } from 'playwright-core'

/** Counts the taps of a journey; typing is free. */
export function countTaps(page: Page, hasTouch = true) {
  let taps = 0
  const tap = async (at: Locator) => {
    taps += 1
    await (hasTouch ? at.tap() : at.click())
  }
  return {
    tap,
    /** Taps the field, then types. */
    async type(field: Locator, text: string) {
      await tap(field)
      await page.keyboard.type(text)
    },
    taps: () => taps,
  }
}
