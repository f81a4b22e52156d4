import { backOfficeCustomerMessages } from '../../messages/en/back-office/orders/customer.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { StaffNotes } from '../parts/staff-notes.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { useStaffSend } from '../send.ts'
import type { StaffCustomer } from './load-customer.ts'

export function CustomerNotes({ customer: { id, notes } }: { customer: StaffCustomer }) {
  const t = useMessages(backOfficeCustomerMessages)
  const send = useStaffSend()
  return (
    <StaffNotes
      notes={notes}
      about={`customer ${id}`}
      mayWrite={useAllows('customer.write')}
      labels={{
        title: t('notes.title'),
        none: t('notes.none'),
        label: t('notes.label'),
        add: t('notes.add'),
        empty: t('notes.empty'),
        failed: t('customer.failed'),
        by: (name, time) => t('notes.by', { name: name ?? t('notes.gone'), time }),
      }}
      write={(text) => send('adminWriteCustomerNote', { params: { id }, body: { text } })}
    />
  )
}
