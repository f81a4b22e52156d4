import { findSecondFactor } from '#shop/accounts/second-factor.store.ts'
import { shelfGaps } from '#shop/catalogue/shelf-gaps.store.ts'
import { hasActiveZone } from '#shop/delivery/zones.store.ts'
import { readLook } from '#shop/look/look.store.ts'
import { isSetUp, missingParts } from '#shop/settings/missing.ts'
import { isSettingSaved, readSettings } from '#shop/settings/settings.store.ts'
import { customer, type Visit } from '#shop/visit.ts'

/** Whether the shop is open and what it still lacks; null: it is open and lacks nothing that it needs. */
export async function setupState(visit: Visit) {
  const { db } = visit
  const { id } = customer(visit)
  const [settings, look, isPriced, hasZone, shelves, factor] = await Promise.all([
    readSettings(db),
    readLook(db),
    isSettingSaved(db, 'shippingPrice'),
    hasActiveZone(db),
    shelfGaps(db),
    findSecondFactor(db, id),
  ])
  const missing = missingParts({
    settings,
    hasDelivery: isPriced || hasZone,
    hasLogo: look.logo !== null,
    ...shelves,
    hasTwoFactor: Boolean(factor?.confirmedAt),
  })
  return isSetUp(settings, missing) ? null : { open: settings.storefrontOpen, missing }
}
