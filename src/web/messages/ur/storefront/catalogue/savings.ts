import type { savingsMessages as English } from '../../../en/storefront/catalogue/savings.ts'
import { translated } from '../../../screen.ts'

export const savingsMessages = translated<typeof English>('savings', {
  saving: {
    save: 'بچت {amount}',
    until: '{when} تک',
  },
})
