import { type PaidBy, slipRejection } from '../../cash/drawer.ts'
import type { KhataOffer } from '../../khata/read-khata.ts'
import { offerKhata } from '../../khata/read-khata.ts'
import { nothing, type Paisa } from '../../money.ts'
import { requirePermission } from '../../permissions.ts'
import { Refusal, refuseIf } from '../../refusals.ts'
import type { Visit } from '../../visit.ts'
import { type EnterOrderInput, enterOrder, quoteForStaff } from './enter-order.ts'
import type { PlaceOrderInput } from './place-order-input.ts'
import type { Placed } from './place-order.ts'
import type { PricedOrder } from './price-order.ts'

type Lines = PlaceOrderInput['lines']
export type Sale = {
  lines: Lines
  total: Paisa
  idempotencyKey: string | null
  /** On whose account it goes; null: a walk-in customer pays it. */
  customerId: string | null
  /** How a walk-in customer paid. */
  paid: PaidBy
}

export const inCash: PaidBy = { method: 'cash', slip: '' }

const rights = { order: 'sale.write', customer: 'khata.take' } as const

const orderOf = ({ customerId, lines, total, idempotencyKey, paid }: Sale): EnterOrderInput => ({
  customerId,
  addressId: null,
  order: {
    lines,
    total,
    idempotencyKey,
    payment: customerId === null ? 'cod' : 'account',
    address: '',
    contact: customerId === null ? { name: '', phone: '', email: '' } : null,
    redeemPoints: 0,
    atCounter: true,
    // Absent for cash, so that the keys of sales before this existed mean the same.
    ...(customerId === null && paid.method !== 'cash' && { paid }),
  },
})

/**
 * Sells at the counter, handed over at once: paid by a walk-in customer, or on the account of a customer, which needs
 * `khata.take` too. Needs `sale.write`; refused as `enterOrder`, `own_khata`, and `slip_missing` for a card or transfer
 * without its number.
 */
export async function sellAtCounter(visit: Visit, sale: Sale): Promise<Placed> {
  const { id: by } = requirePermission(visit, rights.order)
  refuseIf(sale.customerId === by ? 'own_khata' : null)
  if (sale.customerId === null) refuseIf(slipRejection(sale.paid))
  return enterOrder(visit, orderOf(sale), rights)
}

/**
 * Figures of such a sale now, and what is left on the account; writes nothing. Needs the same permissions. Refuses an
 * account that may not buy on account (`khata_off`).
 */
export async function quoteSale(
  visit: Visit,
  sale: Pick<Sale, 'lines' | 'customerId'>,
): Promise<{ priced: PricedOrder; khata: KhataOffer | null }> {
  const order = orderOf({ ...sale, total: nothing, idempotencyKey: null, paid: inCash })
  const priced = await quoteForStaff(visit, order, rights)
  if (sale.customerId === null) return { priced, khata: null }
  const khata = await offerKhata(visit, sale.customerId)
  if (khata === null) throw new Refusal('khata_off')
  return { priced, khata }
}
