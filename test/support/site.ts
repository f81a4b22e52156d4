import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer } from 'node:net'
import type axe from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { startSession } from '#shop/accounts/sessions/session.ts'
import type { Person } from './cast.ts'
import { cleanUp } from './clean-up.ts'
import { keptContext } from './kept-context.ts'
import { watchRequests } from './quiet.ts'
import { openShop } from './shop.ts'

/** Of this test process: one address for the shops of all tests lets a browser know their scripts. */
let ownPort = 0

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** A shop per test with its pages, on a port of its own. */
export async function openSite(options: Parameters<typeof openShop>[0] = {}) {
  const shop = await openShop({
    on: new Date().toISOString(),
    ...options,
    pages: await loadPages(),
  })
  const isOwnFree = ownPort !== 0 && (await isFree(ownPort))
  await shop.app.listen({ port: isOwnFree ? ownPort : 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  ownPort ||= port
  // A browser that stays may have opened one in advance, which the end of the shop would wait for.
  cleanUp(() => shop.app.server.closeAllConnections())
  return { ...shop, origin: `http://127.0.0.1:${port}` }
}

type Site = Awaited<ReturnType<typeof openSite>>
export type Screen = Parameters<Browser['newContext']>[0]

export const phone = { viewport: { width: 390, height: 844 } } satisfies Screen
export const desktop = { viewport: { width: 1440, height: 900 } } satisfies Screen

/**
 * A person with a browser, logged in or a guest, until the end of the test. By default (`waitUntil`) `goto` and
 * `reload` wait for hydration: before it a link loads a new document, and a form lacks fetched parts. The browser may
 * have the shop's files in its cache; that of a `firstVisit` hasn't.
 */
export async function visit(
  browser: Browser,
  site: Site,
  screen: Screen = desktop,
  who: Person | 'guest' = 'guest',
) {
  const isPlain = screen === phone || screen === desktop
  if (!isPlain || site.origin !== `http://127.0.0.1:${ownPort}`)
    return firstVisit(browser, site, screen, who)
  const { context, leave } = await keptContext(browser, optionsOf(site, screen))
  onTestFinished(({ task }) => leave(task.result?.state === 'fail'))
  return begin(context, site, screen, who)
}

/** The same with a new browser. */
export async function firstVisit(
  browser: Browser,
  site: Site,
  screen: Screen = desktop,
  who: Person | 'guest' = 'guest',
) {
  const context = await browser.newContext(optionsOf(site, screen))
  onTestFinished(() => context.close())
  return begin(context, site, screen, who)
}

const optionsOf = ({ origin }: Site, screen: Screen) => ({
  reducedMotion: 'reduce' as const,
  serviceWorkers: 'block' as const,
  ...screen,
  baseURL: origin,
})

async function begin(context: BrowserContext, site: Site, screen: Screen, who: Person | 'guest') {
  if (who !== 'guest') await signIn(context, site, who)
  const page = await context.newPage()
  watchRequests(page)
  if (screen?.javaScriptEnabled !== false) waitForHydration(page)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return { page, context, errors }
}

function waitForHydration(page: Page) {
  const hydrated = () => page.waitForFunction(() => globalThis.early === undefined)
  const goto = page.goto.bind(page)
  page.goto = async (address, options) => {
    const response = await goto(address, options)
    if (options?.waitUntil === undefined) await hydrated()
    return response
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    const response = await reload(options)
    if (options?.waitUntil === undefined) await hydrated()
    return response
  }
}

/** With a ready session: the login form and its slow hash are for tests of the login. */
async function signIn(context: BrowserContext, { db, now, origin }: Site, who: Person) {
  const value = await startSession(db, who, now(), false)
  await context.addCookies([{ name: 'sid', value, url: origin, httpOnly: true, sameSite: 'Lax' }])
}

/** Faults that axe-core finds on the page, by all or some of its rules. */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Nothing comes back but yes or no: axe itself is a large object to send.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript)
  return page.evaluate(async (only) => {
    const { violations } = await (globalThis as typeof globalThis & { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
      preload: false,
      ...(only && { runOnly: [...only] }),
    })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' · ')}`,
    )
  }, rules)
}

// The minified build, half the size per page.
const axeScript = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};void 0`

/** The rules of axe-core that read colours. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'] as const

/** By all rules of axe-core by day, and by those that read colours by night: nothing else differs then. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  await dress(page, 'light')
  const byDay = await axeFaults(page)
  await dress(page, 'dark')
  const byNight = await axeFaults(page, rulesOfColours)
  return [...byDay, ...byNight.map((fault) => `by night: ${fault}`)]
}

/** Shows the page in a theme, with nothing on its way there. */
export async function dress(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  // Colours that are on their way are no fault.
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
  })
}
