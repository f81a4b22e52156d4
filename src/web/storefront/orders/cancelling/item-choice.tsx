import '../../cart/buying.css'
import type { ReactNode } from 'react'
import type { OrderLine } from '#shop/orders/order.ts'
import { Dotted } from '../../../ui/dotted.tsx'
import { Photo } from '../../../ui/photo.tsx'
import { Stepper } from '../../../ui/form/stepper.tsx'
import { nameOfLine } from '../../cart/name-of-line.ts'
import { tintClass } from '../../parts/use-tint.ts'

type Props = {
  line: OrderLine
  /** below its name */
  text: ReactNode
  /** at the end of the row, where there is room */
  amount?: string
  /** checkbox or radio button; null for a single item */
  control: ReactNode
  /** whether it asks for a quantity */
  asks: boolean
  howMany: string
  quantity: number
  most: number
  onQuantity: (quantity: number) => void
}

export function ItemChoice({ line, text, amount, control, asks, howMany, ...counted }: Props) {
  const { quantity, most, onQuantity } = counted
  const about = (
    <>
      <span className={`mini-picture w-16 shrink-0 ${tintClass(line.tint)}`}>
        <Photo picture={line.picture} alt="" sizes="64px" className="size-full object-contain" />
      </span>
      <span className="min-w-0">
        <span className="block leading-snug font-semibold">{line.name}</span>
        <span className="block text-small text-soft">
          <Dotted parts={[line.colourLabel, line.pack, text]} />
        </span>
      </span>
    </>
  )
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {control === null ? (
        <div className="flex grow items-center gap-3.5">{about}</div>
      ) : (
        <label className="flex min-h-11 grow items-center gap-3.5">
          {control}
          {about}
        </label>
      )}
      {asks && (
        <div className="flex items-center gap-3 max-sm:ps-8">
          <span className="text-small text-soft">{howMany}</span>
          <Stepper quantity={quantity} most={most} name={nameOfLine(line)} onChange={onQuantity} />
        </div>
      )}
      {amount && (
        <span className="money min-w-24 text-end font-semibold max-sm:hidden">{amount}</span>
      )}
    </div>
  )
}
