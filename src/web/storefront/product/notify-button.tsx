import { Bell, BellRing } from 'lucide-react'
import { t } from '../../words/t.ts'
import { useMarks } from '../favourites/use-marks.tsx'

type Props = { product: { id: string; name: string }; className: string }

/** In place of the button to buy: one letter when it is back, or none after all. */
export function NotifyButton({ product, className }: Props) {
  const { has, toggle } = useMarks().waits
  const on = has(product.id)
  const Icon = on ? BellRing : Bell
  return (
    <button
      type="button"
      data-on={on || undefined}
      className={className}
      onClick={() => void toggle(product.id)}
    >
      <Icon key={String(on)} aria-hidden className={`size-4.5 ${on ? 'animate-pop' : ''}`} />
      <span aria-hidden>{t(on ? 'waits.on' : 'waits.off')}</span>
      <span className="sr-only">{t(on ? 'waits.onFor' : 'waits.offFor', product)}</span>
    </button>
  )
}
