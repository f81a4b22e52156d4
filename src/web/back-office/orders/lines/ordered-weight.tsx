import { rupees } from '#shop/money.ts'
import { weighingMessages } from '../../../messages/en/back-office/orders/weighing.ts'
import { gramsMessages } from '../../../messages/en/grams.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { weightText } from '../../../messages/weight-text.ts'
import { packedTexts } from '../../../messages/packed-texts.ts'
import { packedLineOf } from '#wire/weight.ts'
import type { StaffOrder } from '../load-order.ts'
import { leftOf, type OrderLine } from './use-ticks.ts'

/** What was weighed of a line, or about what it weighs and the most that it may cost. */
export function OrderedWeight({ line }: { line: OrderLine }) {
  const t = useMessages(weighingMessages, gramsMessages)
  const { weight } = line
  if (weight === null || leftOf(line) === 0) return null
  const packed = packedLineOf(line)
  if (packed !== null)
    return (
      <span className="block text-small font-semibold text-leaf-ink">
        {t('weighing.packed', packedTexts(t, leftOf(line), packed))}
      </span>
    )
  return (
    <span className="block text-small">
      {t('weighing.about', {
        weight: weightText(t, weight.unitGrams * leftOf(line)),
        most: t.money(rupees(weight.atMost)),
      })}
    </span>
  )
}

/** The most that the order may cost while something is not weighed. */
export function TotalMost({ order }: { order: StaffOrder }) {
  const t = useMessages(weighingMessages, gramsMessages)
  const open = order.lines.filter(({ weight }) => weight !== null && weight.packed === null)
  const more = open.reduce((all, { weight, amount }) => all + (weight?.atMost ?? 0) - amount, 0)
  if (more <= 0 || order.status === 'cancelled') return null
  return (
    <p className="text-end text-small text-soft">
      {t('weighing.totalMost', { most: t.money(rupees(order.total + more)) })}
    </p>
  )
}
