import type { Terms } from '#shop/delivery/terms.ts'
import { rupees } from '#shop/money.ts'
import type { WireDelivery } from './zone.schema.ts'

/** What a page needs of the answer; `terms` null: the shop's own, or nothing at all is brought there. */
export const decodeDelivery = (wire: WireDelivery) => ({
  delivers: wire.delivers,
  zone: wire.zone,
  terms: wire.zone === null ? null : termsOf(wire),
  estimate: wire.estimate,
  message: wire.message,
})

const termsOf = ({ fee, minimum, freeAbove }: WireDelivery): Terms => ({
  fee: rupees(fee),
  minimum: rupees(minimum),
  freeAbove: freeAbove === null ? null : rupees(freeAbove),
})
