import { useState } from 'react'
import { backOfficeOrdersMessages } from '../../messages/en/back-office-orders.ts'
import type { Translate } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { RowCheck } from '../parts/row-check.tsx'
import { useStaffSend } from '../send.ts'
import type { StaffOrder } from './load-order.ts'
import { lineKey, type OrderLine, type Ticks } from './use-ticks.ts'

type Props = { order: StaffOrder; line: OrderLine; ticks: Ticks }

/** Ticks a line that is packed, or says that there are too few of it. */
export function PackLine({ order, line, ticks }: Props) {
  const t = useMessages(backOfficeOrdersMessages)
  const [open, setOpen] = useState(false)
  const { name } = line
  return (
    <div className="flex basis-full items-center justify-between gap-2">
      <RowCheck
        label={t('packing.tick', { name })}
        className="ms-0"
        checked={ticks.has(line)}
        onChange={() => ticks.toggle(line)}
      />
      <Button small aria-label={t('packing.short', { name })} onClick={() => setOpen(true)}>
        {t('packing.open')}
      </Button>
      {open && (
        <ShortDialog key={lineKey(line)} {...{ order, line }} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

type DialogProps = { order: StaffOrder; line: OrderLine; onClose: () => void }

/** How many there are. What is missing is left out at once where the customer said so, else once they agreed on the phone. */
function ShortDialog({ order, line, onClose }: DialogProps) {
  const t = useMessages(backOfficeOrdersMessages)
  const send = useStaffSend()
  const { productId, color, name, ifMissing } = line
  const left = line.quantity - line.cancelledQuantity
  const [have, setHave] = useState(left - 1)
  const needsAnswer = ifMissing !== 'leave-out'
  return (
    <ConfirmDialog
      open
      title={t('packing.title', { name })}
      words={{
        send: t('packing.send', { count: left - have }),
        keep: t('packing.keep'),
        failed: t('order.failed'),
      }}
      check={(values) =>
        needsAnswer && !values.has('agreed') ? { general: t('packing.notAgreed') } : null
      }
      send={async () => {
        const quantity = left - have
        const body = {
          lines: [{ productId, ...(color && { color }), quantity, left }],
          reason: shortReason(t, have),
        }
        await send('adminCancelOrder', { params: { id: order.id }, body })
        return t('packing.saved', { name, count: quantity })
      }}
      onClose={onClose}
    >
      <p>{t(`packing.${ifMissing ?? 'unsaid'}`)}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="block font-semibold">{t('packing.have')}</span>
          <span className="block text-small text-soft">{t('packing.of', { count: left })}</span>
        </p>
        <Stepper quantity={have} most={left - 1} name={name} rule={fromNone} onChange={setHave} />
      </div>
      {needsAnswer && (
        <>
          <Checkbox name="agreed" label={t('packing.agreed')} />
          <AskBuyer {...{ order, line, have, onClose }} />
        </>
      )}
    </ConfirmDialog>
  )
}

type AskProps = DialogProps & { have: number }

/** In place of a call: the customer answers by a link. */
function AskBuyer({ order, line, have, onClose }: AskProps) {
  const t = useMessages(backOfficeOrdersMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const { productId, color, name } = line
  const left = line.quantity - line.cancelledQuantity
  const body = {
    productId,
    ...(color && { color }),
    left,
    missing: left - have,
    reason: shortReason(t, have),
  }
  return (
    <div className="grid justify-items-start gap-1">
      <Button
        busy={busy}
        onClick={() => {
          void act(() => send('adminAskBuyer', { params: { id: order.id }, body }), t('packing.asked', { name })) // prettier-ignore
          onClose()
        }}
      >
        {t('packing.ask')}
      </Button>
      <p className="text-small text-soft">{t('packing.askHint')}</p>
    </div>
  )
}

const shortReason = (t: Translate<typeof backOfficeOrdersMessages>, have: number) =>
  have === 0 ? t('packing.soldOut') : t('packing.reason', { count: have })

const fromNone = { minimum: 0, step: 1 }
