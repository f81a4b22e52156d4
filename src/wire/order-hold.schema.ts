import { z } from 'zod'
import { holdKinds, holdReasons } from '#shop/settings/hold-rules.ts'

/** What an order waits or waited for before it is packed. */
export const WireHold = z.object({
  kind: z
    .enum(holdKinds)
    .describe('`confirm`: by the customer; `call`: by staff; `prepay`: it is paid in advance'),
  reasons: z.array(z.enum(holdReasons)),
  releasedAt: z.string().nullable().describe('null: it still waits'),
  since: z
    .string()
    .nullable()
    .describe('when it began to wait again; null: it waits since it was placed'),
})
