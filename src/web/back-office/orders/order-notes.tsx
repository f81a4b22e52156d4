import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { StaffNotes } from '../parts/staff-notes.tsx'
import { useStaffSend } from '../send.ts'
import type { StaffOrder } from './load-order.ts'

type Props = { order: StaffOrder; mayWrite: boolean }

export function OrderNotes({ order: { id, notes }, mayWrite }: Props) {
  const t = useMessages(backOfficeOrdersMessages)
  const send = useStaffSend()
  return (
    <StaffNotes
      notes={notes}
      about={`order ${id}`}
      mayWrite={mayWrite}
      labels={{
        title: t('order.notes'),
        none: t('order.noNotes'),
        label: t('order.noteLabel'),
        add: t('order.noteAdd'),
        empty: t('order.noteEmpty'),
        failed: t('order.failed'),
        by: (name, time) => t('order.noteBy', { name: name ?? t('order.gone'), time }),
      }}
      write={(text) => send('adminWriteOrderNote', { params: { id }, body: { text } })}
    />
  )
}
