import { z } from 'zod'
import { ColourName, Grams, Id, PlainText, Quantity, Rupees } from '../../amounts.schema.ts'
import { misfit } from '../../misfit.ts'

const ShortLine = z.object({
  productId: Id.min(1),
  color: ColourName.optional(),
  left: z
    .int()
    .min(1)
    .max(999)
    .describe('the remaining quantity you read; refused if it changed since'),
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
  replacement: Replacement.optional().describe('product offered as a replacement'),
  grams: Grams.optional().describe(
    'what all that is left weighs, if the customer is asked to pay more than the most',
  ),
}).refine(isWithin, tooMany)

export const QuoteReplacementBody = ShortLine.extend({ replacement: Replacement }).refine(
  isWithin,
  tooMany,
)

export const ReplaceBody = ShortLine.extend({
  id: z.uuid().describe('chosen by the client, so retries replace once'),
  replacement: Replacement,
  agreed: z
    .boolean()
    .describe(
      'true: the customer agreed on the phone; false: they chose "replace it" at the checkout',
    ),
  amount: Rupees.describe('the quoted amount; refused if the price changed since'),
}).refine(isWithin, tooMany)

const ReplacementCosts = z.object({
  amount: z.number().describe('price of the replacement quantity'),
  total: z.number().describe('order total after the replacement'),
})
/** Amounts are rupees. */
export const ReplacementQuote = z.object({
  before: z.number().describe('amount that the missing quantity takes off the order'),
  agreed: ReplacementCosts.describe('costs if the customer agrees now'),
  atOnce: ReplacementCosts.nullable().describe('costs without asking, as chosen at the checkout, at most `before`; null: ask the customer'), // prettier-ignore
})
