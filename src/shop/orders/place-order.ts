import { createHash } from 'node:crypto'
import type { Tx } from '#db/database.ts'
import { lockAccount } from '../accounts/accounts.store.ts'
import { hashOfToken } from '../accounts/session.ts'
import { emptyCart } from '../cart/cart.store.ts'
import type { Product } from '../catalogue/product.ts'
import { perishableAmong } from '../catalogue/perishables.store.ts'
import { productsById } from '../catalogue/products.store.ts'
import { noteStock, takeStock } from '../catalogue/stock.store.ts'
import { readSettings } from '../content/settings.store.ts'
import { newId, newSecret } from '../ids.ts'
import { postOrderLetter } from '../outbox/post-order-letter.ts'
import { whyNotRedeem, worth } from '../loyalty/points.ts'
import { addPointsEntry, readBalance } from '../loyalty/points.store.ts'
import { less, type Paisa, toRupees } from '../money.ts'
import { priceFor } from '../pricing/price-tag.ts'
import { refuseIf, Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import { type Order, type OrderFlow, quoteOrder } from './order.ts'
import { claimRequest, findRequest } from './order-requests.store.ts'
import { mergedLines, type OrderWish, whyNotPlace } from './order-wish.ts'
import { enterStatus, findOrder, insertOrder, type Buyer } from './orders.store.ts'

export type Placed = {
  order: Order
  /** A guest's key, which opens the order again. */
  guestKey: string | null
  /** The same key and body had placed it before. */
  replayed: boolean
}

/**
 * Places an order: prices, stock, shipping, points and total are worked out again in one
 * transaction, and a total that the buyer was not shown is refused with the right one
 * (`price-changed`; nothing is written). The same idempotency key and body give the same order.
 * `guestKey` is the key that a guest's browser holds already, if any.
 */
export async function placeOrder(visit: Visit, wish: OrderWish, guestKey: string | null = null): Promise<Placed> {
  const { account } = visit
  if (wish.claimedUser !== null && wish.claimedUser !== account?.id) throw new Refusal('not-your-account')
  refuseIf(whyNotPlace(wish, account === null))
  const key = account === null ? (guestKey ?? newGuestKey(wish.idempotencyKey)) : null
  const owner: Buyer = key === null ? { accountId: account?.id ?? '' } : { guestKeyHash: hashOfToken(key) }
  return visit.db.transaction(async (tx) => {
    if (account !== null) await lockAccount(tx, account.id)
    const id = newId()
    const earlier = await claim(tx, visit, wish, owner, id)
    if (earlier !== null) return { order: earlier, guestKey: key, replayed: true }
    const order = await place(tx, visit, wish, owner, id)
    await postOrderLetter(tx, 'order-placed', order, visit.now(), key === null ? {} : { key })
    return { order, guestKey: key, replayed: false }
  })
}

/** The order that this key made before; null when the key is now ours, or none was sent. */
async function claim(tx: Tx, visit: Visit, wish: OrderWish, owner: Buyer, orderId: string): Promise<Order | null> {
  if (wish.idempotencyKey === null) return null
  const request = { buyer: buyerOf(owner), key: wish.idempotencyKey, bodyHash: hashOfWish(wish), orderId, at: visit.now() }
  const earlier = await findRequest(tx, request.buyer, request.key)
  if (earlier === undefined && (await claimRequest(tx, request))) return null
  const made = earlier ?? (await findRequest(tx, request.buyer, request.key))
  if (made?.bodyHash !== request.bodyHash) throw new Refusal('key-reused')
  return (await findOrder(tx, owner, made.orderId)) ?? null
}

async function place(tx: Tx, visit: Visit, wish: OrderWish, owner: Buyer, id: string): Promise<Order> {
  const { account } = visit
  const asked = mergedLines(wish.lines)
  const products = await productsById({ db: tx, seesWholesale: true }, asked.map((line) => line.productId))
  const lines = asked.map((line) => pricedLine(line, products, visit, wish.flow))
  const perishable = await perishableAmong(tx, products.map(({ id: known }) => known))
  const { shippingPrice } = await readSettings(tx)
  const full = quoteOrder({ flow: wish.flow, lines, shippingPrice, redeemPoints: 0 })
  const balance = account === null ? 0 : await readBalance(tx, account.id)
  const redeemPoints = wish.redeemPoints ?? impliedPoints(full.total, wish.total, balance)
  if (redeemPoints > 0) refuseIf(account === null ? 'sign-in' : whyNotRedeem(redeemPoints, balance, full.total))
  const quote = quoteOrder({ flow: wish.flow, lines, shippingPrice, redeemPoints })
  if (quote.total !== wish.total) throw new Refusal('price-changed', figures(quote, redeemPoints))
  await take(tx, visit, id, lines)
  const order: Order = {
    id,
    accountId: account?.id ?? null,
    flow: wish.flow,
    status: 'placed',
    payment: wish.payment,
    lines: lines.map(({ product, price, list, quantity, pointsDivisor }) => ({
      productId: product.id,
      number: product.number,
      name: product.name,
      pack: product.pack.text,
      picture: product.picture,
      tint: product.tint,
      listPrice: list,
      price,
      quantity,
      cancelledQuantity: 0,
      pointsDivisor,
      perishable: perishable.has(product.id),
    })),
    ...quote,
    earnedPoints: account === null ? 0 : quote.earnedPoints,
    redeemedPoints: redeemPoints,
    address: wish.address,
    contact: wish.contact ?? { name: account?.fullName ?? '', email: account?.email ?? '', phone: account?.phone ?? '' },
    placedAt: visit.now(),
    changes: [{ status: 'placed', at: visit.now() }],
    returns: [],
  }
  await write(tx, visit, order, owner)
  return order
}

async function write(tx: Tx, visit: Visit, order: Order, owner: Buyer) {
  const at = visit.now()
  await insertOrder(tx, order, 'guestKeyHash' in owner ? owner.guestKeyHash : null)
  await enterStatus(tx, { orderId: order.id, status: 'placed', at, by: order.accountId })
  if (order.accountId === null) return
  const entry = { accountId: order.accountId, orderId: order.id, at }
  if (order.redeemedPoints > 0) await addPointsEntry(tx, { ...entry, reason: 'redeemed', points: -order.redeemedPoints })
  if (order.earnedPoints > 0) await addPointsEntry(tx, { ...entry, reason: 'earned', points: order.earnedPoints })
  if (order.flow === 'cart') await emptyCart(tx, order.accountId)
}

type Line = { product: Product; quantity: number; price: Paisa; list: Paisa; pointsDivisor: number }

function pricedLine(line: { productId: string; quantity: number }, products: readonly Product[], visit: Visit, flow: OrderFlow): Line {
  const product = products.find((candidate) => candidate.id === line.productId)
  if (product === undefined) throw new Refusal(flow === 'buy-now' ? 'no-item-selected' : 'product-not-found', { product: line.productId })
  if (line.quantity > 999) throw new Refusal('out-of-stock', { product: product.id, name: product.name })
  const { now: price, was } = priceFor(product, visit.priceList)
  return { product, quantity: line.quantity, price, list: was ?? price, pointsDivisor: product.pointsDivisor }
}

async function take(tx: Tx, visit: Visit, orderId: string, lines: readonly Line[]) {
  const moves = lines.map(({ product, quantity }) => ({ productId: product.id, quantity })).toSorted(byId)
  const taken = await takeStock(tx, moves)
  if ('missing' in taken) {
    const name = lines.find((line) => line.product.id === taken.missing)?.product.name ?? ''
    throw new Refusal('out-of-stock', { product: taken.missing, name })
  }
  // What was read of the product may be older than the row that was changed.
  const counted = moves.filter(({ productId }) => taken.counted.has(productId))
  await noteStock(
    tx,
    counted.map(({ productId, quantity }) => ({ productId, change: -quantity })),
    { orderId, reason: 'ordered', at: visit.now(), by: visit.account?.id ?? null },
  )
}

const byId = (a: { productId: string }, b: { productId: string }) => (a.productId < b.productId ? -1 : 1)

/** A total lower by N whole rupees, N within the balance, redeems N (decisions §3). */
function impliedPoints(full: Paisa, told: Paisa, balance: number) {
  const difference = less(full, told)
  return difference > 0 && difference % 100 === 0 && difference <= worth(balance) ? difference / 100 : 0
}

const figures = (quote: { subtotal: Paisa; shipping: Paisa; total: Paisa }, redeemed: number) => ({
  expected: {
    subtotal: toRupees(quote.subtotal),
    shippingcost: toRupees(quote.shipping),
    redeemedpoints: redeemed,
    total: toRupees(quote.total),
  },
})

const buyerOf = (owner: Buyer) => ('accountId' in owner ? `account ${owner.accountId}` : `guest ${owner.guestKeyHash}`)

const hashOfWish = ({ idempotencyKey: _, ...wish }: OrderWish) =>
  createHash('sha256').update(JSON.stringify(wish)).digest('base64url')

// A guest's first request may be repeated before the browser has the key: it must come out the same.
const newGuestKey = (idempotencyKey: string | null) =>
  idempotencyKey === null ? newSecret() : hashOfToken(`guest order ${idempotencyKey}`)
