import { backOfficeOrdersMessages } from '../../messages/en/back-office-orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { useStaffSend } from '../send.ts'
import type { StaffOrder } from './load-order.ts'
import { nextOf } from './next-of.ts'
import { useAction } from '../parts/use-action.ts'

type Props = { order: StaffOrder; onMoved: () => void }

/** The one step that comes next. */
export function MoveOn({ order, onMoved }: Props) {
  const t = useMessages(backOfficeOrdersMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const { id, status, reference } = order
  const next = nextOf(status)
  if (next === null) return null
  const move = async () => {
    await send('adminMoveOrder', { params: { id }, body: { status: next } })
    onMoved()
  }
  return (
    <Button
      kind="main"
      busy={busy}
      onClick={() => void act(move, t('order.moved', { reference, status: t(`status.${next}`) }))}
    >
      {t(`order.${next}`)}
    </Button>
  )
}
