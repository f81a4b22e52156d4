import type { Browser, Locator, Page } from 'playwright-core'
import type { Person } from './cast.ts'
import { quiet } from './quiet.ts'
import { desktop, openSite, phone, visit } from './site.ts'

export const screens = { phone, desktop }
export type ScreenName = keyof typeof screens
/** For journeys that differ between screens; others run on one. */
export const screenNames = ['phone', 'desktop'] as const

const onOneScreen = ['few', 'most'].includes(process.env['TESTS'] ?? 'all')
/** On a phone; by `npm run test:all`, or when a test is run by its name, on a desktop too. */
export const onPhone: readonly ScreenName[] = onOneScreen ? ['phone'] : screenNames
/** On a desktop; by `npm run test:all`, or when a test is run by its name, on a phone too. */
export const onDesktop: readonly ScreenName[] = onOneScreen ? ['desktop'] : screenNames

/** A shop on a fixed day, with a visitor. */
export async function buyerAt(
  browser: Browser,
  screen: ScreenName = 'phone',
  who: Person | 'guest' = 'guest',
) {
  const site = await openSite({ on: '2025-01-05T10:00:00Z' })
  const { page, context, errors } = await visit(browser, site, screens[screen], who)
  page.setDefaultTimeout(15_000)
  return { site, page, context, errors }
}

/** Resolves when the page is hydrated and its requests have finished. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => globalThis.early === undefined)
  await page.waitForLoadState()
  await quiet(page)
}

/** Resolves when this has the focus, which React sets after rendering. */
export const waitForFocus = (thing: Locator) =>
  thing.and(thing.page().locator(':focus')).waitFor({ state: 'attached' })
