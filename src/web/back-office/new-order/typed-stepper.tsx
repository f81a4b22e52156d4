import { Minus, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { plainDigits } from '#shop/digits.ts'
import { backOfficeNewOrderMessages } from '../../messages/en/back-office/orders/new-order.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Props = {
  quantity: number
  most: number
  /** product name, for screen readers */
  name: string
  onChange: (quantity: number) => void
  onRemove: () => void
}

/** A stepper whose quantity is a field, for many pieces of one product. */
export function TypedStepper({ quantity, most, name, onChange, onRemove }: Props) {
  const t = useMessages(siteMessages, backOfficeNewOrderMessages)
  /** null: nothing is typed */
  const [typed, setTyped] = useState<string | null>(null)
  // Not with each digit: a code that is scanned into the field is no quantity.
  const take = () => {
    const count = Number(plainDigits(typed ?? ''))
    if (Number.isInteger(count) && count > 0 && count <= most) onChange(count)
    setTyped(null)
  }
  return (
    <div role="group" aria-label={t('stepper.of', { name })} className="stepper">
      {quantity <= 1 ? (
        <button type="button" aria-label={t('stepper.remove', { name })} onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" />
        </button>
      ) : (
        <button
          type="button"
          aria-label={t('stepper.less', { name })}
          onClick={() => onChange(quantity - 1)}
        >
          <Minus aria-hidden className="size-4" />
        </button>
      )}
      <input
        aria-label={t('goods.count', { name })}
        inputMode="numeric"
        autoComplete="off"
        className="money w-11 bg-transparent text-center font-bold"
        value={typed ?? t.number(quantity)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Not an order yet: the next product comes first.
          event.preventDefault()
          take()
          event.currentTarget.form?.querySelector<HTMLInputElement>('input[name=product]')?.focus()
        }}
      />
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
