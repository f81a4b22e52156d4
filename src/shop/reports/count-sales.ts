import type { Db, Tx } from '#db/database.ts'
import type { RecordedEvent } from '../events/event.ts'
import { eventTraits } from '../events/event-kinds.ts'
import { newestSeq } from '../events/events.store.ts'
import { follow } from '../events/follow.ts'
import type { Shop } from '../visit.ts'
import { countCustomers, recountCustomers } from './count-customers.ts'
import { goneKey, type Moment, momentsOf, placedKey, redeemedKey, refundedKey } from './moments.ts'
import { orderIdsAfter, readOrderBooks, sequencesOfReturns } from './order-books.store.ts'
import { addMoments } from './sums.ts'
import {
  beginProgress,
  deleteSums,
  type Progress,
  readProgress,
  saveProgress,
} from './sums.store.ts'
import { recountAllZones, recountZones } from './zone-days.store.ts'

const eventsAtOnce = 100
const ordersAtOnce = 100
/** Longer than any transaction. */
const minute = 60_000
/** A number missing this long (ms) belongs to a rolled-back transaction. */
const maxGapAge = 60 * minute
/** More events than a minute brings. */
const looksBack = 10_000

/**
 * Adds new events and older orders to the daily sums. Reads events instead of having orders write more;
 * position and sums share a transaction, so each counts once. Stops when `goOn` returns false.
 */
export async function countSales(
  shop: Pick<Shop, 'db' | 'now'>,
  goOn: () => boolean = () => true,
): Promise<void> {
  while ((await countNew(shop)) && goOn()) continue
  while ((await countOlder(shop)) && goOn()) continue
}

/** Rebuilds all sums; the shop may stay open, its reports grow until it is done. */
export async function recountSales(shop: Pick<Shop, 'db' | 'now'>): Promise<void> {
  await shop.db.transaction(async (tx) => {
    await lockProgress(tx, shop.now())
    await deleteSums(tx)
    await recountAllZones(tx)
    await saveProgress(tx, { ...(await beginning(tx, shop.now())), gaps: [], older: '' })
  })
  await countSales(shop)
  await recountCustomers(shop.db)
}

/** Events from here on are counted; earlier sales come from the orders. */
const beginning = async (db: Tx | Db, now: number) => ({
  seq: Math.max(0, (await newestSeq(db)) - looksBack),
  since: now - minute,
})

async function lockProgress(tx: Tx, now: number): Promise<Progress> {
  const known = await readProgress(tx, tx.forUpdate)
  if (known !== undefined) return known
  const begun = await beginning(tx, now)
  await beginProgress(tx, begun)
  await recountAllZones(tx)
  return (await readProgress(tx, tx.forUpdate)) ?? { ...begun, gaps: [], older: '' }
}

/** True: there may be more. */
async function countNew({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<boolean> {
  const before = await readProgress(db)
  if (before?.seq === (await newestSeq(db)) && before.gaps.length === 0) return false
  return db.transaction(async (tx) => {
    const progress = await lockProgress(tx, now())
    const found = await follow(tx, progress, { now: now(), maxGapAge, limit: eventsAtOnce })
    const events = found.events.filter(({ at }) => at >= progress.since)
    await addMoments(tx, await momentsOfEvents(tx, events))
    await countCustomers(tx, found.events)
    await recountZones(tx, changedOrders(found.events))
    if (found.events.length > 0 || found.position.gaps.length !== progress.gaps.length)
      await saveProgress(tx, { ...progress, ...found.position })
    return found.isMore
  })
}

const changedOrders = (events: readonly RecordedEvent[]) =>
  events.filter(({ kind }) => eventTraits[kind].area === 'order').map(({ subject }) => subject)

/** Figures come from the orders of the events. */
async function momentsOfEvents(tx: Tx, events: readonly RecordedEvent[]): Promise<Moment[]> {
  const returns = events.flatMap(({ kind, subject }) =>
    kind === 'return.accepted' ? [subject] : [],
  )
  const sequences = await sequencesOfReturns(tx, returns)
  const keys = new Map<string, Set<string>>()
  for (const event of events) {
    const found = keyOf(event, sequences)
    if (found === null) continue
    const known = keys.get(found.order) ?? new Set()
    keys.set(found.order, known.add(found.key))
  }
  const books = await readOrderBooks(tx, [...keys.keys()])
  return books.flatMap((order) =>
    momentsOf(order).filter(({ key }) => keys.get(order.id)?.has(key)),
  )
}

function keyOf(
  event: RecordedEvent,
  sequences: ReadonlyMap<string, number | null>,
): { order: string; key: string } | null {
  switch (event.kind) {
    case 'order.placed':
      return { order: event.subject, key: placedKey }
    case 'order.points-redeemed':
      return { order: event.subject, key: redeemedKey }
    case 'order.cancelled':
    case 'order.replaced':
    case 'order.weighed':
      return { order: event.subject, key: goneKey(event.data.sequence ?? null) }
    case 'order.refunded':
    case 'order.refund-undone':
      return { order: event.subject, key: refundedKey(event.data.sequence) }
    case 'return.accepted':
      return { order: event.data.order, key: goneKey(sequences.get(event.subject) ?? null) }
    default:
      return null
  }
}

/** Counts the next older orders, from before the first event. True: there may be more. */
async function countOlder({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<boolean> {
  const before = await readProgress(db)
  if (before?.older === null) return false
  return db.transaction(async (tx) => {
    const progress = await lockProgress(tx, now())
    if (progress.older === null) return false
    const ids = await orderIdsAfter(tx, progress.older, ordersAtOnce)
    const moments = (await readOrderBooks(tx, ids)).flatMap(momentsOf)
    await addMoments(
      tx,
      moments.filter(({ at }) => at < progress.since),
    )
    const isDone = ids.length < ordersAtOnce
    await saveProgress(tx, { ...progress, older: isDone ? null : (ids.at(-1) ?? null) })
    return !isDone
  })
}
