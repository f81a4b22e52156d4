import { orderPayments, type Payment } from '../settings/payment.ts'
import { holdKinds, holdReasons } from '../settings/hold-rules.ts'
import type { Arrival } from '../delivery/arrival.ts'
import type { Terms } from '../delivery/terms.ts'
import { paisa, type Paisa } from '../money.ts'
import { oneOf } from '../one-of.ts'
import { adjustedBy, type Adjustment } from './changing/adjustments.ts'
import { type LineRow, toLine } from './line-row.ts'
import { type OrderStatus, orderStatuses } from '../order-states.ts'
import { type BookedOrder, type OrderFlow, orderFlows } from './order.ts'

export type OrderRow = {
  id: string
  account_id: string | null
  flow: OrderFlow
  payment: Payment
  status: OrderStatus
  subtotal: number
  redeemed_points: number
  earned_points: number
  total: number
  prepaid: number
  address: string
  zone: string | null
  zone_fee: number | null
  zone_minimum: number | null
  zone_free_above: number | null
  delivery_zone: string | null
  lat: number | null
  lng: number | null
  contact_name: string
  contact_email: string
  contact_phone: string
  note: string
  placed_at: number
  arrives_from: string | null
  arrives_to: string | null
  window_id: string | null
  window_starts: number | null
  window_ends: number | null
  window_extra: number | null
  window_places: number | null
  pickup_code: string | null
  hold: string | null
  hold_reasons: string | null
  released_at: number | null
  held_since: number | null
  earns_points: number
  points_divisor: number
  buy_now_percent: number
}

export type ChangeRow = { order_id: string; status: OrderStatus; at: number }

type Parts = {
  lines: LineRow[]
  changes: ChangeRow[]
  adjustments: Adjustment[]
  arrival: Arrival | null
  zoneTerms: Terms | null
  cashOffered: Paisa | null
}

/** Order with its state changes, oldest first. */
export const toOrder = (
  row: OrderRow,
  { lines, changes, adjustments, arrival, zoneTerms, cashOffered }: Parts,
): BookedOrder => ({
  id: row.id,
  accountId: row.account_id,
  flow: oneOf(orderFlows, row.flow),
  status: oneOf(orderStatuses, row.status),
  payment: oneOf(orderPayments, row.payment),
  cashOffered,
  lines: lines.map(toLine),
  subtotal: paisa(row.subtotal),
  shipping: adjustedBy(adjustments, 'shipping'),
  redeemedPoints: row.redeemed_points,
  earnedPoints: row.earned_points,
  total: paisa(row.total),
  prepaid: paisa(row.prepaid),
  address: row.address,
  zone: row.zone,
  zoneTerms,
  deliveryZone: row.delivery_zone,
  place: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
  contact: { name: row.contact_name, email: row.contact_email, phone: row.contact_phone },
  note: row.note,
  placedAt: row.placed_at,
  arrival,
  ...windowOf(row),
  ...(row.pickup_code !== null && { pickup: { code: row.pickup_code } }),
  ...holdOf(row),
  pointsRule: {
    on: row.earns_points === 1,
    divisor: row.points_divisor,
    buyNowPercent: row.buy_now_percent,
  },
  changes: orderStatuses.flatMap((status) =>
    changes.filter((one) => one.status === status).map(({ at }) => ({ status, at })),
  ),
})

const holdOf = (row: OrderRow): Pick<BookedOrder, 'hold'> =>
  row.hold === null
    ? {}
    : {
        hold: {
          kind: oneOf(holdKinds, row.hold),
          reasons: holdReasons.filter((one) => row.hold_reasons?.split(' ').includes(one)),
          releasedAt: row.released_at,
          since: row.held_since,
        },
      }

/** The other columns are set with the window's. */
const windowOf = (row: OrderRow): Pick<BookedOrder, 'window'> =>
  row.window_id === null
    ? {}
    : {
        window: {
          id: row.window_id,
          extra: paisa(row.window_extra ?? 0),
          places: row.window_places ?? 0,
        },
      }
