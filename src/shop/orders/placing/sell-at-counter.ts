import { nothing, type Paisa } from '../../money.ts'
import type { Visit } from '../../visit.ts'
import { type EnterOrderInput, enterOrder, quoteForStaff } from './enter-order.ts'
import type { PlaceOrderInput } from './place-order-input.ts'
import type { Placed } from './place-order.ts'
import type { PricedOrder } from './price-order.ts'

type Lines = PlaceOrderInput['lines']
export type Sale = { lines: Lines; total: Paisa; idempotencyKey: string | null }

const walkIn = ({ lines, total, idempotencyKey }: Sale): EnterOrderInput => ({
  customerId: null,
  addressId: null,
  order: {
    lines,
    total,
    idempotencyKey,
    payment: 'cod',
    address: '',
    contact: { name: '', phone: '', email: '' },
    redeemPoints: 0,
    atCounter: true,
  },
})

/** Sells to a walk-in customer: paid and handed over at once. Needs `sale.write`; refused as `enterOrder`. */
export const sellAtCounter = (visit: Visit, sale: Sale): Promise<Placed> =>
  enterOrder(visit, walkIn(sale), 'sale.write')

/** Figures of such a sale now; writes nothing. Needs `sale.write`. */
export const quoteSale = (visit: Visit, lines: Lines): Promise<PricedOrder> =>
  quoteForStaff(visit, walkIn({ lines, total: nothing, idempotencyKey: null }), 'sale.write')
