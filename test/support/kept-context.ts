import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'

type Kept = { context: BrowserContext; empty: () => Promise<void> }

/** Contexts between two tests, by origin and screen. */
const waiting = new Map<string, Kept>()
const kept = new Set<BrowserContext>()
/** Contexts in which something was done that lasts longer than their pages. */
const changed = new WeakSet<BrowserContext>()

export const isKept = (context: BrowserContext) => kept.has(context)

/**
 * A browser context without cookies and stored data, for one test at a time. A page of the shop stays open in it, so that
 * Chromium keeps the process that draws the shop and what it has compiled: a second of a processor for each visit.
 */
export async function keptContext(browser: Browser, options: BrowserContextOptions) {
  const key = JSON.stringify(options)
  const one = waiting.get(key) ?? (await make(browser, options))
  waiting.delete(key)
  return {
    context: one.context,
    /** After a test that failed, nothing of it is used again. */
    async leave(hasFailed: boolean) {
      if (hasFailed || changed.has(one.context) || waiting.has(key)) return drop(one.context)
      await one.empty().then(
        () => waiting.set(key, one),
        () => drop(one.context),
      )
    },
  }
}

async function make(browser: Browser, options: BrowserContextOptions): Promise<Kept> {
  const context = await browser.newContext(options)
  kept.add(context)
  context.once('close', () => kept.delete(context))
  const keeper = await context.newPage()
  await keeper.goto('/robots.txt')
  const session = await context.newCDPSession(keeper)
  const note = () => changed.add(context)
  noteCalls(context, lasting, note)
  noteCalls(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'], note)
  return {
    context,
    async empty() {
      const ended = context.pages().filter((page) => page !== keeper)
      await Promise.all(ended.map((page) => page.close()))
      await context.clearCookies()
      await session.send('Storage.clearDataForOrigin', {
        origin: options.baseURL ?? '',
        storageTypes: 'local_storage,indexeddb,cache_storage',
      })
    },
  }
}

function noteCalls<T extends object>(of: T, names: readonly (keyof T)[], note: () => void) {
  for (const name of names) {
    const call = (of[name] as (...given: unknown[]) => unknown).bind(of)
    const noted = (...given: unknown[]) => {
      note()
      return call(...given)
    }
    Object.assign(of, { [name]: noted })
  }
}

const drop = (context: BrowserContext) => context.close()

const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'on',
  'route',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const satisfies readonly (keyof BrowserContext)[]
