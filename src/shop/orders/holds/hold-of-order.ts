import type { Tx } from '#db/database.ts'
import type { Zone } from '../../delivery/zone.ts'
import type { Paisa } from '../../money.ts'
import { Refusal } from '../../refusals.ts'
import { holdReasons, holdSettings } from '../../settings/hold-rules.ts'
import type { ShopSettings } from '../../settings/settings.ts'
import { holdFor, type OrderHold } from './hold.ts'
import { readRisk } from './holds.store.ts'

type Asked = {
  buyer: { accountId: string | null; phone: string; address: string }
  /** null: none, or nothing is delivered. */
  zone: Pick<Zone, 'takes'> | null
  total: Paisa
  /** ms UTC. */
  at: number
}

/**
 * What a new order waits for by the shop's rules; null: nothing. Refuses a first order above the shop's maximum
 * (`first_order_large`). Without rules nothing is read.
 */
export async function holdOfOrder(
  tx: Tx,
  settings: ShopSettings,
  { buyer, zone, total, at }: Asked,
): Promise<OrderHold | null> {
  const { firstOrderMost: most } = settings
  const isWatched = holdReasons.some((reason) => settings[holdSettings[reason]] !== 'none')
  if (!isWatched && most === 0) return null
  const risk = await readRisk(tx, buyer, at)
  if (risk.isFirst && most > 0 && total > most)
    throw new Refusal('first_order_large', { expected: { most } })
  return holdFor(settings, { ...risk, total, days: zone?.takes.to ?? null })
}
