import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from '../support/chromium.ts'
import { forFile } from '../support/clean-up.ts'
import { clippedText } from '../support/clipped-text.ts'
import { openSite, phone, visit } from '../support/site.ts'
import { openUrduSite, walkInUrdu } from '../support/urdu-walk.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const site = forFile(openUrduSite)

test.each([
  { who: 'guest', part: 1, parts: 4 },
  { who: 'guest', part: 2, parts: 4 },
] as const)(
  'every page of the shop is in Urdu for $who, from the right, fits phone and desktop, cuts nothing off and has no faults: part $part',
  (walk) => walkInUrdu(browser, site(), walk),
)

test('text that its box cuts off is found, but for an ellipsis and what scrolls', async () => {
  const { page } = await visit(browser, await openSite(), phone)
  await page.setContent(`
    <style>p { width: 4rem; white-space: nowrap; overflow: hidden }</style>
    <p>پہلا جملہ جو چوڑا ہے</p>
    <p style="text-overflow: ellipsis">دوسرا جملہ جو چوڑا ہے</p>
    <p style="overflow: auto">تیسرا جملہ جو چوڑا ہے</p>
    <p style="height: 0.75rem">چوتھا</p>
    <div style="height: 1rem; overflow: hidden"><span>ایک<br>پانچواں</span></div>`)
  const cut = (await clippedText(page)).map((fault) => /“(.*)”/.exec(fault)?.[1])
  expect(cut).toEqual(['پہلا جملہ جو چوڑا ہے', 'چوتھا', 'ایکپانچواں'])
})
