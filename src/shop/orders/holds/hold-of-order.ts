import type { Tx } from '#db/database.ts'
import type { Zone } from '../../delivery/zone.ts'
import type { Paisa } from '../../money.ts'
import { Refusal } from '../../refusals.ts'
import { holdReasons, holdSettings } from '../../settings/hold-rules.ts'
import type { ShopSettings } from '../../settings/settings.ts'
import type { Visit } from '../../visit.ts'
import type { PlaceOrderInput } from '../placing/place-order-input.ts'
import { holdFor, type OrderHold } from './hold.ts'
import { readRisk } from './holds.store.ts'

type Priced = {
  settings: ShopSettings
  /** null: none, or nothing is delivered. */
  zone: Pick<Zone, 'takes'> | null
  total: Paisa
}

/**
 * What a new order waits for by the shop's rules; null: nothing. Refuses a first order above the shop's maximum
 * (`first_order_large`). Without rules nothing is read.
 */
export async function holdOfOrder(
  tx: Tx,
  { account, now }: Pick<Visit, 'account' | 'now'>,
  { contact, pickup, address }: PlaceOrderInput,
  { settings, zone, total }: Priced,
): Promise<OrderHold | null> {
  const { firstOrderMost: most } = settings
  const isWatched = holdReasons.some((reason) => settings[holdSettings[reason]] !== 'none')
  if (!isWatched && most === 0) return null
  const buyer = {
    accountId: account?.id ?? null,
    phone: (contact ?? account)?.phone ?? '',
    address: pickup ? '' : address,
  }
  const risk = await readRisk(tx, buyer, now())
  if (risk.isFirst && most > 0 && total > most)
    throw new Refusal('first_order_large', { expected: { most } })
  return holdFor(settings, { ...risk, total, days: zone?.takes.to ?? null })
}
