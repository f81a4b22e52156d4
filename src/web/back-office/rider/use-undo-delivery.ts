import { messageOf } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeRunMessages } from '../../messages/en/back-office/orders/run.ts'
import { backOfficeStepBackMessages } from '../../messages/en/back-office/orders/step-back.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { newUuid } from '../parts/new-uuid.ts'
import { useStaffSend } from '../send.ts'
import type { ShownStop } from './queue.ts'
import { alone } from './send-queue.ts'
import { changeQueue, readQueue, readRun } from './stored-run.ts'

/** Tells the rider which order they just delivered, with an Undo. */
export function useUndoDelivery() {
  const t = useMessages(backOfficeRunMessages, backOfficeStepBackMessages)
  const send = useStaffSend()
  const { revalidate } = useRevalidator()

  /** Drops what is not sent yet; otherwise the shop takes the state back. Not while it is being sent. */
  const undo = ({ id, reference }: ShownStop) =>
    alone(async () => {
      const isDelivery = (one: { order: string; kind: string }) =>
        one.order === id && one.kind === 'delivered'
      if (readQueue().some(isDelivery))
        return changeQueue((queue) => queue.filter((one) => !isDelivery(one)))
      const stop = readRun()?.stops.find((one) => one.id === id)
      if (stop?.status !== 'delivered') return
      const body = {
        id: newUuid(),
        from: stop.status,
        since: stop.since,
        reason: t('undo.reason'),
      }
      try {
        await send('adminStepOrderBack', { params: { id }, body })
      } catch (error) {
        const fault = messageOf(error, t('back.failed'))
        toast.error(t('undo.failed', { reference, fault }), 'action')
      }
      await revalidate()
    })

  return (stop: ShownStop) =>
    toast.success(t('act.deliveredTo', { name: stop.name || stop.reference }), 'action', {
      label: t('undo.action'),
      go: () => void undo(stop),
      undoes: true,
    })
}
