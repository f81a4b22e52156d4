import { z } from 'zod'

/** Goods that are weighed when they are packed: usual grams of one unit, and by how many percent more they may cost. */
export const WireWeight = z.object({
  unitGrams: z.int(),
  byPiece: z.boolean(),
  tolerance: z.int(),
})

export const WireLineWeight = WireWeight.extend({
  packedGrams: z.int().nullable().describe('null: not weighed yet'),
  packedQuantity: z.int().nullable().describe('units that were weighed'),
  packedAmount: z.number().nullable().describe('what these cost'),
  atMost: z.number().describe('the most that the remaining quantity may cost'),
})
  .nullable()
  .describe('of goods that are weighed when they are packed; null: of others')
