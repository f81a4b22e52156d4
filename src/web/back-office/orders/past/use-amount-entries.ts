import { rupees } from '#shop/money.ts'
import { backOfficeCashMessages } from '../../../messages/en/back-office/orders/cash.ts'
import { backOfficeHoldMessages } from '../../../messages/en/back-office/orders/hold.ts'
import { weighingMessages } from '../../../messages/en/back-office/orders/weighing.ts'
import { gramsMessages } from '../../../messages/en/grams.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { weightText } from '../../../messages/weight-text.ts'
import type { StaffOrder } from '../load-order.ts'

/** Of the history; `by` null: the customer. */
export type Entry = { at: string; by: string | null; title: string; reason?: string | null }

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

/** What was paid in advance, and paid back of it. */
export function usePrepaymentEntries({ prepayments }: StaffOrder): Entry[] {
  const t = useMessages(backOfficeHoldMessages, backOfficeCashMessages)
  return prepayments.map(({ kind, method, amount, slip, at, by }) => {
    const title = t(kind === 'prepaid' ? 'hold.becamePaid' : 'hold.becamePaidBack', {
      amount: t.money(rupees(amount)),
    })
    return { at, by, title: t.joined([title, t(`method.${method}`), slip]) }
  })
}
