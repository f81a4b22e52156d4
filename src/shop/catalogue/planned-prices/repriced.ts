import type { Paisa } from '../../money.ts'
import { multiBuyRejection } from '../../pricing/multi-buy-rule.ts'
import { always } from '../../pricing/period.ts'
import type { ProductDraft } from '../product-draft.ts'

/** A product at another list price: an offer that is no lower than that, or a multi-buy that saves nothing then, ends. */
export function repriced(draft: ProductDraft, list: Paisa): ProductDraft {
  const { offer } = draft.retail
  const hasOffer = offer !== null && offer < list
  const retail = { list, offer: hasOffer ? offer : null }
  const offerPeriod = hasOffer ? draft.offerPeriod : always
  const { multiBuy } = draft
  const saves = multiBuy !== null && multiBuyRejection(multiBuy, retail, offerPeriod) === null
  return { ...draft, retail, offerPeriod, multiBuy: saves ? multiBuy : null }
}
