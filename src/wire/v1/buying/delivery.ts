import type { Arrival } from '#shop/delivery/arrival.ts'
import type { FreeFrom, LikelyTerms } from '#shop/delivery/terms.ts'
import { encodeOfferedWindow } from '../../order-time.ts'
import type { OfferedWindow } from '#shop/delivery/windows/window.ts'
import { type Delivery, weekdays } from '#shop/delivery/zone.ts'
import { nothing, type Paisa, rupees, toRupees } from '#shop/money.ts'
import { decodeTerms, encodeTerms } from '../../terms.ts'
import type { WireDelivery, WireUsualDelivery } from './delivery.schema.ts'

/** `usual`: the shipping price without zones; `words`: the answer as a sentence. */
export function encodeDelivery(
  delivery: Delivery,
  usual: Paisa,
  { arrival, windows }: { arrival: Arrival | null; windows: readonly OfferedWindow[] },
  texts: Pick<WireDelivery, 'estimate' | 'message' | 'headline'>,
): WireDelivery {
  const zone = delivery.delivers ? delivery.zone : null
  return {
    delivers: delivery.delivers,
    zone: zone?.name ?? null,
    fee: toRupees(zone?.fee ?? usual),
    minimum: toRupees(zone?.minimum ?? nothing),
    freeAbove: zone?.freeAbove ? toRupees(zone.freeAbove) : null,
    days: [...(zone?.days ?? weekdays)],
    estimate: texts.estimate,
    arrival,
    windows: windows.map(encodeOfferedWindow),
    message: texts.message,
    headline: texts.headline,
  }
}

/** Data for a page, of a pin or of a typed address; `terms` null: the shop's own terms, or no delivery. */
export const decodeDelivery = <Wire extends WireDelivery>(wire: Wire) => ({
  ...wire,
  fee: rupees(wire.fee),
  terms: wire.zone === null ? null : decodeTerms(wire),
})

type UsualDelivery = {
  today: string
  arrival: Arrival | null
  promise: string | null
  headline: string | null
  fee: Paisa
  likely: LikelyTerms | null
  freeFrom: FreeFrom | null
  zones: string[]
  deliversElsewhere: boolean
}

export const encodeUsualDelivery = ({
  fee,
  likely,
  freeFrom,
  ...usual
}: UsualDelivery): WireUsualDelivery => ({
  ...usual,
  fee: toRupees(fee),
  likely: likely && { zone: likely.zone, ...encodeTerms(likely) },
  freeFrom: freeFrom && {
    ...freeFrom,
    amount: toRupees(freeFrom.amount),
    elsewhere: {
      from: toRupees(freeFrom.elsewhere.from),
      to: toRupees(freeFrom.elsewhere.to),
    },
  },
})

export const decodeUsualDelivery = ({
  fee,
  likely,
  freeFrom,
  ...usual
}: WireUsualDelivery): UsualDelivery => ({
  ...usual,
  fee: rupees(fee),
  likely: likely && { zone: likely.zone, ...decodeTerms(likely) },
  freeFrom: freeFrom && {
    ...freeFrom,
    amount: rupees(freeFrom.amount),
    elsewhere: { from: rupees(freeFrom.elsewhere.from), to: rupees(freeFrom.elsewhere.to) },
  },
})
