import { z } from 'zod'

/** Goods that are weighed when they are packed: usual grams of one unit, and by how many percent more they may cost. */
export const WireWeight = z.object({
  unitGrams: z.int(),
  byPiece: z.boolean(),
  tolerance: z.int(),
  wholeRupees: z.boolean().describe('true: what is weighed is charged without its paisa'),
})

export const WireLineWeight = WireWeight.extend({
  packed: z
    .object({
      grams: z.int(),
      quantity: z.int().describe('units that were weighed'),
      amount: z.number().describe('what these cost'),
    })
    .nullable()
    .describe('the last weighing; null: not weighed yet'),
  atMost: z.number().describe('the most that the remaining quantity may cost'),
})
  .nullable()
  .describe('of goods that are weighed when they are packed; null: of others')
