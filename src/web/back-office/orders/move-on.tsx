import { useState } from 'react'
import type { PaidBy } from '#shop/cash/drawer.ts'
import type { NextStatus } from '#shop/order-states.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { useStaffSend } from '../send.ts'
import type { StaffOrder } from './load-order.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { DeliverPaid, needsSlip } from './deliver-paid.tsx'
import { useAskRider } from '../runs/ask-rider.tsx'
import { nextOf, stepName } from './next-of.ts'
import { useUndo } from './use-undo.ts'
import { lineKey, type OrderLine, untickedOf, unweighedOf } from './lines/use-ticks.ts'

type Props = { order: StaffOrder; onMoved: () => void }
type MoveProps = { order: Pick<StaffOrder, 'id' | 'reference'>; onMoved?: () => void }

/** Moves an order on, and offers to undo it. */
export function useMove({ order: { id, reference }, onMoved }: MoveProps) {
  const t = useMessages(backOfficeOrdersMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const undo = useUndo()
  const move = async (to: NextStatus, paid: PaidBy | null = null) => {
    const { data: moved } = await send('adminMoveOrder', {
      params: { id },
      body: { status: to, paid },
    })
    onMoved?.()
    return undo([moved])
  }
  const moved = (to: NextStatus) => t('order.moved', { reference, status: t(`status.${to}`) })
  const press = (to: NextStatus) =>
    void act(
      () => move(to),
      moved(to),
      (action) => action,
    )
  return { busy, move, moved, press }
}

/** A button for the usual next status. Before it packs, it names what is not weighed, or asks about unticked lines. */
export function MoveOn({ order, onMoved }: Props) {
  const t = useMessages(backOfficeOrdersMessages)
  const { busy, move, moved, press } = useMove({ order, onMoved })
  const [unticked, setUnticked] = useState<readonly OrderLine[]>([])
  const [isAsking, setIsAsking] = useState(false)
  const { ask, dialog } = useAskRider({
    order,
    move: () => move('shipped'),
    done: moved('shipped'),
  })
  const unweighed = unweighedOf(order)
  const usual = nextOf(order)
  if (usual === null) return null
  if (usual === 'delivered' && needsSlip(order))
    return (
      <DeliverPaid
        order={order}
        deliver={async (paid) => [moved(usual), await move(usual, paid)]}
      />
    )
  const mustWeigh = unweighed.length > 0
  const asked = mustWeigh ? unweighed : unticked
  const start = () => {
    const left = usual === 'packed' ? untickedOf(order) : []
    setUnticked(left)
    if (left.length > 0 || (usual === 'packed' && unweighed.length > 0)) setIsAsking(true)
    else if (usual !== 'shipped' || order.pickup || order.run !== null) press(usual)
    else void ask().then((isAsked) => isAsked || press(usual))
  }
  return (
    <>
      <Button kind="main" busy={busy} onClick={start}>
        {t(stepName(order, usual))}
      </Button>
      {dialog}
      <ConfirmDialog
        open={isAsking}
        title={t(mustWeigh ? 'packing.unweighedTitle' : 'packing.untickedTitle')}
        labels={{
          send: mustWeigh ? null : t('packing.packAll'),
          keep: t('packing.goOn'),
          failed: t('order.failed'),
        }}
        send={async () => {
          const action = await move('packed')
          return [moved('packed'), action]
        }}
        onClose={() => setIsAsking(false)}
      >
        <p>{t(`packing.${mustWeigh ? 'unweighed' : 'unticked'}`, { count: asked.length })}</p>
        <ul className="grid list-disc gap-1 ps-5 font-semibold">
          {asked.map((line) => (
            <li
              key={lineKey(line)}
            >{`${t.number(line.quantity - line.cancelledQuantity)} × ${line.label ?? line.name}`}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  )
}
