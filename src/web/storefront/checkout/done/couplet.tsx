import { coupletMessages } from '../../../messages/en/storefront/checkout/couplets.ts'
import { useMessages } from '../../../messages/use-messages.ts'

const couplets = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** Truck poetry; the same order always shows the same couplet. */
export function Couplet({ order }: { order: { id: string } }) {
  const t = useMessages(coupletMessages)
  const sum = [...order.id].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  const one = couplets[sum % couplets.length] ?? 'first'
  return (
    <blockquote className="text-center text-balance font-display text-lead leading-snug whitespace-pre-line text-link">
      {t(`couplet.${one}`)}
    </blockquote>
  )
}
