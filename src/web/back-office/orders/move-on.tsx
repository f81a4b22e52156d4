import { useState } from 'react'
import { type NextStatus, orderStates } from '#shop/order-states.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { useStaffSend } from '../send.ts'
import type { StaffOrder } from './load-order.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { useUndo } from './use-undo.ts'
import { lineKey, type OrderLine, untickedOf } from './lines/use-ticks.ts'

type Props = { order: StaffOrder; onMoved: () => void }

/** A button for each next status; asks first if lines to pack are still unticked. */
export function MoveOn({ order, onMoved }: Props) {
  const t = useMessages(backOfficeOrdersMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const undo = useUndo()
  const [unticked, setUnticked] = useState<readonly OrderLine[]>([])
  const { id, status, reference } = order
  const [usual, ...others] = orderStates[status].next
  if (usual === undefined) return null
  const move = async (to: NextStatus) => {
    const { data: moved } = await send('adminMoveOrder', { params: { id }, body: { status: to } })
    onMoved()
    return undo([moved])
  }
  const moved = (to: NextStatus) => t('order.moved', { reference, status: t(`status.${to}`) })
  const press = (to: NextStatus) => {
    const left = to === 'packed' ? untickedOf(order) : []
    if (left.length > 0) setUnticked(left)
    else
      void act(
        () => move(to),
        moved(to),
        (action) => action,
      )
  }
  return (
    <>
      <Button kind="main" busy={busy} onClick={() => press(usual)}>
        {t(`order.${usual}`)}
      </Button>
      {others.map((to) => (
        <Button key={to} busy={busy} onClick={() => press(to)}>
          {t(`order.${to}`)}
        </Button>
      ))}
      <ConfirmDialog
        open={unticked.length > 0}
        title={t('packing.untickedTitle')}
        labels={{
          send: t('packing.packAll'),
          keep: t('packing.goOn'),
          failed: t('order.failed'),
        }}
        send={async () => {
          const action = await move('packed')
          return [moved('packed'), action]
        }}
        onClose={() => setUnticked([])}
      >
        <p>{t('packing.unticked', { count: unticked.length })}</p>
        <ul className="grid list-disc gap-1 ps-5 font-semibold">
          {unticked.map((line) => (
            <li
              key={lineKey(line)}
            >{`${line.quantity - line.cancelledQuantity} × ${line.name}`}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  )
}
