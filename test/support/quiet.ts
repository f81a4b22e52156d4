import { setTimeout as wait } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

const pending = new WeakMap<Page, Set<Request>>()

/** Tracks the pending requests of a page. */
export function watchRequests(page: Page): Set<Request> {
  const known = pending.get(page)
  if (known !== undefined) return known
  const open = new Set<Request>()
  pending.set(page, open)
  page.on('request', (request) => {
    // Requests of an earlier document may never finish.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear()
    if (request.resourceType() !== 'eventsource') open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return open
}

const rest = 50
const rests = 2

/** Resolves when the page has no pending requests; like Playwright's "networkidle" without its half second. */
export async function quiet(page: Page): Promise<void> {
  const open = watchRequests(page)
  const until = performance.now() + 30_000
  for (let calm = 0; calm < rests;) {
    if (performance.now() > until)
      throw new Error(`Still waited for: ${[...open].map((one) => one.url()).join(', ')}`)
    await wait(rest)
    const isIdle = await page.evaluate(() => true).catch(() => false) // on its way to another
    calm = isIdle && open.size === 0 ? calm + 1 : 0
  }
}
