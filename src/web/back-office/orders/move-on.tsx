import { useState } from 'react'
import { backOfficeOrdersMessages } from '../../messages/en/back-office-orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { useStaffSend } from '../send.ts'
import type { StaffOrder } from './load-order.ts'
import { nextOf } from './next-of.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { lineKey, type OrderLine, untickedOf } from './use-ticks.ts'

type Props = { order: StaffOrder; onMoved: () => void }

/** The one step that comes next. Whoever ticks off what they pack, and has not ticked all of it, is asked first. */
export function MoveOn({ order, onMoved }: Props) {
  const t = useMessages(backOfficeOrdersMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const [unticked, setUnticked] = useState<readonly OrderLine[]>([])
  const { id, status, reference } = order
  const next = nextOf(status)
  if (next === null) return null
  const move = async () => {
    await send('adminMoveOrder', { params: { id }, body: { status: next } })
    onMoved()
  }
  const moved = t('order.moved', { reference, status: t(`status.${next}`) })
  const press = () => {
    const left = next === 'packed' ? untickedOf(order) : []
    if (left.length > 0) setUnticked(left)
    else void act(move, moved)
  }
  return (
    <>
      <Button kind="main" busy={busy} onClick={press}>
        {t(`order.${next}`)}
      </Button>
      <ConfirmDialog
        open={unticked.length > 0}
        title={t('packing.untickedTitle')}
        words={{
          send: t('packing.packAll'),
          keep: t('packing.goOn'),
          failed: t('order.failed'),
        }}
        send={async () => {
          await move()
          return moved
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
