import { orderAllows } from '#shop/order-states.ts'
import { weighingMessages } from '../../../messages/en/back-office/orders/weighing.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { useIsMailed } from '../../parts/mail-off.tsx'
import { useAction } from '../../parts/use-action.ts'
import { useAllows } from '../../parts/use-allows.ts'
import { useStaffSend } from '../../send.ts'
import type { StaffOrder } from '../load-order.ts'
import { leftOf, type OrderLine } from './use-ticks.ts'

type Props = { order: StaffOrder; line: OrderLine; grams: number }

/** Asks the customer whether they take a weight above the most; the answer comes by a link. */
export function AskAboutWeight({ order, line, grams }: Props) {
  const t = useMessages(weighingMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const isMailed = useIsMailed(order)
  const mayAsk = useAllows('order.cancel') && orderAllows(order, 'cancel')
  if (!mayAsk) return null
  const left = leftOf(line)
  const ask = () =>
    act(
      () =>
        send('adminAskBuyer', {
          params: { id: order.id },
          body: {
            productId: line.productId,
            ...(line.color !== undefined && { color: line.color }),
            left,
            missing: left,
            grams,
            reason: t('weighing.tooHeavy'),
          },
        }),
      t(isMailed ? 'weighing.asked' : 'weighing.toSend', { name: line.name }),
    )
  return (
    <Button busy={busy} onClick={() => void ask()}>
      {t('weighing.ask')}
    </Button>
  )
}
