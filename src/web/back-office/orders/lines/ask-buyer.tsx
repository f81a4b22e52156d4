import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { useIsMailed } from '../../parts/mail-off.tsx'
import { useAction } from '../../parts/use-action.ts'
import { useStaffSend } from '../../send.ts'
import type { StaffOrder } from '../load-order.ts'

type Props = {
  order: StaffOrder
  name: string
  /** the line and the offered replacement */
  body: object
  onClose: () => void
}

/** Asks the customer by a link instead of a phone call. */
export function AskBuyer({ order, name, body, onClose }: Props) {
  const t = useMessages(backOfficeOrdersMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const isMailed = useIsMailed(order)
  return (
    <div className="grid justify-items-start gap-1">
      <Button
        kind="quiet"
        className="-ms-6"
        busy={busy}
        onClick={() => {
          void act(() => send('adminAskBuyer', { params: { id: order.id }, body }), t(isMailed ? 'packing.asked' : 'packing.toSend', { name })) // prettier-ignore
          onClose()
        }}
      >
        {t('packing.ask')}
      </Button>
      <p className="text-small text-soft">{t('packing.askHint')}</p>
    </div>
  )
}
