import type { FreeFrom } from '#shop/delivery/terms.ts'
import type { Paisa } from '#shop/money.ts'
import type { freeDeliveryMessages } from '../../messages/en/storefront/checkout/free-delivery.ts'
import type { Translate } from '../../messages/messages-in.ts'

type T = Translate<typeof freeDeliveryMessages>
type Free = { amount: Paisa; zones: readonly string[] }

/** "From Rs. 4,000 in Lahore and Karachi", below a title that says "free". */
export const freeText = (t: T, { amount, zones }: Free): string =>
  t(amount === 0 ? 'free.always' : 'free.from', {
    amount: t.money(amount),
    zones: listed(t, zones),
  })

/** "Free delivery from Rs. 4,000 in Lahore; elsewhere Rs. 150 to Rs. 300" */
export function freeOrFeeText(t: T, { elsewhere: { from, to }, isOnlyThere, ...free }: FreeFrom) {
  const { amount } = free
  const where = { amount: t.money(amount), zones: listed(t, free.zones) }
  if (isOnlyThere) return t(amount === 0 ? 'free.alwaysOnly' : 'free.only', where)
  return t(amount === 0 ? 'free.alwaysOrFee' : 'free.orFee', {
    ...where,
    fee: from === to ? t.money(from) : t('free.fees', { from: t.money(from), to: t.money(to) }),
  })
}

/** "free delivery from Rs. 4,000", within a line; `free` null: never free. */
export const shortCostText = (t: T, { fee, free }: { fee: Paisa; free: Paisa | null }): string =>
  free === null
    ? t('free.shortFee', { fee: t.money(fee) })
    : t(free === 0 ? 'free.short' : 'free.shortFrom', { amount: t.money(free) })

/** "Lahore, Multan and Karachi" */
function listed(t: T, zones: readonly string[]): string {
  const last = zones.at(-1) ?? ''
  const most = t.joined(zones.slice(0, -1))
  return most === '' ? last : t('free.zones', { most, last })
}
