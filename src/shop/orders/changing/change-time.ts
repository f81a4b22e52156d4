import type { Sql, Tx } from '#db/database.ts'
import { countTry } from '../../accounts/signing-in/throttle.store.ts'
import { type Arrival, arrivalOf } from '../../delivery/arrival.ts'
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
import { changePlaces } from '../../delivery/windows/window-days.store.ts'
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
  const offer = await offerFor(db, { byStaff: owner === 'anybody' }, order, now())
  return offeredWindows(offer).filter(({ windowId, day }) => !isAt(order, { windowId, day }))
}

/** Whether the zone of the order offers delivery windows at all, free or not. */
export async function hasTimes({ db, now }: Pick<Visit, 'db' | 'now'>, order: BookedOrder) {
  const { known, zoneId } = await offerFor(db, { byStaff: true }, order, now())
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
    const byStaff = owner === 'anybody'
    const offer = await offerFor(tx, { byStaff }, order, at)
    const after = await move(tx, order, offer, choice)
    await recordChange(tx, order, { after, at, actor, byBuyer: !byStaff })
    return (await findOrder(tx, owner, orderId)) ?? order
  })
}

/**
 * Moves a locked order whose window takes no more orders to the soonest one with room that costs no more. Without one
 * it keeps the usual days of its zone.
 */
export async function moveToSoonest(tx: Tx, order: BookedOrder, at: number): Promise<void> {
  const offer = await offerFor(tx, { byStaff: false }, order, at)
  const next = offeredWindows(offer).find(({ state }) => state === 'open')
  const after = next ? await move(tx, order, offer, next) : await leaveWindow(tx, order, offer)
  if (after) await recordChange(tx, order, { after, at, actor: null, byBuyer: false })
}

async function leaveWindow(tx: Tx, order: BookedOrder, offer: Offer): Promise<Arrival | null> {
  const from = placesOf(order, offer)
  if (from) await changePlaces(tx, from, -from.places)
  const { zone, schedule, at } = offer
  const arrival = arrivalOf({ delivery: { delivers: true, zone }, schedule, at })
  await updateArrival(tx, order.id, { arrival, window: undefined })
  return arrival
}

type Changed = { after: Arrival; at: number; actor: string | null; byBuyer: boolean }

async function recordChange(
  tx: Tx,
  { id: orderId, arrival: before }: BookedOrder,
  { after, at, actor, byBuyer }: Changed,
) {
  await insertTimeChange(tx, { orderId, at, accountId: actor, before, after, byBuyer })
  const data = { arrivalBefore: before, arrivalAfter: after, byBuyer }
  await record(tx, { kind: 'order.time-changed', at, actor, subject: orderId, data })
}

async function move(
  tx: Tx,
  order: BookedOrder,
  offer: Offer,
  choice: WindowChoice,
): Promise<Arrival> {
  const window = chosenWindow(offer, choice)
  const places = placesFor(offer.lines, window)
  const { day } = choice
  await movePlaces(tx, placesOf(order, offer), { window, day, places, holdId: null, at: offer.at })
  const arrival = arrivalIn(window, choice.day)
  const extra = order.window?.extra ?? nothing
  await updateArrival(tx, order.id, { arrival, window: { id: window.id, extra, places } })
  return arrival
}

/** What the order has in a window that still exists. */
const placesOf = ({ window, arrival }: BookedOrder, { known }: Offer) =>
  window && arrival && known.some(({ id }) => id === window.id)
    ? { windowId: window.id, day: arrival.from, places: window.places }
    : null

type Offer = Awaited<ReturnType<typeof offerFor>>

/** `known`: all windows of the shop. */
async function offerFor(
  db: Sql,
  { byStaff }: { byStaff: boolean },
  order: BookedOrder,
  at: number,
) {
  const [zones, schedule, { windows: known, windowDays: days }] = await Promise.all([
    activeZones(db),
    readSettings(db),
    windowFacts(db, at),
  ])
  const name = order.zone ?? order.deliveryZone
  const zone = zones.find((one) => one.name === name) ?? null
  const paid = order.window?.extra ?? nothing
  const windows = byStaff ? known.map(untilItEnds) : known.filter(({ extra }) => extra <= paid)
  const lines = order.lines.filter((line) => leftOfLine(line).quantity > 0).length
  return { windows, known, zone, zoneId: zone?.id ?? null, schedule, days, at, lines }
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
