import { rupees } from '#shop/money.ts'
import { weekdays } from '#shop/delivery/zone.ts'
import { backOfficeZonesMessages } from '../../messages/en/back-office/settings/zones.ts'
import { weekdayMessages } from '../../messages/en/weekdays.ts'
import type { Translate } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { StaffZone } from './zone-values.ts'
import { useDotted } from '../parts/use-dotted.ts'

/** "1 to 2 days", "same day" */
export function takesText(
  t: Translate<typeof backOfficeZonesMessages>,
  { from, to }: StaffZone['takes'],
): string {
  if (from === 0) return to === 0 ? t('row.sameDay') : t('row.sameDayOr', { to })
  return from === to ? t('row.takesOne', { count: from }) : t('row.takes', { from, to })
}

/** The terms of a zone in a few words. */
export function useZoneTerms() {
  const t = useMessages(backOfficeZonesMessages, weekdayMessages)
  const dotted = useDotted()
  return ({ fee, minimum, freeAbove, takes: { from, to }, days }: StaffZone): string =>
    dotted([
      fee === 0 ? t('row.free') : t('row.fee', { amount: t.money(rupees(fee)) }),
      minimum > 0 && t('row.minimum', { amount: t.money(rupees(minimum)) }),
      freeAbove !== null && t('row.freeAbove', { amount: t.money(rupees(freeAbove)) }),
      takesText(t, { from, to }),
      days.length === weekdays.length
        ? t('row.daily')
        : t.joined(weekdays.filter((day) => days.includes(day)).map((day) => t(`weekday.${day}`))),
    ])
}
