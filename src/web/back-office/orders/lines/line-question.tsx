import { MessageCircle } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { rupees } from '#shop/money.ts'
import { phoneKey, whatsappLink } from '#shop/accounts/contacts/phone.ts'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { questionPath } from '../../../app/question-path.ts'
import { Reach } from '../../parts/reach.tsx'
import type { StaffOrder } from '../load-order.ts'

const answers = {
  replace: 'packing.tookOffer',
  'take-rest': 'packing.tookRest',
  'leave-out': 'packing.leftOut',
} as const

/** The last question to the customer about a line, and the answer. */
export function LineQuestion({ order, index }: { order: StaffOrder; index: number }) {
  const t = useMessages(backOfficeOrdersMessages)
  const question = order.questions.findLast(({ line }) => line === index)
  if (question === undefined || question.state === 'over') return null
  const { answer, token, missing, offer } = question
  return (
    <div className="grid basis-full gap-1 rounded-small md:order-last bg-marigold-soft px-3 py-2 text-on-marigold-soft">
      <p className="text-small font-semibold">
        {answer === null ? t('packing.waiting', { count: missing }) : t(answers[answer])}
      </p>
      {answer === null && offer !== null && (
        <p className="text-small">
          {t('packing.offered', {
            count: offer.quantity,
            name: offer.name,
            amount: t.money(rupees(offer.amount)),
          })}
        </p>
      )}
      {token !== null && (
        <SendLink order={order} name={order.lines[index]?.name ?? ''} token={token} />
      )}
    </div>
  )
}

type SendProps = { order: StaffOrder; name: string; token: string }

function SendLink({ order: { contact, reference }, name, token }: SendProps) {
  const t = useMessages(backOfficeOrdersMessages)
  // Only the browser knows under which address the shop is reached.
  const origin = useSyncExternalStore(
    () => () => {},
    () => location.origin,
    () => '',
  )
  const phone = phoneKey(contact.phone)
  if (phone === null || phone === undefined) return null
  const text = t('packing.message', { reference, name, link: origin + questionPath({ token }) })
  return (
    <Reach to={whatsappLink(phone, text)} icon={<MessageCircle aria-hidden className="size-5" />}>
      {t('packing.whatsapp')}
    </Reach>
  )
}
