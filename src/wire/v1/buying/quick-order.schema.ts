import { z } from 'zod'
import { Name, Quantity } from '../../amounts.schema.ts'
import { WireCartLine } from './cart.schema.ts'

const Wanted = z.object({ wanted: Name(200), quantity: Quantity })

/** `otherwise`: less likely ways to understand the line; the answer has the one that was chosen. */
export const QuickOrderBody = z.object({
  lines: z.array(Wanted.extend({ otherwise: z.array(Wanted).max(3).optional() })).max(200),
})

/**
 * A line with its candidates, best first, at the customer's own prices. `guess`: the first is a guess,
 * because the size is missing or the line can be read in two ways.
 */
export const WireCheckedLine = z.object({
  wanted: z.string(),
  quantity: z.int(),
  asked: z.int().describe('the quantity as written; `quantity` is that of the guess'),
  sure: z.enum(['exact', 'likely', 'unsure', 'none']),
  candidates: z.array(WireCartLine).max(6),
  guess: z.enum(['size', 'quantity']).optional(),
})
export type WireCheckedLine = z.infer<typeof WireCheckedLine>
