import { returnsMessages } from '../../../messages/en/returns.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { ItemChoice } from '../item-choice.tsx'
import type { Returnable } from './returnable-lines.ts'

type Props = Returnable & {
  isChosen: boolean
  quantity: number
  onChoose: () => void
  onQuantity: (quantity: number) => void
}

/** One thing of the order; the chosen one asks how many of it. */
export const ReturnItem = ({ line, most, isChosen, quantity, onChoose, onQuantity }: Props) => {
  const t = useMessages(returnsMessages)
  const circle = (
    <input
      type="radio"
      name="item"
      className="size-5 shrink-0"
      checked={isChosen}
      onChange={onChoose}
    />
  )
  return (
    <ItemChoice
      line={line}
      text={t('returns.quantity', { count: most })}
      control={circle}
      asks={isChosen && most > 1}
      howMany={t('returns.howMany')}
      quantity={quantity}
      most={most}
      onQuantity={onQuantity}
    />
  )
}
