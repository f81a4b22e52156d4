import { rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { backOfficeInboxMessages } from '../../messages/en/back-office/orders/inbox.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Return = Answer<'adminReturns'>['data'][number]
type RefundProps = { refund: NonNullable<Return['refund']>; isAsked: boolean }

/** What is paid back and taken, or would be by accepting. */
export function RefundText({ refund: { cash, pointsBack, pointsTaken }, isAsked }: RefundProps) {
  const t = useMessages(backOfficeInboxMessages)
  const amount = t.money(rupees(cash))
  if (!isAsked)
    return [
      t('returns.payBack', { cash: amount }),
      pointsBack > 0 && t('returns.pointsBack', { count: pointsBack }),
      pointsTaken > 0 && t('returns.pointsTaken', { count: pointsTaken }),
    ]
      .filter(Boolean)
      .join(' ')
  const what = t.joined([
    t('returns.refund', { cash: amount }),
    pointsBack > 0 && t('returns.givePoints', { count: pointsBack }),
    pointsTaken > 0 && t('returns.takePoints', { count: pointsTaken }),
  ])
  return t('returns.ifAccepted', { what })
}
