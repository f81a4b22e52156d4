import type { z } from 'zod'
import type { Terms } from '#shop/delivery/terms.ts'
import { rupees, toRupees } from '#shop/money.ts'
import type { WireTerms } from './place-and-days.schema.ts'

export const encodeTerms = ({ fee, minimum, freeAbove }: Terms): z.infer<typeof WireTerms> => ({
  fee: toRupees(fee),
  minimum: toRupees(minimum),
  freeAbove: freeAbove === null ? null : toRupees(freeAbove),
})

export const decodeTerms = ({ fee, minimum, freeAbove }: z.infer<typeof WireTerms>): Terms => ({
  fee: rupees(fee),
  minimum: rupees(minimum),
  freeAbove: freeAbove === null ? null : rupees(freeAbove),
})
