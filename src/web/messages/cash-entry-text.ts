import type { CashKind } from '#shop/cash/drawer.ts'
import type { backOfficeCashMessages } from './en/back-office/orders/cash.ts'
import type { Translate } from './messages-in.ts'

/** "Order paid", "Counter sale" */
export const cashEntryText = (
  t: Translate<typeof backOfficeCashMessages>,
  { kind, isSale = false }: { kind: CashKind; isSale?: boolean },
) => t(kind === 'order' && isSale ? 'kind.sale' : `kind.${kind}`)
