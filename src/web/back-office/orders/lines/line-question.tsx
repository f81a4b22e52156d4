import { MessageCircle } from 'lucide-react'
import { rupees } from '#shop/money.ts'
import { phoneKey, whatsappLink } from '#shop/accounts/contacts/phone.ts'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import { weighingMessages } from '../../../messages/en/back-office/orders/weighing.ts'
import { gramsMessages } from '../../../messages/en/grams.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { weightText } from '../../../messages/weight-text.ts'
import { questionPath } from '../../../app/question-path.ts'
import { CopyLink } from '../../parts/copy-button.tsx'
import { useIsMailed } from '../../parts/mail-off.tsx'
import { Reach } from '../../parts/reach.tsx'
import type { StaffOrder } from '../load-order.ts'
import { useOrigin } from '../../parts/use-origin.ts'
import { withLink } from '../../parts/with-link.ts'
import { costAt } from './weigh-line.tsx'

type Question = StaffOrder['questions'][number]

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
  const { answer, token, offer } = question
  return (
    <div className="grid basis-full gap-1 rounded-small md:order-last bg-marigold-soft px-3 py-2 text-on-marigold-soft">
      <p className="text-small font-semibold">
        <State order={order} question={question} />
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
      {token !== null && <SendLink phone={order.contact.phone} question={question} token={token} />}
    </div>
  )
}

/** Texts for what the customer is asked about a line's weight; null: something is missing. */
function useWeightAsked(order: StaffOrder, { line: index, grams }: Question) {
  const t = useMessages(gramsMessages)
  const line = order.lines[index]
  const cost = line && grams !== null ? costAt(order, line, grams) : null
  return (
    grams !== null &&
    cost !== null && {
      weight: weightText(t, grams),
      amount: t.money(cost.amount),
      most: t.money(cost.most),
    }
  )
}

function State({ order, question }: { order: StaffOrder; question: Question }) {
  const t = useMessages(backOfficeOrdersMessages, weighingMessages)
  const weight = useWeightAsked(order, question)
  const isMailed = useIsMailed(order)
  const { answer, missing } = question
  if (weight && answer === null)
    return t(isMailed ? 'weighing.waiting' : 'weighing.sendAndWait', weight)
  if (weight && answer === 'agree') return t('weighing.agreed', weight)
  if (weight && answer === 'less') return t('weighing.bringLess', weight)
  if (answer === null)
    return t(isMailed ? 'packing.waiting' : 'packing.sendAndWait', { count: missing })
  return answer === 'agree' || answer === 'less' ? null : t(answers[answer])
}

type SendProps = { phone: string; question: Question; token: string }

function SendLink({ phone: written, question, token }: SendProps) {
  const t = useMessages(backOfficeOrdersMessages)
  const origin = useOrigin()
  const phone = phoneKey(written)
  const link = origin + questionPath({ token })
  return (
    <div className="flex flex-wrap gap-2">
      {phone && (
        <Reach
          to={whatsappLink(phone, withLink(question.text, link))}
          icon={<MessageCircle aria-hidden className="size-5" />}
        >
          {t('packing.whatsapp')}
        </Reach>
      )}
      <CopyLink link={link} small />
    </div>
  )
}
