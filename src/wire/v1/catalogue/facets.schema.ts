import { z } from 'zod'
import { byCounts } from '#shop/catalogue/lists/facets.ts'

const count = z.int()

/** Each count is the `total` with that choice; a filter does not narrow its own choices. */
export const WireFacets = z.object({
  total: count,
  /** With `q`: all main categories and the children of the chosen one; else the children of the list's category. */
  categories: z.array(z.object({ path: z.string(), name: z.string(), count })),
  /** `brands`, `countries`: the most frequent, 50 of them, and those that are chosen. */
  ...byCounts(() =>
    z.array(
      z.object({
        name: z.string(),
        label: z.string().optional().describe("`name` in the reader's language, if translated"),
        count,
      }),
    ),
  ),
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
