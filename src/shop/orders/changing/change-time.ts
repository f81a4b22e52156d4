import type { Sql, Tx } from '#db/database.ts'
import { countTry } from '../../accounts/signing-in/throttle.store.ts'
import type { Arrival } from '../../delivery/arrival.ts'
import { activeZones } from '../../delivery/zones.store.ts'
import { chosenWindow, movePlaces, type WindowChoice } from '../../delivery/windows/take-window.ts'
import {
  arrivalIn,
  offeredWindows,
  type OfferedWindow,
  placesFor,
  untilItEnds,
} from '../../delivery/windows/window.ts'
import { windowFacts } from '../../delivery/windows/window-facts.ts'
import { record } from '../../events/events.store.ts'
import { nothing } from '../../money.ts'
import { orderAllows } from '../../order-states.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import { readSettings } from '../../settings/settings.store.ts'
import type { Visit } from '../../visit.ts'
import { lockOrder } from '../moving/lock-order.ts'
import { type BookedOrder, leftOfLine } from '../order.ts'
import { findOrder, type Owner } from '../orders.store.ts'
import { insertTimeChange, updateArrival } from './time-changes.store.ts'

const hour = 60 * 60_000
const changesPerHour = 10

export type TimeChoice = WindowChoice & {
  /** Promised when the client chose. */
  seen: Arrival | null
}

/**
 * Delivery windows that the order can be moved to, without its own; the price stays. Customers: until their order is
 * packed, and only windows that cost no more than theirs. Staff: until it is sent, also past a window's cut-off.
 */
export async function timesOfOrder(
  { db, now }: Pick<Visit, 'db' | 'now'>,
  owner: Owner,
  order: BookedOrder,
): Promise<OfferedWindow[]> {
  if (!mayChange(owner, order)) return []
  const offer = await offerFor(db, owner, order, now())
  return offeredWindows(offer).filter(({ windowId, day }) => !isAt(order, { windowId, day }))
}

/** Whether the zone of the order offers delivery windows at all, free or not. */
export async function hasTimes({ db, now }: Pick<Visit, 'db' | 'now'>, order: BookedOrder) {
  const { known, zoneId } = await offerFor(db, 'anybody', order, now())
  return known.some((window) => window.active && window.zoneId === zoneId)
}

/**
 * Moves an order to another delivery window; its price stays. A retry changes nothing. Refuses `order_not_found`,
 * `order_moved_on`, `changed_meanwhile`, `window_gone`, `window_closed`, `window_full`, and more than 10 changes an hour.
 */
export async function changeTime(
  visit: Visit,
  owner: Owner,
  orderId: string,
  { seen, ...choice }: TimeChoice,
): Promise<BookedOrder> {
  const actor =
    owner === 'anybody' ? requirePermission(visit, 'order.take').id : accountOf(visit, owner)
  return visit.db.transaction(async (tx) => {
    const order = await lockOrder(tx, owner, orderId)
    if (order === undefined) throw new Refusal('order_not_found')
    if (isAt(order, choice)) return order
    if (!mayChange(owner, order)) throw new Refusal('order_moved_on')
    if (!isSame(order.arrival, seen)) throw new Refusal('changed_meanwhile')
    const at = visit.now()
    if ((await countTry(tx, `order time ${orderId}`, at, hour)) > changesPerHour)
      throw new Refusal('too_many_tries', { retryAfter: hour / 1000 })
    const after = await move(tx, owner, order, { choice, at })
    const [before, byBuyer] = [order.arrival, owner !== 'anybody']
    await insertTimeChange(tx, { orderId, at, accountId: actor, before, after, byBuyer })
    const data = { arrivalBefore: before, arrivalAfter: after, byBuyer }
    await record(tx, { kind: 'order.time-changed', at, actor, subject: orderId, data })
    return (await findOrder(tx, owner, orderId)) ?? order
  })
}

async function move(
  tx: Tx,
  owner: Owner,
  order: BookedOrder,
  { choice, at }: { choice: WindowChoice; at: number },
): Promise<Arrival> {
  const offer = await offerFor(tx, owner, order, at)
  const window = chosenWindow(offer, choice)
  const places = placesFor(offer.lines, window)
  const known = offer.known.some(({ id }) => id === order.window?.id)
  const from =
    known && order.window && order.arrival
      ? { windowId: order.window.id, day: order.arrival.from, places: order.window.places }
      : null
  await movePlaces(tx, from, { window, day: choice.day, places, holdId: null, at })
  const arrival = arrivalIn(window, choice.day)
  const extra = order.window?.extra ?? nothing
  await updateArrival(tx, order.id, { arrival, window: { id: window.id, extra, places } })
  return arrival
}

/** `known`: all windows of the shop. */
async function offerFor(db: Sql, owner: Owner, order: BookedOrder, at: number) {
  const [zones, schedule, { windows: known, windowDays: days }] = await Promise.all([
    activeZones(db),
    readSettings(db),
    windowFacts(db, at),
  ])
  const name = order.zone ?? order.deliveryZone
  const zoneId = zones.find((zone) => zone.name === name)?.id ?? null
  const paid = order.window?.extra ?? nothing
  const windows =
    owner === 'anybody' ? known.map(untilItEnds) : known.filter(({ extra }) => extra <= paid)
  const lines = order.lines.filter((line) => leftOfLine(line).quantity > 0).length
  return { windows, known, zoneId, schedule, days, at, lines }
}

const mayChange = (owner: Owner, order: BookedOrder) =>
  orderAllows(order, owner === 'anybody' ? 'redirect' : 'cancel')

const isAt = ({ window, arrival }: BookedOrder, { windowId, day }: WindowChoice) =>
  window?.id === windowId && arrival?.from === day

const isSame = (one: Arrival | null, other: Arrival | null) => textOf(one) === textOf(other)

const textOf = (arrival: Arrival | null) =>
  arrival && [arrival.from, arrival.to, arrival.hours?.from, arrival.hours?.to].join(' ')

// A guest key acts as the guest, even in a signed-in session.
const accountOf = ({ account }: Visit, owner: Exclude<Owner, 'anybody'>) =>
  'guestKeyHash' in owner ? null : (account?.id ?? null)
