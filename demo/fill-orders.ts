import { cancelOrder } from '#shop/orders/cancelling/cancel-order.ts'
import { activeZones } from '#shop/delivery/zones.store.ts'
import { moveOrder } from '#shop/orders/moving/move-order.ts'
import { pointsRuleOf } from '#shop/loyalty/points-rule.ts'
import type { OrderStatus } from '#shop/order-states.ts'
import { quoteOrder } from '#shop/orders/order.ts'
import { placeOrder } from '#shop/orders/placing/place-order.ts'
import { zoneOfOrder } from '#shop/orders/placing/zone-of-order.ts'
import { productsById } from '#shop/catalogue/products.store.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import { multiBuyFor } from '#shop/pricing/multi-buy.ts'
import { priceFor } from '#shop/pricing/price-tag.ts'
import { idsBySku } from '#shop/catalogue/edit-products.store.ts'
import { askReturn } from '#shop/returns/request-return.ts'
import { decideReturn } from '#shop/returns/decide-return.ts'
import type { Shop, Visit } from '#shop/visit.ts'
import { countCash } from './count-cash.ts'
import { destinationOf } from './destination.ts'
import { khataUntil } from './khata.ts'
import { orders } from './orders.ts'
import { neighbourOrders } from './product-reviews.ts'
import { trade } from './trade.ts'
import type { DemoOrder, DemoReturn } from './types.ts'
import { visitAs } from './visit-as.ts'

const hour = 60 * 60_000
const day = 24 * hour

const stepsTo: Record<DemoOrder['status'], OrderStatus[]> = {
  placed: [],
  packed: ['packed'],
  shipped: ['packed', 'shipped'],
  delivered: ['packed', 'shipped', 'delivered'],
  cancelled: [],
}

/** The cast's and the neighbours' orders, placed and moved on as anybody's are, each at its own time. */
export async function fillOrders(shop: Shop) {
  const now = shop.now()
  const ids = await idsBySku(shop.db)
  const happenedOnAccount = khataUntil(shop)
  for (const order of [...orders, ...neighbourOrders, ...trade].toSorted(
    (a, b) => b.daysAgo - a.daysAgo,
  )) {
    const at = Math.round(now - order.daysAgo * day) - 3 * hour
    await happenedOnAccount(order.daysAgo)
    await countCash(await visitAs(shop, 'clerk', at))
    const buyer = await visitAs(shop, order.by, at)
    const id = await place(buyer, order, ids)
    if (order.status === 'cancelled') {
      await cancelOrder(
        await visitAs(shop, order.by, at + hour),
        { accountId: buyer.account?.id ?? '' },
        id,
        { lines: [], reason: order.reason ?? null },
      )
    }
    for (const [index, status] of stepsTo[order.status].entries()) {
      await moveOrder(await visitAs(shop, 'clerk', at + (index + 1) * 0.9 * hour), id, status)
    }
    for (const request of order.returns ?? [])
      await giveBack(shop, order.by, id, request, at + day, ids)
  }
}

async function giveBack(
  shop: Shop,
  by: string,
  orderId: string,
  { sku, answer, ...request }: DemoReturn,
  at: number,
  ids: ReadonlyMap<string, string>,
) {
  const buyer = await visitAs(shop, by, at)
  const owner = { accountId: buyer.account?.id ?? '' }
  const productId = ids.get(sku) ?? sku
  const lines = [{ ...request, productId }]
  const { order } = await askReturn(buyer, owner, orderId, { lines, key: null }, null)
  const asked = order.returns.find((one) => one.productId === productId && one.state === 'asked')
  if (answer === undefined || asked === undefined) return
  await decideReturn(await visitAs(shop, 'clerk', at + hour), asked.id, {
    ...answer,
    restock: null,
    grams: null,
  })
}

async function place(
  visit: Visit,
  order: DemoOrder,
  ids: ReadonlyMap<string, string>,
): Promise<string> {
  const items = order.lines.map(({ sku, quantity }) => ({
    productId: ids.get(sku) ?? sku,
    quantity,
  }))
  const products = await productsById(
    { ...visit, seesWholesale: true },
    items.map(({ productId }) => productId),
  )
  const settings = await readSettings(visit.db)
  const lines = items.flatMap(({ productId, quantity }) => {
    const product = products.find((one) => one.id === productId)
    return product === undefined
      ? []
      : [
          {
            price: priceFor(product, visit.priceList, quantity).now,
            quantity,
            multiBuy: multiBuyFor(product, visit.priceList),
            pointsDivisor: product.pointsDivisor,
          },
        ]
  })
  const redeemPoints = order.redeem ?? 0
  const to = destinationOf(order)
  const { total } = quoteOrder({
    flow: order.flow,
    lines,
    shippingPrice: settings.shippingPrice,
    redeemPoints,
    terms: zoneOfOrder(await activeZones(visit.db), to, settings.deliversOutside),
    pointsRule: pointsRuleOf(settings),
  })
  const placed = await placeOrder(visit, {
    flow: order.flow,
    lines: items,
    total,
    payment: order.payment,
    ...to,
    contact: null,
    redeemPoints,
    claimedUser: null,
    idempotencyKey: null,
  })
  return placed.order.id
}
