import { openChangeLog } from './change-log.ts'
import { changedBy, type Fact, isPartOfMany, isSale, orderOf } from './event-facts.ts'
import type { RecordedEvent } from '#shop/events/event.ts'
import type { EventFeed } from '#shop/events/feed.ts'
import { openBuyers } from './buyers.ts'
import { openShownStock, type Stock } from './shown-stock.ts'

/** What an answer was made from, and when. */
export type Origin = { nth: number; at: number; reads: ReadonlySet<Fact> }

type Parts = {
  events: Pick<EventFeed, 'subscribe'>
  /** Of what the orders with these ids have in them; and from how few on a page says how many are left. */
  stockOf: (orders: readonly string[]) => Promise<{ goods: readonly Stock[]; lowStock: number }>
  /** how old an answer may be where somebody else has bought what it shows */
  staleFor: number
  now?: () => number
}

type Sale = { at: number; lowStock: number; isBack: boolean }

export type Facts = ReturnType<typeof openFacts>

/**
 * What has changed, and when. An order changes how much there is of what is in it, and what pages say of that
 * only where they say it otherwise than before: an answer from before is then given for `staleFor`
 * milliseconds more, but not to whoever placed the order; so it is with a part of an imported list. After any other
 * change no answer that was made from what was changed is given.
 */
export function openFacts({ events, stockOf, staleFor, now = () => performance.now() }: Parts) {
  const log = openChangeLog(staleFor, now)
  const note = (fact: Fact, at?: number) => log.note(fact, count.last, at)
  const shown = openShownStock()
  const buyers = openBuyers()
  const count = { last: 0, notSales: 0, forgotten: 0, soldAt: 0 }
  let waiting: RecordedEvent[] = [] // the first of them since `count.soldAt`
  let settling: Promise<void> | null = null

  const take = (event: RecordedEvent) => {
    if (isSale(event)) {
      if (waiting.length === 0) count.soldAt = now()
      waiting.push(event)
      settling ??= settle().finally(() => (settling = null))
      return
    }
    const facts = changedBy(event)
    if (facts.length === 0) return
    count.last += 1
    const isPart = isPartOfMany(event) // pages from before one are given meanwhile
    if (isPart) buyers.note(event.actor, count.last)
    else count.notSales = count.last
    for (const fact of [...facts, 'anything' as const]) note(fact, isPart ? now() : undefined)
    if (!facts.includes('goods') && !facts.includes('everything')) return
    shown.forget()
    count.forgotten = count.last
  }

  const settle = async () => {
    await Promise.resolve() // one question for all orders of a commit
    while (waiting.length > 0) {
      const [sales, at] = [waiting, count.soldAt]
      waiting = []
      const read = await stockOf(sales.map(orderOf)).catch(() => null)
      count.last += 1
      for (const { actor } of sales) buyers.note(actor, count.last)
      const isBack = sales.some(({ kind }) => kind !== 'order.placed')
      note('anything', at)
      if (read === null) note('everything')
      else for (const one of read.goods) noteStock(one, { lowStock: read.lowStock, isBack, at })
    }
  }

  const noteStock = (one: Stock, { at, ...how }: Sale) => {
    note(`stock ${one.id}`, at)
    const says = shown.change(one, how)
    if (says !== 'same') note(`shown ${one.id}`, at)
    if (says === 'gone') note('gone', at)
  }

  return {
    close: events.subscribe(take),
    /** Resolves when it is known what the orders until now have changed; null: it is. */
    settled: () => settling,
    /** Something comes or goes by the clock: no answer from before is given. */
    expire() {
      count.notSales = count.last += 1
      note('everything')
    },
    begin: () => ({ nth: count.last, at: now() }),
    /** An answer that was begun then shows so much of a product. */
    show(one: Stock, nth: number) {
      if (nth >= count.forgotten) shown.show(one)
    },
    /** Whether an answer is as it would be made now, may still be given to this account, or not. */
    stateOf(origin: Origin, accountId = ''): 'fresh' | 'stale' | 'old' {
      const { nth, reads } = origin
      if (nth === count.last) return 'fresh'
      const unseen = log.after(nth, [...reads, 'everything'])
      if (unseen !== 'none')
        return unseen === 'young' && buyers.lastOf(accountId) <= nth ? 'stale' : 'old'
      origin.nth = count.last // what was until now need not be looked at again
      return 'fresh'
    },
    /** The same of one that is still being made: what it reads is not known yet. */
    isJoinable: ({ nth, at }: Pick<Origin, 'nth' | 'at'>, accountId = '') =>
      nth === count.last ||
      (nth >= count.notSales && buyers.lastOf(accountId) <= nth && now() - at < staleFor),
  }
}
