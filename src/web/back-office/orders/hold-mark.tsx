import { backOfficeHoldMessages } from '../../messages/en/back-office/orders/hold.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Of an order that waits for its customer before it is packed. */
export function HoldMark() {
  const t = useMessages(backOfficeHoldMessages)
  return <span className="text-small font-semibold text-tomato-ink">{t('hold.mark')}</span>
}
