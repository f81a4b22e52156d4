import type { Db } from '#db/database.ts'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from '../support/chromium.ts'
import { axeFaults, desktop, openSite, phone, visit } from '../support/site.ts'
import { specRoutes } from '../support/spec-routes.ts'
import { fillContent } from '../../demo/fill-content.ts'
import { fillWithStories } from '../support/stories.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

/** Beside the spec's list. */
const more: [address: string, heading: string, who?: 'guest' | 'amina'][] = [
  ['/products', ''],
  ['/offers', ''],
  ['/search?q=atta', ''],
  ['/search?q=zzzz', ''],
  ['/categories', ''],
  ['/event?tab=past', ''],
  ['/no/such/page', ''],
  ['/points', '', 'amina'],
  ['/addresses', '', 'amina'],
]

async function fill(db: Db) {
  await fillWithStories(db)
  await db.transaction((tx) => fillContent(tx, Date.UTC(2025, 0, 5), new Map()))
}

test.each([
  ['guest', 'phone', phone],
  ['guest', 'desktop', desktop],
  ['amina', 'phone', phone],
  ['amina', 'desktop', desktop],
] as const)(
  'every route of %s is free of faults by day and by night, on a %s',
  async (person, _, screen) => {
    const site = await openSite({ on: '2025-01-05T10:00:00Z', fill })
    const routes = [...(await specRoutes(site)), ...more]
    const { page, errors } = await visit(browser, site, screen, person)
    const faults: string[] = []
    for (const [address, , who = 'guest'] of routes) {
      if (who === person) faults.push(...(await faultsAt(page, address)))
    }
    expect([...faults, ...errors]).toEqual([])
  },
  180_000,
)

async function faultsAt(page: Page, address: string) {
  await page.goto(address)
  const faults = await faultsByDayAndNight(page)
  if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
    faults.push('is wider than the screen')
  return faults.map((fault) => `${address} ${fault}`)
}

/** By night only the colours are others. */
async function faultsByDayAndNight(page: Page) {
  await dress(page, 'light')
  const byDay = await axeFaults(page)
  await dress(page, 'dark')
  return [...byDay, ...(await axeFaults(page, ['color-contrast']))]
}

async function dress(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
}
