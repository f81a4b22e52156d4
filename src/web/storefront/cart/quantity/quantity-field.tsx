import { useState } from 'react'
import type { QuantityRule } from '#shop/pricing/wholesale-terms.ts'
import { siteMessages } from '../../../messages/en/site.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { typedQuantity } from './typed-quantity.ts'

type Props = {
  quantity: number
  most: number
  name: string
  rule: QuantityRule
  onChange: (quantity: number) => void
}

/** The number of a stepper, as a field: saved by Enter, or when it loses the focus; Escape gives it up. */
export function QuantityField({ quantity, most, name, rule, onChange }: Props) {
  const t = useMessages(siteMessages)
  const [typed, setTyped] = useState<string | null>(null)

  function save() {
    const next = typed === null ? null : typedQuantity(typed, most, rule)
    setTyped(null)
    if (next !== null && next !== quantity) onChange(next)
  }

  return (
    <input
      className="quantity-field money bg-transparent p-0 text-center text-base font-bold"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={4}
      aria-label={t('stepper.of', { name })}
      value={typed ?? t.number(quantity)}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save()
        if (event.key !== 'Escape' || typed === null) return
        // In the cart's sheet, Escape would close it.
        event.preventDefault()
        event.stopPropagation()
        setTyped(null)
      }}
    />
  )
}
