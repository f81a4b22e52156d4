import { Columns3 } from 'lucide-react'
import { storedText } from '../../../app/storage/stored-text.ts'
import { backOfficeOrderListMessages } from '../../../messages/en/back-office/orders/order-list.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'

/** The columns beside the order number, in this order. */
const orderColumns = [
  'placed',
  'promised',
  'customer',
  'address',
  'zone',
  'items',
  'payment',
  'channel',
  'total',
  'status',
] as const
export type OrderColumn = (typeof orderColumns)[number]

export const usualColumns: readonly OrderColumn[] = [
  'placed',
  'promised',
  'customer',
  'items',
  'total',
  'status',
]
const stored = storedText('office-order-columns', 200)

/** The columns chosen on this device, or the default ones. */
export function useOrderColumns(): readonly OrderColumn[] {
  const text = stored.use()
  const names = text.split(',')
  return text === '' ? usualColumns : orderColumns.filter((one) => names.includes(one))
}

export function ColumnChoice() {
  const columns = useOrderColumns()
  const t = useMessages(backOfficeOrderListMessages)
  const toggle = (column: OrderColumn) => {
    const chosen = orderColumns.filter((one) => columns.includes(one) !== (one === column))
    // Without columns the order number stays; '' would mean the default columns.
    stored.write(chosen.join(',') || 'none')
  }
  return (
    <details className="max-md:open:basis-full">
      <summary className="office-chip cursor-pointer list-none">
        <Columns3 aria-hidden className="size-5 max-sm:hidden" />
        {t('columns.title')}
      </summary>
      <fieldset className="office-box mt-2 grid gap-x-4 md:absolute md:inset-x-0 md:z-20 md:[box-shadow:var(--shadow-float)] sm:grid-cols-3 wide:grid-cols-5">
        <legend className="sr-only">{t('columns.legend')}</legend>
        {orderColumns.map((column) => (
          <Checkbox
            key={column}
            label={t(`columns.${column}`)}
            checked={columns.includes(column)}
            onChange={() => toggle(column)}
          />
        ))}
        <Button small kind="quiet" onClick={() => stored.write('')}>
          {t('columns.usual')}
        </Button>
      </fieldset>
    </details>
  )
}
