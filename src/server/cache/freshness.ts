import type { RecordedEvent } from '#shop/events/event.ts'
import { eventTraits } from '#shop/events/event-kinds.ts'
import type { EventFeed } from '#shop/events/feed.ts'
import { type CacheTag, changesStock, orderOf, tagsOf } from './cache-tags.ts'
import { openDisplayedStock, type Stock } from './displayed-stock.ts'
import { openTagLog } from './tag-log.ts'

const maxBuyers = 10_000

/** Accounts that bought lately, with the version of that change: buyers see the effect of their order at once. */
function openRecentBuyers() {
  const buyers = new Map<string, number>()
  return {
    /** `accountId` null: a guest. */
    record(accountId: string | null, version: number) {
      if (accountId === null) return
      buyers.delete(accountId)
      buyers.set(accountId, version)
      const [oldest] = buyers.keys()
      if (buyers.size > maxBuyers && oldest !== undefined) buyers.delete(oldest)
    },
    /** The version of the account's last change; 0: unknown. */
    lastOf: (accountId: string) => buyers.get(accountId) ?? 0,
  }
}

/** Tags of a cached answer and the time it was made (process milliseconds). */
export type Origin = { version: number; at: number; reads: ReadonlySet<CacheTag> }

type Parts = {
  events: Pick<EventFeed, 'subscribe'>
  /** The stock of all products in these orders, and the limit up to which a page says how many are left. */
  stockOf: (orders: readonly string[]) => Promise<{ products: readonly Stock[]; lowStock: number }>
  /** How long an answer may be stale after another customer's order, in milliseconds. */
  staleFor: number
  now?: () => number
}

type Sale = { at: number; lowStock: number; isReturn: boolean }

export type Freshness = ReturnType<typeof openFreshness>

/**
 * Counts changes of the shop by tag and says whether an answer made from those tags is fresh, stale or expired. An
 * order changes stock, and pages only where they display it differently: such answers are stale for `staleFor`
 * milliseconds, but expired for the buyer. So it is with each part of an import. Any other change expires at once.
 */
export function openFreshness({ events, stockOf, staleFor, now = () => performance.now() }: Parts) {
  const log = openTagLog(staleFor, now)
  const displayed = openDisplayedStock()
  const buyers = openRecentBuyers()
  const version = { last: 0, expiring: 0, displayCleared: 0 }
  const record = (tag: CacheTag, at?: number) => log.record(tag, version.last, at)
  const handle = (event: RecordedEvent) => {
    if (changesStock(event)) return sales.add(event)
    const tags = tagsOf(event)
    if (tags.length === 0) return
    version.last += 1
    const isPart = eventTraits[event.kind].inParts === true
    if (isPart) buyers.record(event.actor, version.last)
    else version.expiring = version.last
    for (const tag of [...tags, 'anything' as const]) record(tag, isPart ? now() : undefined)
    if (!tags.includes('catalogue') && !tags.includes('everything')) return
    displayed.clear()
    version.displayCleared = version.last
  }

  const sales = inBatches(now, async (events, at) => {
    const stock = await stockOf(events.map(orderOf)).catch(() => null)
    version.last += 1
    for (const { actor } of events) buyers.record(actor, version.last)
    const isReturn = events.some(({ kind }) => kind !== 'order.placed')
    record('anything', at)
    if (stock === null) record('everything')
    else
      for (const one of stock.products) recordStock(one, { lowStock: stock.lowStock, isReturn, at })
  })

  const recordStock = (one: Stock, { at, ...how }: Sale) => {
    record(`stock ${one.id}`, at)
    const change = displayed.change(one, how)
    if (change !== 'same') record(`displayed ${one.id}`, at)
    if (change === 'soldOut') record('soldOut', at)
  }

  return {
    close: events.subscribe(handle),
    /** Resolves when the effect of all orders so far is known; null: it is known. */
    settled: sales.settled,
    /** Scheduled content appeared or disappeared: expires every answer. */
    expire() {
      version.expiring = version.last += 1
      record('everything')
    },
    begin: () => ({ version: version.last, at: now() }),
    /** An answer that was begun at a version displays this stock. */
    display(one: Stock, begunAt: number) {
      if (begunAt >= version.displayCleared) displayed.display(one)
    },
    /** `stale`: outdated, but may still be given to this account. */
    stateOf(origin: Origin, accountId = ''): 'fresh' | 'stale' | 'expired' {
      if (origin.version === version.last) return 'fresh'
      const changes = log.changesAfter(origin.version, [...origin.reads, 'everything'])
      if (changes !== 'none')
        return changes === 'recent' && buyers.lastOf(accountId) <= origin.version
          ? 'stale'
          : 'expired'
      origin.version = version.last // saves the next check of the same changes
      return 'fresh'
    },
    /** Whether this account may share an answer that is still being made, before its reads are known. */
    isJoinable: (begun: Pick<Origin, 'version' | 'at'>, accountId = '') =>
      begun.version === version.last ||
      (begun.version >= version.expiring &&
        buyers.lastOf(accountId) <= begun.version &&
        now() - begun.at < staleFor),
  }
}

/** Handles the events of one commit together; `at` is when the first of them came. */
function inBatches(
  now: () => number,
  handle: (events: readonly RecordedEvent[], at: number) => Promise<void>,
) {
  let events: RecordedEvent[] = []
  let firstAt = 0
  let settling: Promise<void> | null = null

  const settle = async () => {
    await Promise.resolve()
    while (events.length > 0) {
      const [batch, at] = [events, firstAt]
      events = []
      await handle(batch, at)
    }
  }
  return {
    add(event: RecordedEvent) {
      if (events.length === 0) firstAt = now()
      events.push(event)
      settling ??= settle().finally(() => (settling = null))
    },
    /** Resolves when all events so far are handled; null: they are. */
    settled: () => settling,
  }
}
