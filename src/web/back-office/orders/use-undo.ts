import { messageOf } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { backOfficeStepBackMessages } from '../../messages/en/back-office/orders/step-back.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { toast, type ToastAction } from '../../ui/toasts/toast.ts'
import { newUuid } from '../parts/new-uuid.ts'
import { useStaffSend } from '../send.ts'
import type { StaffOrder } from './load-order.ts'

/** The Undo of a toast, for orders that were just moved. */
export function useUndo() {
  const t = useMessages(backOfficeStepBackMessages, backOfficeOrdersMessages)
  const send = useStaffSend()
  const { revalidate } = useRevalidator()

  async function undo(moved: readonly StaffOrder[]) {
    const faults: string[] = []
    const undone: StaffOrder[] = []
    for (const { id, reference, status: from, history } of moved) {
      const since = history.find(({ status }) => status === from)?.at ?? ''
      const body = { id: newUuid(), from, since, reason: t('undo.reason') }
      try {
        undone.push((await send('adminStepOrderBack', { params: { id }, body })).data)
      } catch (error) {
        faults.push(t('undo.failed', { reference, fault: messageOf(error, t('back.failed')) }))
      }
    }
    const [first] = undone
    const [fault] = faults
    const done =
      moved.length === 1 && first
        ? t('undo.done', { reference: first.reference, status: t(`status.${first.status}`) })
        : t('undo.doneAll', { count: undone.length })
    if (fault === undefined) toast.success(done, 'action')
    else if (moved.length === 1) toast.error(fault, 'action')
    else toast.error(t('undo.notAll', { done, count: faults.length, fault }), 'action')
    await revalidate()
  }

  return (moved: readonly StaffOrder[]): ToastAction => ({
    label: t('undo.action'),
    go: () => void undo(moved),
    undoes: true,
  })
}
