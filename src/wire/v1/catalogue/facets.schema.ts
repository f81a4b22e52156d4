import { z } from 'zod'
import { byCounts } from '#shop/catalogue/lists/facets.ts'

const count = z.int()

/** Each count is the `total` with that choice; what is chosen of its own kind does not narrow it. */
export const WireFacets = z.object({
  total: count,
  /** With a `q` all main categories and what is under the chosen one, else what is under the list's own. */
  categories: z.array(z.object({ path: z.string(), name: z.string(), count })),
  /** `brands`, `countries`: the most frequent, 50 of them, and those that are chosen. */
  ...byCounts(() => z.array(z.object({ name: z.string(), count }))),
  /** In rupees; null: there is nothing. */
  lowest: z.number().nullable(),
  highest: z.number().nullable(),
  /** Ranges of prices; null: open. */
  prices: z.array(z.object({ min: z.number().nullable(), max: z.number().nullable(), count })),
  offers: count,
  in_stock: count,
  ratings: z.array(z.object({ from: z.int(), count })),
})
export type WireFacets = z.infer<typeof WireFacets>
