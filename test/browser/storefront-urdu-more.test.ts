import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { launch } from '../support/chromium.ts'
import { forFile } from '../support/clean-up.ts'
import { openUrduSite, walkInUrdu } from '../support/urdu-walk.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const site = forFile(openUrduSite)

test.each([
  { who: 'guest', part: 3, parts: 4 },
  { who: 'guest', part: 4, parts: 4 },
] as const)(
  'every page of the shop is in Urdu for $who, from the right, fits phone and desktop, cuts nothing off and has no faults: part $part',
  (walk) => walkInUrdu(browser, site(), walk),
)
