import type { freeDeliveryMessages as English } from '../../../en/storefront/checkout/free-delivery.ts'
import { translated } from '../../../screen.ts'

export const freeDeliveryMessages = translated<typeof English>('free-delivery', {
  free: {
    pickup: 'دکان سے لینا',
    from: '{zones} میں {amount} یا زیادہ پر',
    always: '{zones} میں ہر آرڈر پر',
    orFee: '{zones} میں {amount} یا زیادہ پر مفت ڈلیوری؛ باقی جگہ {fee}',
    alwaysOrFee: '{zones} میں مفت ڈلیوری؛ باقی جگہ {fee}',
    only: '{zones} میں {amount} یا زیادہ پر مفت ڈلیوری',
    alwaysOnly: '{zones} میں مفت ڈلیوری',
    zones: '{most} اور {last}',
    short: 'مفت ڈلیوری',
    shortFrom: '{amount} یا زیادہ پر مفت ڈلیوری',
    shortFee: 'ڈلیوری {fee}',
    fees: '{from} سے {to} تک',
  },
})
