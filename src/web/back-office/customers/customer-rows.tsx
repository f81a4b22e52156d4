import { dialledPhone } from '#shop/accounts/contacts/phone.ts'
import { Download } from 'lucide-react'
import { csvText } from '#wire/csv.ts'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { backOfficeInboxMessages } from '../../messages/en/back-office/orders/inbox.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import { ChosenBar } from '../list/chosen-bar.tsx'
import { OfficeTable } from '../list/office-table.tsx'
import { useChosen } from '../list/use-chosen.ts'
import { downloadText } from '../parts/download-text.ts'
import { useAllows } from '../parts/use-allows.ts'
import { type Customer, customerColumns } from './customer-columns.tsx'
import { sortIn } from './sort-choice.tsx'

type Props = {
  customers: readonly Customer[]
  values: { q: string; sort: string } & Record<
    'pending' | 'blocked' | 'password',
    string | undefined
  >
}

/** Customers with what they spent, each with a box to tick. */
export function CustomerRows({ customers, values }: Props) {
  const t = useMessages(backOfficeMessages, backOfficeInboxMessages)
  const choice = useChosen(customers)
  const readsOrders = useAllows('order.read')
  const to = (sort: string) => officePaths.customers({ ...values, sort: sortIn(sort) })
  if (customers.length === 0) return null
  return (
    <>
      <div className="office-scroll">
        <OfficeTable
          compact
          caption={t('customers.caption')}
          rows={customers}
          keyOf={({ id }) => id}
          columns={customerColumns(t, {
            choice,
            sort: values.sort,
            to,
            readsOrders,
            isPending: values.pending === '1',
          })}
        />
      </div>
      <ChosenBar title={t('customers.chosen')} choice={choice}>
        <Export customers={choice.chosen} readsOrders={readsOrders} />
      </ChosenBar>
    </>
  )
}

function Export({
  customers,
  readsOrders,
}: {
  customers: readonly Customer[]
  readsOrders: boolean
}) {
  const t = useMessages(backOfficeMessages, backOfficeInboxMessages)
  const save = () => {
    const titles = ['name', 'phone', 'email', 'business', 'orders', 'points'] as const
    const sales = ['spend', 'lastOrder'] as const
    const rows = customers.map((one) => [
      one.fullName,
      dialledPhone(one.phone),
      one.email,
      one.businessName ?? '',
      one.orderCount,
      one.points,
      ...(readsOrders ? [one.spend ?? 0, one.lastOrderAt ?? ''] : []),
    ])
    const heads = [...titles, ...(readsOrders ? sales : [])].map((name) => t(`customers.${name}`))
    // Spreadsheets detect UTF-8 by this mark.
    downloadText(`\ufeff${csvText([heads, ...rows])}`, 'customers.csv')
  }
  return (
    <Button small onClick={save}>
      <Download aria-hidden className="size-4" />
      {t('chosenRows.export')}
    </Button>
  )
}
