import { z } from 'zod'
import { packUnits } from '#shop/catalogue/product.ts'
import { GoodsLabel } from '../../amounts.schema.ts'

export const Pack = z.object({
  text: z.string(),
  amount: z.number().nullable(),
  unit: z.enum(packUnits).nullable(),
  label: GoodsLabel,
})

/** How a product is sold that is weighed when it is packed. */
export const weighedFields = {
  unitGrams: z
    .int()
    .nullable()
    .describe('usual weight of one in grams, which replaces `pack`; null: it is not weighed'),
  byPiece: z.boolean().describe('true: weighed goods ordered by the piece, not by weight'),
}
