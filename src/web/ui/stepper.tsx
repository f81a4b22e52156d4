import { Minus, Plus, Trash2 } from 'lucide-react'
import { t } from '../words/t.ts'

type Props = {
  quantity: number
  most: number
  /** whose quantity it is, for screen readers */
  name: string
  onChange: (quantity: number) => void
  /** given: the minus at 1 takes it out altogether */
  onRemove?: () => void
  large?: boolean
}

/** − 2 + */
export function Stepper({ quantity, most, name, onChange, onRemove, large = false }: Props) {
  const removes = quantity <= 1 && onRemove !== undefined
  return (
    <div
      role="group"
      aria-label={t('stepper.of', { name })}
      className={`stepper ${large ? 'stepper-large' : ''}`}
    >
      <button
        type="button"
        aria-label={removes ? t('stepper.remove', { name }) : t('stepper.less', { name })}
        disabled={quantity <= 1 && !removes}
        onClick={() => (removes ? onRemove() : onChange(quantity - 1))}
      >
        {removes ? (
          <Trash2 aria-hidden className="size-4" />
        ) : (
          <Minus aria-hidden className="size-4" />
        )}
      </button>
      <span className="money font-bold" aria-live="polite" aria-atomic>
        {quantity}
      </span>
      <button
        type="button"
        aria-label={t('stepper.more', { name })}
        disabled={quantity >= most}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus aria-hidden className="size-4" />
      </button>
    </div>
  )
}
