import { z } from 'zod'
import { settingsFields } from '../settings-fields.schema.ts'

/** What staff can edit of the shop's own words and figures; no secrets here. */
export const Settings = z.object({
  ...settingsFields,
  announcement: z
    .object({ text: z.string(), link: z.string().nullable() })
    .optional()
    .describe('the line on top of every page, while there is one'),
})
