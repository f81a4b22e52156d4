import { nothing, type Paisa, less } from '#shop/money.ts'
import type { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import type { Translate } from '../../messages/messages-in.ts'

/** How far a count is off (counted − expected). */
export function differenceText(
  t: Translate<typeof backOfficeCashMessages>,
  difference: Paisa,
): string {
  if (difference === 0) return t('cash.agrees')
  return difference > 0
    ? t('cash.tooMuch', { amount: t.money(difference) })
    : t('cash.missing', { amount: t.money(less(nothing, difference)) })
}
