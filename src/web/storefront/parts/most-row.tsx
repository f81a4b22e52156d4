import type { Paisa } from '#shop/money.ts'
import { weightMessages } from '../../messages/en/storefront/catalogue/weight.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SummaryRow } from '../../ui/summary-rows.tsx'

/** The most that an order may cost once its goods are weighed; nothing where that is its total. */
export function MostRow({ total, most }: { total: Paisa; most: Paisa }) {
  const t = useMessages(weightMessages)
  return most > total ? <SummaryRow label={t('weight.most')}>{t.money(most)}</SummaryRow> : null
}
