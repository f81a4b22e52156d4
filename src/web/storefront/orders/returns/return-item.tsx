import '../../cart/buying.css'
import { Photo } from '../../../ui/photo.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { returnsMessages } from '../../../messages/en/returns.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { tintClass } from '../../parts/use-tint.ts'
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
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <label className="flex min-h-11 items-center gap-3.5">
        <input
          type="radio"
          name="item"
          className="size-5 shrink-0"
          checked={isChosen}
          onChange={onChoose}
        />
        <span className={`mini-picture w-16 shrink-0 ${tintClass(line.tint)}`}>
          <Photo picture={line.picture} alt="" sizes="64px" className="size-full object-contain" />
        </span>
        <span className="min-w-0">
          <span className="block leading-snug font-semibold">{line.name}</span>
          <span className="block text-small text-soft">
            {t('returns.quantity', { count: most })}
          </span>
        </span>
      </label>
      {isChosen && most > 1 && (
        <div className="flex items-center gap-3 max-sm:ps-8">
          <span className="text-small text-soft">{t('returns.howMany')}</span>
          <Stepper quantity={quantity} most={most} name={line.name} onChange={onQuantity} />
        </div>
      )}
    </div>
  )
}
