import { times } from '../money.ts'
import type { PlainRefusal } from '../refusals.ts'
import type { MultiBuyOffer } from './multi-buy.ts'
import { endsFirst, type Period } from './period.ts'
import type { PriceTag } from './price-tag.ts'

/** Why a product cannot have this offer beside its price; an offer price that ends or begins may be lower for a while. */
export function multiBuyRejection(
  { quantity, price, ...period }: MultiBuyOffer,
  { list, offer }: PriceTag,
  offerPeriod: Period,
): PlainRefusal | null {
  if (quantity < 2) return 'multi_buy_too_few'
  const stays = offerPeriod.from === null && offerPeriod.until === null
  const one = stays ? (offer ?? list) : list
  if (price <= 0 || price >= times(one, quantity)) return 'multi_buy_no_saving'
  return endsFirst(period) ? 'offer_ends_first' : null
}
