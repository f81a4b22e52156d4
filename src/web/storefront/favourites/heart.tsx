import { Heart as HeartIcon } from 'lucide-react'
import { t } from '../../words/t.ts'
import { useMarks } from './use-marks.tsx'

type Props = { product: { id: string; name: string }; className?: string }

export function Heart({ product, className = '' }: Props) {
  const { has, toggle } = useMarks().favourites
  const on = has(product.id)
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={t('favourites.heart', { name: product.name })}
      className={`heart ${className}`}
      onClick={() => void toggle(product.id)}
    >
      <HeartIcon
        key={String(on)}
        aria-hidden
        className={`size-5 ${on ? 'animate-pop fill-current' : ''}`}
      />
    </button>
  )
}
