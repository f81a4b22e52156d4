import { Ellipsis, ReceiptText, Tag, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { nextStatesOf, orderAllows } from '#shop/order-states.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { backOfficePapersMessages } from '../../messages/en/back-office/orders/papers.ts'
import { backOfficeStepBackMessages } from '../../messages/en/back-office/orders/step-back.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { officePaths } from '../addresses.ts'
import { useAllows } from '../parts/use-allows.ts'
import { CancelItems } from './lines/cancel-items.tsx'
import { stepName } from './next-of.ts'
import type { StaffOrder } from './load-order.ts'
import { useMove } from './move-on.tsx'
import { StepBack, stepBackTo } from './step-back.tsx'

const papers = [
  ['invoice', ReceiptText],
  ['label', Tag],
] as const

const papersOf = ({ channel, pickup }: StaffOrder) =>
  papers.filter(([paper]) => paper !== 'label' || (channel !== 'counter' && !pickup))

type Props = { order: StaffOrder; onMoved: () => void }

/** Rare actions on an order: its unusual next states, other papers, a step back, and cancelling. */
export function MoreActions({ order, onMoved }: Props) {
  const t = useMessages(
    backOfficeOrdersMessages,
    backOfficePapersMessages,
    backOfficeStepBackMessages,
  )
  const mayMove = useAllows('order.move')
  const mayCancel = useAllows('order.cancel') && orderAllows(order, 'cancelByStaff')
  const [open, setOpen] = useState<'menu' | 'back' | 'cancel' | null>(null)
  const close = () => setOpen(null)
  const { busy, press } = useMove({ order, onMoved })
  const others = mayMove ? nextStatesOf(order).slice(1) : []
  const before = mayMove ? stepBackTo(order) : null
  return (
    <>
      <Button kind="quiet" busy={busy} aria-haspopup="dialog" onClick={() => setOpen('menu')}>
        <Ellipsis aria-hidden className="size-5" />
        {t('order.more')}
      </Button>
      <Dialog open={open === 'menu'} onClose={close} title={t('order.moreTitle')}>
        <div className="grid gap-3">
          {others.map((to) => (
            <Button
              key={to}
              onClick={() => {
                close()
                press(to)
              }}
            >
              {t(stepName(order, to))}
            </Button>
          ))}
          {papersOf(order).map(([paper, Icon]) => (
            <Link
              key={paper}
              to={officePaths.orderPapers([order.id], paper)}
              className={buttonClass()}
            >
              <Icon aria-hidden className="size-5" />
              {t(`paper.${paper}`)}
            </Link>
          ))}
          {before !== null && (
            <Button onClick={() => setOpen('back')}>
              <Undo2 aria-hidden className="size-5 rtl:-scale-x-100" />
              {t('back.open', { status: t(`status.${before}`) })}
            </Button>
          )}
          {mayCancel && (
            <Button kind="danger" onClick={() => setOpen('cancel')}>
              {t('cancel.open')}
            </Button>
          )}
        </div>
      </Dialog>
      {before !== null && (
        <StepBack order={order} to={before} open={open === 'back'} onClose={close} />
      )}
      {mayCancel && <CancelItems order={order} open={open === 'cancel'} onClose={close} />}
    </>
  )
}
