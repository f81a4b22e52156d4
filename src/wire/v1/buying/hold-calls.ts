import { z } from 'zod'
import { type CallSchema, data } from '../../call-schema.ts'
import { HoldId } from '../../place-and-days.schema.ts'
import { HoldWindowBody } from './delivery.schema.ts'

/** A cart's place in a delivery window. Browsers load their routes with the choice of a window. */
export const holdCalls = {
  holdWindow: {
    route: 'PUT /delivery/hold',
    access: 'anyone',
    isOwnChange: true,
    summary:
      'Keep places in a delivery window for a cart for ten minutes; `hold` is a random key of the browser, and moves its places to another window',
    body: HoldWindowBody,
    answer: data(z.object({ until: z.iso.datetime() })),
  },
  releaseWindow: {
    route: 'DELETE /delivery/hold/:hold',
    access: 'anyone',
    isOwnChange: true,
    summary: 'Give back the places that a cart keeps in a delivery window',
    params: z.object({ hold: HoldId }),
    answer: z.object({ success: z.literal(true) }),
  },
} as const satisfies Record<string, CallSchema>
