import { z } from 'zod'
import { cashMethods, maxSlip } from '#shop/cash/drawer.ts'
import { PlainText } from '../amounts.schema.ts'

/** How money was paid. */
export const PaidBy = z.object({
  method: z.enum(cashMethods),
  slip: PlainText(maxSlip).describe(
    "number of the card's slip or the transfer, required for these",
  ),
})
