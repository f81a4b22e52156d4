import type { OrderEmail } from '#shop/notifications/order-facts.ts'
import { weightText } from '#web/messages/weight-text.ts'
import { greeting, type Pen, type Written } from './email-text.ts'
import { goods } from './order-emails.ts'

const weighs = ({ grams, amount, most }: NonNullable<OrderEmail['heavy']>, { t }: Pen) =>
  t('short.weighs', {
    weight: weightText(t, grams),
    amount: t.money(amount),
    most: t.money(most),
  })

/** Asks the customer what to do about a short line, or one that is heavier than agreed. */
export const orderShort = (order: OrderEmail, token: string, pen: Pen): Written => {
  const { t, links } = pen
  const { reference, lines, missing = 0, offer, heavy } = order
  const { name = '', quantity = 0 } = lines[0] ?? {}
  const there = quantity - missing
  const asks = there > 0 ? t('short.some', { quantity, there }) : t('short.none', { quantity })
  return {
    subject: t(heavy ? 'short.heavySubject' : 'short.subject', { reference, name }),
    heading: t(heavy ? 'short.heavyHeading' : 'short.heading', { name }),
    blocks: [
      greeting(order.name, pen),
      { says: heavy ? weighs(heavy, pen) : asks },
      ...(offer ? [{ says: t('short.offer') }, goods({ lines: [offer] }, pen)] : []),
      { label: t('short.answer'), link: links.orderQuestion(token) },
      { says: t('short.otherwise') },
    ],
  }
}
