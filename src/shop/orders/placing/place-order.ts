import type { Tx } from '#db/database.ts'
import { lockOwnAccount } from '../../accounts/accounts.store.ts'
import { lockOpenCustomer } from '../../accounts/find-customer.ts'
import { hashOfToken } from '../../accounts/sessions/session.ts'
import { writeCartItems } from '../../cart/cart.store.ts'
import { cartAfterOrder } from '../../cart/cart-after-order.ts'
import { moveInLists } from '../../catalogue/catalogue.store.ts'
import { recordStockMovement } from '../../catalogue/stock/stock.store.ts'
import { hasStreet } from '../../delivery/missing-in-address.ts'
import { record } from '../../events/events.store.ts'
import { newSecret } from '../../ids.ts'
import { nothing } from '../../money.ts'
import { addPointsEntry } from '../../loyalty/points.store.ts'
import { refuseIf, Refusal } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import type { ShopSettings } from '../../settings/settings.ts'
import { readSettings } from '../../settings/settings.store.ts'
import { countAccountOrder, countGuestOrder } from '../buying-again/count-order.ts'
import { allowOnAccount, recordAllowed } from './allow-on-account.ts'
import { holdOfOrder } from '../holds/hold-of-order.ts'
import { claimKey } from './claim-key.ts'
import { zoneToKeep } from './destination.ts'
import { findRepeat } from './find-repeat.ts'
import { completeCounterOrder } from '../moving/complete-counter-order.ts'
import type { BookedOrder, Contact, Order, OrderChannel } from '../order.ts'
import { type PlaceOrderInput, paymentRejection, orderInputRejection } from './place-order-input.ts'
import { insertAdjustments } from '../changing/adjustments.store.ts'
import { type Buyer, findOrder, insertOrder, recordStatus } from '../orders.store.ts'
import { mostOfOrder } from '../most-of-order.ts'
import { insertPayment } from '../moving/payments.store.ts'
import { newPickup } from '../pickup/pickup.ts'
import { newOrderId } from './new-order-id.ts'
import { priceOrder, readFacts } from './price-order.ts'
import { takePlaces } from './take-places.ts'
import { takeStock } from './take-stock.ts'

export type Placed = {
  order: Order
  /** Opens the order again for a guest. */
  guestKey: string | null
  /** True: this request (same key and body, or same order moments ago) had already placed it. */
  replayed: boolean
}

/**
 * Recalculates prices, stock, shipping, points and total in one transaction; refuses a total the buyer
 * didn't see with the right one (`price_changed`), an address without a house or street
 * (`street_missing`), pickup from a shop without it (`pickup_off`), a first order above the shop's maximum
 * (`first_order_large`), and a guest with `sign_in` where settings
 * require it. Idempotent by key, or for seconds by content. `guestKey`: the browser's; `address`: client IP for guest
 * limits.
 */
export async function placeOrder(
  visit: Visit,
  input: PlaceOrderInput,
  guestKey: string | null = null,
  address = '',
): Promise<Placed> {
  if (input.claimedUser !== null && input.claimedUser !== visit.account?.id)
    throw new Refusal('not_your_account')
  const hasAddress = hasStreet(input.address) || input.address === noAddress
  refuseIf(hasAddress || input.pickup ? null : 'street_missing')
  return placeFor(visit, input, { guestKey, address, enteredBy: null })
}

const noDestination = { address: '', place: null }

/** Sent by clients of the public contract that know no address. */
const noAddress = 'Default Address'

type Placer = {
  guestKey: string | null
  address: string
  /** Staff account that enters the order (no daily limit); null: the buyer. */
  enteredBy: string | null
}

/** `placeOrder` on behalf of the buyer in `visit`. */
export async function placeFor(
  visit: Visit,
  input: PlaceOrderInput,
  { guestKey, address, enteredBy }: Placer,
): Promise<Placed> {
  const { account } = visit
  refuseIf(orderInputRejection(input, account === null))
  const key = account === null ? (guestKey ?? newGuestKey(input.idempotencyKey)) : null
  const owner: Buyer =
    key === null ? { accountId: account?.id ?? '' } : { guestKeyHash: hashOfToken(key) }
  return visit.db.transaction(async (tx) => {
    const [id] = await Promise.all([
      newOrderId(tx),
      account !== null && (enteredBy === null ? lockOwnAccount : lockOpenCustomer)(tx, account.id),
    ])
    const [earlier, settings] = await Promise.all([
      claimKey(tx, input, { buyer: owner, orderId: id, at: visit.now() }),
      readSettings(tx),
    ])
    if (earlier !== null) return { order: earlier, guestKey: key, replayed: true }
    const asking = { accountId: account?.id ?? null, guestKey, orderId: id, at: visit.now() }
    const repeated = await findRepeat(tx, input, asking)
    if (repeated !== null) return { ...repeated, replayed: true }
    refuseIf(paymentRejection(input, settings))
    refuseIf(input.pickup && settings.pickupDays === 0 ? 'pickup_off' : null)
    const [facts] = await Promise.all([
      readFacts(tx, visit, input),
      enteredBy === null && countOrder(tx, visit, input, settings, address),
    ])
    const order = await place(tx, visit, input, { owner, id, settings, facts, enteredBy })
    return { order, guestKey: key, replayed: false }
  })
}

async function countOrder(
  tx: Tx,
  { account, now }: Visit,
  { contact, flow }: PlaceOrderInput,
  { dailyOrders, guestCheckout }: ShopSettings,
  address: string,
) {
  if (account !== null) return countAccountOrder(tx, account.id, dailyOrders, now())
  if (flow === 'cart' && !guestCheckout) throw new Refusal('sign_in')
  if (contact !== null) return countGuestOrder(tx, { contact, address }, dailyOrders, now())
}

type Placing = {
  owner: Buyer
  id: string
  settings: ShopSettings
  facts: Awaited<ReturnType<typeof readFacts>>
  enteredBy: string | null
}

async function place(
  tx: Tx,
  visit: Visit,
  input: PlaceOrderInput,
  { owner, id, settings, facts, enteredBy }: Placing,
): Promise<Order> {
  const { account } = visit
  const priced = priceOrder(visit, input, settings, facts)
  const { lines, quote, redeemPoints, pendingGuard, pointsRule, zone, zoneTerms } = priced
  const allowed = await allowOnAccount(tx, visit, input, {
    // At the counter nothing is weighed later.
    total: input.atCounter ? quote.total : mostOfOrder({ lines, total: quote.total }),
    settings,
    enteredBy,
  })
  const window = await takePlaces(tx, priced, visit.now())
  const asked = { zone: facts.zones.find(({ name }) => name === zone) ?? null, total: quote.total }
  const hold =
    enteredBy === null && allowed === null
      ? await holdOfOrder(tx, visit, input, { ...asked, settings })
      : null
  const cartOwner = enteredBy === null && input.flow === 'cart' ? (account?.id ?? null) : null
  const [{ moved, soldOut }, left] = await Promise.all([
    takeStock(tx, lines),
    cartOwner === null ? [] : cartAfterOrder(tx, cartOwner, lines, facts.products),
  ])
  const { address, place } = input.pickup ? noDestination : input
  const order: BookedOrder = {
    id,
    accountId: account?.id ?? null,
    flow: input.flow,
    status: 'placed',
    payment: input.payment,
    cashOffered: input.cashOffered ?? null,
    lines,
    ...quote,
    prepaid: nothing,
    earnedPoints: account === null ? 0 : quote.earnedPoints,
    redeemedPoints: redeemPoints,
    address,
    zone,
    zoneTerms,
    deliveryZone: zoneToKeep({ zone, place, address }, facts.zones),
    place,
    contact: input.contact ?? contactOf(account),
    note: input.note ?? '',
    placedAt: visit.now(),
    arrival: window === null ? priced.usualArrival : priced.arrival,
    ...(window && { window }),
    ...(input.pickup && { pickup: newPickup() }),
    ...(hold && { hold }),
    pointsRule,
    changes: [{ status: 'placed', at: visit.now() }],
  }
  const beside = {
    guestKeyHash: 'guestKeyHash' in owner ? owner.guestKeyHash : null,
    locale: visit.locale,
    channel: channelOf(input, enteredBy),
    holdToken: hold?.kind === 'confirm' ? newSecret() : null,
  }
  const { id: orderId, placedAt: at } = order
  const by = enteredBy ?? order.accountId
  // Sent together they share one round trip on PostgreSQL.
  await Promise.all([
    insertOrder(tx, order, beside),
    recordStockMovement(tx, moved, { orderId, reason: 'ordered', at, by }),
    insertAdjustments(tx, order),
    insertPayment(tx, order),
    recordStatus(tx, { orderId, status: 'placed', at, by }),
    ...writeForAccount(tx, order, pendingGuard),
    ...(cartOwner === null ? [] : [writeCartItems(tx, cartOwner, left, visit.now())]),
    recordPlaced(tx, input, { at, actor: by, subject: orderId }),
    moveInLists(tx, soldOut, at),
  ])
  await recordAllowed(tx, order, allowed, { reason: input.khataReason ?? '', at, by })
  if (input.atCounter && by !== null)
    await completeCounterOrder(tx, order, { by, at, paid: input.paid ?? null })
  return (input.atCounter && (await findOrder(tx, 'anybody', orderId))) || order
}

const contactOf = (account: Visit['account']): Contact => ({
  name: account?.fullName ?? '',
  email: account?.email ?? '',
  phone: account?.phone ?? '',
})

const recordPlaced = (
  tx: Tx,
  { atCounter }: PlaceOrderInput,
  event: { at: number; actor: string | null; subject: string },
) => record(tx, { kind: 'order.placed', ...event, data: atCounter ? { atCounter: true } : {} })

const channelOf = ({ atCounter }: PlaceOrderInput, enteredBy: string | null): OrderChannel =>
  atCounter ? 'counter' : enteredBy === null ? 'online' : 'phone'

function writeForAccount(tx: Tx, order: Order, pending: number | null): Promise<unknown>[] {
  if (order.accountId === null) return []
  const entry = { accountId: order.accountId, orderId: order.id, at: order.placedAt }
  const { redeemedPoints, earnedPoints } = order
  const redeemed = { ...entry, reason: 'redeemed', points: -redeemedPoints, pending } as const
  const earned = { ...entry, reason: 'earned', points: earnedPoints } as const
  return [
    ...(redeemedPoints > 0 ? [addPointsEntry(tx, redeemed)] : []),
    ...(earnedPoints > 0 ? [addPointsEntry(tx, earned)] : []),
  ]
}

// Derived from the idempotency key, so a retry without the cookie gets the same guest key.
const newGuestKey = (idempotencyKey: string | null) =>
  idempotencyKey === null ? newSecret() : hashOfToken(`guest order ${idempotencyKey}`)
