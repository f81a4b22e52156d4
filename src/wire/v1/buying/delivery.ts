import type { Arrival } from '#shop/delivery/arrival.ts'
import type { FreeFrom } from '#shop/delivery/terms.ts'
import { type Delivery, weekdays } from '#shop/delivery/zone.ts'
import { nothing, type Paisa, rupees, toRupees } from '#shop/money.ts'
import { decodeTerms } from '../../terms.ts'
import type { WireDelivery, WireUsualDelivery } from './delivery.schema.ts'

/** `usual`: the shipping price without zones; `words`: the answer as a sentence. */
export function encodeDelivery(
  delivery: Delivery,
  usual: Paisa,
  arrival: Arrival | null,
  words: Pick<WireDelivery, 'estimate' | 'message'>,
): WireDelivery {
  const zone = delivery.delivers ? delivery.zone : null
  return {
    delivers: delivery.delivers,
    zone: zone?.name ?? null,
    fee: toRupees(zone?.fee ?? usual),
    minimum: toRupees(zone?.minimum ?? nothing),
    freeAbove: zone?.freeAbove ? toRupees(zone.freeAbove) : null,
    days: [...(zone?.days ?? weekdays)],
    estimate: words.estimate,
    arrival,
    message: words.message,
  }
}

/** Data for a page; `terms` null: the shop's own terms, or no delivery. */
export const decodeDelivery = (wire: WireDelivery) => ({
  delivers: wire.delivers,
  zone: wire.zone,
  fee: rupees(wire.fee),
  terms: wire.zone === null ? null : decodeTerms(wire),
  arrival: wire.arrival,
})

type UsualDelivery = {
  today: string
  arrival: Arrival | null
  fee: Paisa
  freeFrom: FreeFrom | null
}

export const encodeUsualDelivery = ({
  fee,
  freeFrom,
  ...usual
}: UsualDelivery): WireUsualDelivery => ({
  ...usual,
  fee: toRupees(fee),
  freeFrom: freeFrom && { ...freeFrom, amount: toRupees(freeFrom.amount) },
})

export const decodeUsualDelivery = ({
  fee,
  freeFrom,
  ...usual
}: WireUsualDelivery): UsualDelivery => ({
  ...usual,
  fee: rupees(fee),
  freeFrom: freeFrom && { ...freeFrom, amount: rupees(freeFrom.amount) },
})
