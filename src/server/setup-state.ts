import { findSecondFactor } from '#shop/accounts/second-factor/second-factor.store.ts'
import { catalogueGaps } from '#shop/catalogue/stock/catalogue-gaps.store.ts'
import { hasActiveZone } from '#shop/delivery/zones.store.ts'
import { readBranding } from '#shop/branding/branding.store.ts'
import { isReminded, missingParts } from '#shop/settings/opening-checklist.ts'
import { readSettings, settingsSavedAt } from '#shop/settings/settings.store.ts'
import { customer, type Visit } from '#shop/visit.ts'

/** Whether the shop is open and which setup steps are missing; null: open and complete. */
export async function setupState(visit: Visit) {
  const { db } = visit
  const { id } = customer(visit)
  const [settings, branding, saved, hasZone, catalogue, factor] = await Promise.all([
    readSettings(db),
    readBranding(db),
    settingsSavedAt(db),
    hasActiveZone(db),
    catalogueGaps(db),
    findSecondFactor(db, id),
  ])
  const missing = missingParts({
    settings,
    hasDelivery: saved.shippingPrice !== undefined || hasZone,
    hasPayment: saved.paymentMethods !== undefined,
    hasLogo: branding.logo !== null,
    ...catalogue,
    hasTwoFactor: Boolean(factor?.confirmedAt),
  })
  const open = settings.storefrontOpen
  if (open && missing.length === 0) return null
  const opening = { open, openedAt: saved.storefrontOpen, now: visit.now() }
  return { open, missing, remind: isReminded(opening, missing) }
}
