import { z } from 'zod'
import { type CallSchema, data } from '../../call-schema.ts'
import { ByMonth, KhataEntryFields, KhataFields, StatementFields } from '../../khata.schema.ts'

/** What a customer owes. Few pages use it, so browsers load its route with those. */
export const khataCalls = {
  khata: {
    route: 'GET /khata',
    access: 'customer',
    summary:
      'Get what you owe on account, what is left of your limit, and your statement of a month',
    query: ByMonth,
    answer: data(
      z.object({
        ...KhataFields,
        ...StatementFields,
        entries: z.array(z.object(KhataEntryFields)),
      }),
    ),
  },
} as const satisfies Record<string, CallSchema>
