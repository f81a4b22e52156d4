import type { Db } from '#db/database.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from '../support/chromium.ts'
import { faultsOnScreens } from '../support/faults-on-screens.ts'
import { openSite, phone, visit } from '../support/site.ts'
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

const parts = 3

test.each(
  (['guest', 'amina'] as const).flatMap((person) =>
    Array.from({ length: parts }, (_, part) => ({ person, part: part + 1 })),
  ),
)(
  'every route of $person is free of faults by day and by night, on a phone and a desktop: part $part',
  async ({ person, part }) => {
    const site = await openSite({ on: '2025-01-05T10:00:00Z', fill })
    const routes = [...(await specRoutes(site)), ...more]
      .filter(([, , who = 'guest']) => who === person)
      .filter((_, nth) => nth % parts === part - 1)
    const { page, errors } = await visit(browser, site, phone, person)
    const faults: string[] = []
    for (const [address] of routes) faults.push(...(await faultsOnScreens(page, address)))
    expect([...faults, ...errors]).toEqual([])
  },
)
