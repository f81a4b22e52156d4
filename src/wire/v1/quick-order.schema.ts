import { z } from 'zod'
import { Quantity, Text } from '../amounts.schema.ts'
import { WireCartLine } from './cart.schema.ts'

export const QuickOrderBody = z.object({
  lines: z.array(z.object({ wanted: Text(200), quantity: Quantity })).max(200),
})

/** A line with what it may mean, the likeliest first; the prices are this buyer's own. */
export const WireCheckedLine = z.object({
  wanted: z.string(),
  quantity: z.int(),
  sure: z.enum(['exact', 'likely', 'unsure', 'none']),
  candidates: z.array(WireCartLine).max(3),
})
export type WireCheckedLine = z.infer<typeof WireCheckedLine>
