import { z } from 'zod'
import { ColourName, Id, PlainText, Quantity, Rupees } from '../../amounts.schema.ts'
import { misfit } from '../../misfit.ts'

const ShortLine = z.object({
  productId: Id.min(1),
  color: ColourName.optional(),
  left: z.int().min(1).max(999).describe('so much is left of the line; another is refused'),
  missing: z.int().min(1).max(999),
  reason: PlainText(500),
})
const isWithin = ({ left, missing }: { left: number; missing: number }) => missing <= left
const tooMany = { path: ['missing'], error: misfit('missing_more') }
const Replacement = z.object({
  productId: Id.min(1),
  color: ColourName.optional(),
  quantity: Quantity,
})

/** `missing` of the `left` that were ordered are not there. */
export const AskBuyerBody = ShortLine.extend({
  replacement: Replacement.optional().describe('offered in place of what is missing'),
}).refine(isWithin, tooMany)

export const QuoteReplacementBody = ShortLine.extend({ replacement: Replacement }).refine(
  isWithin,
  tooMany,
)

export const ReplaceBody = ShortLine.extend({
  id: z.uuid().describe('chosen by whoever sends it: the same again is the same replacement'),
  replacement: Replacement,
  agreed: z
    .boolean()
    .describe('the customer agreed on the phone; else they said at the checkout "replace it"'),
  amount: Rupees.describe('what it comes to, as was shown; another true amount is refused'),
}).refine(isWithin, tooMany)

const ReplacementCosts = z.object({
  amount: z.number().describe('what so many of it cost'),
  total: z.number().describe('what the order then comes to'),
})
/** Amounts are rupees. */
export const ReplacementQuote = z.object({
  before: z.number().describe('what is missing takes off the order'),
  agreed: ReplacementCosts.describe('once the customer agrees'),
  atOnce: ReplacementCosts.nullable().describe('as they said at the checkout: never more than `before`; null: they have to be asked'), // prettier-ignore
})
