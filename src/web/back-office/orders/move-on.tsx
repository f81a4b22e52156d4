import { backOfficeOrdersMessages } from '../../messages/en/back-office-orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { useStaffSend } from '../send.ts'
import type { StaffOrder } from './load-order.ts'
import { nextOf } from './next-of.ts'
import { useAction } from '../parts/use-action.ts'

/** The one step that comes next. */
export function MoveOn({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeOrdersMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const { id, status, reference } = order
  const next = nextOf(status)
  if (next === null) return null
  return (
    <Button
      kind="main"
      busy={busy}
      onClick={() =>
        void act(
          () => send('adminMoveOrder', { params: { id }, body: { status: next } }),
          t('order.moved', { reference, status: t(`status.${next}`) }),
        )
      }
    >
      {t(`order.${next}`)}
    </Button>
  )
}
