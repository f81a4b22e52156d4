import { backOfficeHoldMessages } from '../../messages/en/back-office/orders/hold.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { AskButtons } from './list/ask-buttons.tsx'
import { useAction } from '../parts/use-action.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useStaffSend } from '../send.ts'
import type { StaffOrder } from './load-order.ts'
import { RecordPrepayment } from './refunds/prepayment.tsx'

/** What an order waits for and why, with the ways to reach its customer. */
export function OrderHold({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeHoldMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const mayRelease = useAllows('order.cancel')
  const { id, hold, reference } = order
  if (hold === null) return null
  const { kind, reasons } = hold
  const { until } = order.confirmation
  const release = () =>
    act(
      async () => {
        await send('adminReleaseHold', { params: { id }, body: {} })
      },
      t('hold.released', { reference }),
    )
  return (
    <section
      aria-labelledby="hold"
      className="office-box grid gap-3 border-marigold bg-marigold-soft text-on-marigold-soft"
    >
      <div>
        <h2 id="hold" className="text-title">
          {t(`hold.${kind}`)}
        </h2>
        {mayRelease && <p>{t(`hold.${kind}Text`)}</p>}
        <ul className="mt-1 list-disc ps-5 text-small">
          {reasons.map((reason) => (
            <li key={reason}>{t(`hold.${reason}`)}</li>
          ))}
        </ul>
        {order.window && <p className="mt-1 text-small">{t('hold.moves')}</p>}
        {until !== null && (
          <p className="mt-1 text-small font-semibold">
            {t(kind === 'prepay' ? 'hold.untilPaid' : 'hold.untilConfirmed', {
              time: t.moment(Date.parse(until)),
            })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {mayRelease && kind === 'prepay' && <RecordPrepayment order={order} />}
        {mayRelease && kind !== 'prepay' && (
          <Button small kind="main" busy={busy} onClick={() => void release()}>
            {t('hold.release')}
          </Button>
        )}
        <AskButtons order={order} />
      </div>
    </section>
  )
}
