import type { orderArrivalMessages as English } from '../../../en/storefront/checkout/order-arrival.ts'
import { translated } from '../../../screen.ts'

export const orderArrivalMessages = translated<typeof English>('order-arrival', {
  arrival: {
    pickup: 'دکان سے لینا',
    late: 'اس آرڈر کا وعدہ یہ تھا: {days}۔ دیر ہو گئی ہے، معاف کیجیے۔',
  },
})
