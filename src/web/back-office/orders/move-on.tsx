import { backOfficeOrdersMessages } from '../../messages/en/back-office-orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { useStaffSend } from '../send.ts'
import type { StaffOrder } from './load-order.ts'
import { useAction } from '../parts/use-action.ts'

const nextOf = { placed: 'packed', packed: 'shipped', shipped: 'delivered' } as const

/** The one step that comes next. */
export function MoveOn({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeOrdersMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const { id, status, reference } = order
  if (status === 'delivered' || status === 'cancelled') return null
  const next = nextOf[status]
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
