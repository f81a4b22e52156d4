import { z } from 'zod'
import { settingsFields } from '../../settings-fields.schema.ts'

/** What staff can edit of the shop's own words and figures; no secrets here. */
export const Settings = z.object({
  ...settingsFields,
  points: z
    .object({ on: z.boolean(), buyNowPercent: z.int() })
    .optional()
    .describe(
      'what staff changed of the rule of points: whether new orders earn and redeem any, and percent of its total that Buy Now earns; left out: they do, and 1',
    ),
  announcement: z
    .object({ text: z.string(), link: z.string().nullable() })
    .optional()
    .describe('the line on top of every page, while there is one'),
})
