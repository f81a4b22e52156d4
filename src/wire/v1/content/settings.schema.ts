import { z } from 'zod'
import { settingsFields } from '../../settings-fields.schema.ts'

/** Texts and figures of the shop that staff can edit; no secrets. */
export const Settings = z.object({
  ...settingsFields,
  points: z
    .object({ on: z.boolean(), buyNowPercent: z.int() })
    .optional()
    .describe(
      'loyalty points: whether orders earn and redeem points, and the percentage that Buy Now earns; absent: true and 1',
    ),
  announcement: z
    .object({ text: z.string(), link: z.string().nullable() })
    .optional()
    .describe('announcement at the top of every page; absent: none'),
})
