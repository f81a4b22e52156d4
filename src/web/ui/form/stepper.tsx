import { Minus, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { nextDown, nextUp, oneByOne, type QuantityRule } from '#shop/pricing/wholesale-terms.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Props = {
  quantity: number
  most: number
  /** product name, for screen readers */
  name: string
  /** minimum and step */
  rule?: QuantityRule
  onChange: (quantity: number) => void
  /** if given, minus at the minimum removes the line */
  onRemove?: () => void
  /** where the number can be typed */
  children?: ReactNode
}

export function Stepper({
  quantity,
  most,
  name,
  rule = oneByOne,
  onChange,
  onRemove,
  children,
}: Props) {
  const t = useMessages(siteMessages)
  const removes = quantity <= rule.minimum && onRemove !== undefined
  const down = nextDown(quantity, rule)
  const up = nextUp(quantity, rule)
  return (
    <div
      role="group"
      aria-label={t('stepper.of', { name })}
      data-none={quantity === 0 || undefined}
      className="stepper"
    >
      <button
        type="button"
        aria-label={
          removes
            ? t('stepper.remove', { name })
            : t(quantity - down > 1 ? 'stepper.lessBy' : 'stepper.less', {
                count: quantity - down,
                name,
              })
        }
        disabled={quantity <= rule.minimum && !removes}
        onClick={() => (removes ? onRemove() : onChange(down))}
      >
        {removes ? (
          <Trash2 aria-hidden className="size-4" />
        ) : (
          <Minus aria-hidden className="size-4" />
        )}
      </button>
      {children}
      <span className="money font-bold" aria-live="polite" aria-atomic>
        {t.number(quantity)}
      </span>
      <button
        type="button"
        aria-label={t(up - quantity > 1 ? 'stepper.moreBy' : 'stepper.more', {
          count: up - quantity,
          name,
        })}
        disabled={up > most}
        onClick={() => onChange(up)}
      >
        <Plus aria-hidden className="size-4" />
      </button>
    </div>
  )
}
