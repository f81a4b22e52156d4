import { backOfficeStockMessages } from '../../messages/en/back-office/catalogue/stock.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { Chips } from '../list/chips.tsx'

/** From counting to what must be sold soon, and back. */
export function StockViews({ here }: { here: 'move' | 'soon' }) {
  const t = useMessages(backOfficeStockMessages)
  return (
    <Chips
      label={t('stock.views')}
      chips={[
        { to: officePaths.stock(), text: t('stock.move'), isHere: here === 'move' },
        { to: officePaths.expiring(), text: t('stock.soon'), isHere: here === 'soon' },
      ]}
    />
  )
}
