import { findSecondFactor } from '#shop/accounts/second-factor/second-factor.store.ts'
import { listBanners } from '#shop/content/content.store.ts'
import { catalogueGaps } from '#shop/catalogue/stock/catalogue-gaps.store.ts'
import { hasActiveZone } from '#shop/delivery/zones.store.ts'
import { readBranding } from '#shop/branding/branding.store.ts'
import { isReminded, missingParts } from '#shop/settings/opening-checklist.ts'
import { readSettings, settingsSavedAt } from '#shop/settings/settings.store.ts'
import { defaultSettings } from '#shop/settings/settings.ts'
import { customer } from '#shop/visit.ts'
import type { OpenVisit } from './open-shop.ts'

/** Whether the shop is open and which setup steps are missing; null: open and complete. */
export async function setupState(visit: OpenVisit) {
  const { db } = visit
  const { id } = customer(visit)
  const [settings, branding, saved, hasZone, catalogue, factor, banners, mail] = await Promise.all([
    readSettings(db),
    readBranding(db),
    settingsSavedAt(db),
    hasActiveZone(db),
    catalogueGaps(db),
    findSecondFactor(db, id),
    listBanners(db, visit.now()),
    visit.mail.source(),
  ])
  const missing = missingParts({
    settings,
    hasDelivery: saved.shippingPrice !== undefined || hasZone,
    hasPayment: saved.paymentMethods !== undefined,
    hasName: saved.shopName !== undefined || settings.shopName !== defaultSettings.shopName,
    hasMail: mail !== 'none',
    hasBanners: banners.length > 0,
    hasLogo: branding.logo !== null,
    ...catalogue,
    hasTwoFactor: Boolean(factor?.confirmedAt),
  })
  const open = settings.storefrontOpen
  if (open && missing.length === 0) return null
  const opening = { open, openedAt: saved.storefrontOpen, now: visit.now() }
  return { open, missing, remind: isReminded(opening, missing) }
}
