import { leftOfLine, type OrderLine } from '#shop/orders/order.ts'
import { cancelMessages } from '../../../messages/en/storefront/checkout/cancel.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { ItemChoice } from './item-choice.tsx'

type Props = {
  line: OrderLine
  quantity: number
  only: boolean
  onChange: (quantity: number) => void
}

/** An item with a checkbox (unless it is the only one) and a quantity. */
export function CancelItem({ line, quantity, only, onChange }: Props) {
  const t = useMessages(cancelMessages)
  const { quantity: left, amount } = leftOfLine(line)
  const tick = (
    <input
      type="checkbox"
      className="size-5 shrink-0"
      checked={quantity > 0}
      onChange={({ target }) => onChange(target.checked ? left : 0)}
    />
  )
  const text = (
    <>
      {t('cancel.quantity', { count: left })}
      <span className="sm:hidden">
        {' · '}
        <span className="money">{t.money(amount)}</span>
      </span>
    </>
  )
  return (
    <ItemChoice
      line={line}
      text={text}
      amount={t.money(amount)}
      control={only ? null : tick}
      asks={quantity > 0 && left > 1}
      howMany={t('cancel.howMany')}
      quantity={quantity}
      most={left}
      onQuantity={onChange}
    />
  )
}
