import { rupees } from '#shop/money.ts'
import { backOfficeCashMessages } from '../../../messages/en/back-office/orders/cash.ts'
import { backOfficeHoldMessages } from '../../../messages/en/back-office/orders/hold.ts'
import { shortPaymentMessages } from '../../../messages/en/back-office/orders/short-payment.ts'
import { weighingMessages } from '../../../messages/en/back-office/orders/weighing.ts'
import { gramsMessages } from '../../../messages/en/grams.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { weightText } from '../../../messages/weight-text.ts'
import type { StaffOrder } from '../load-order.ts'

/** Of the history; `by` null: the customer. `takeBack`: a payment that can be taken back. */
export type Entry = {
  at: string
  by: string | null
  title: string
  reason?: string | null
  takeBack?: StaffOrder['prepayments'][number]
}

const answers = { agree: 'weighing.tookIt', less: 'weighing.wantedLess', 'leave-out': 'weighing.leftOut' } as const // prettier-ignore

/** What was weighed, and what the customer answered about a weight above the most. */
export function useWeighingEntries({ weighings, questions, lines }: StaffOrder): Entry[] {
  const t = useMessages(weighingMessages, gramsMessages)
  const nameOf = (line: number) => lines[line]?.name ?? ''
  const weighed = weighings.map(({ line, grams, amount, at, by }) => {
    const params = {
      name: nameOf(line),
      weight: weightText(t, grams),
      amount: t.money(rupees(amount)),
    }
    return { at, by, title: t('weighing.became', params) }
  })
  const answered = questions.flatMap(({ line, grams, answer, answeredAt: at }) => {
    const isAnswer = answer === 'agree' || answer === 'less' || answer === 'leave-out'
    if (grams === null || at === null || !isAnswer) return []
    const params = { name: nameOf(line), weight: weightText(t, grams) }
    return { at, by: null, title: t(answers[answer], params) }
  })
  return [...weighed, ...answered]
}

/** What was paid in advance and paid back of it, and what was paid later or written off. */
export function usePaymentEntries({ prepayments, settlements }: StaffOrder): Entry[] {
  const t = useMessages(backOfficeHoldMessages, backOfficeCashMessages, shortPaymentMessages)
  return [...prepayments, ...settlements].map((payment) => {
    const { kind, method, at, by, slip, reason, takesBack, canTakeBack } = payment
    const what = t(becamePayment[kind], { amount: t.money(rupees(payment.amount)) })
    if (takesBack) return { at, by, title: t('short.becameBack', { what }), reason }
    const takeBack = canTakeBack && { takeBack: payment }
    const how = method === 'none' ? [] : [t(`method.${method}`), slip]
    return { at, by, title: t.joined([what, ...how]), reason, ...takeBack }
  })
}

const becamePayment = {
  prepaid: 'hold.becamePaid',
  'paid-back': 'hold.becamePaidBack',
  'paid-later': 'short.becamePaid',
  'written-off': 'short.becameWaived',
} as const
