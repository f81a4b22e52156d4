import { type KeyboardEvent, useState } from 'react'
import { maxQuantity } from '#shop/pricing/wholesale-terms.ts'
import { plainDigits } from '#shop/digits.ts'
import { quickOrderMessages } from '../../../messages/en/storefront/checkout/quick-order.ts'
import { useMessages } from '../../../messages/use-messages.ts'

type Props = {
  quantity: number
  name: string
  wrong: boolean
  onChange: (quantity: number) => void
}

/** As in a spreadsheet, Enter and arrow keys move between lines. */
export function QuantityInput({ quantity, name, wrong, onChange }: Props) {
  const t = useMessages(quickOrderMessages)
  const [typed, setTyped] = useState<string | null>(null)

  function write(text: string) {
    const digits = plainDigits(text).replace(/\D/g, '').slice(0, 3)
    setTyped(digits)
    const next = Number(digits)
    if (next >= 1 && next <= maxQuantity) onChange(next)
  }

  return (
    <input
      className="input quick-quantity money"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
      aria-label={t('sheet.quantityOf', { name })}
      aria-invalid={wrong || undefined}
      value={typed ?? String(quantity)}
      onChange={({ target }) => write(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => setTyped(null)}
      onKeyDown={move}
    />
  )
}

function move(event: KeyboardEvent<HTMLInputElement>) {
  const by =
    event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (by === 0) return
  event.preventDefault()
  const all = [...document.querySelectorAll<HTMLElement>('.quick-quantity')]
  all[all.indexOf(event.currentTarget) + (event.shiftKey ? -1 : by)]?.focus()
}
