import type { CartLine } from '#shop/cart/cart.ts'
import { mostWithin, oneByOne } from '#shop/pricing/wholesale-terms.ts'
import { quickOrderMessages } from '../../../messages/en/quick-order.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { FieldError } from '../../../ui/field.tsx'
import { NextBreak, OffRule } from '../../wholesale/for-wholesale.tsx'
import { needOf, type SheetLine } from './sheet.ts'

type Props = { line: SheetLine; product: CartLine; onTake: (quantity: number) => void }

/** What is to be said of a chosen product and its quantity. */
export function LineNotes({ line, product, onTake }: Props) {
  const t = useMessages(quickOrderMessages)
  const { stock } = product
  if (stock === 0) return <FieldError message={t('sheet.soldOut')} />
  if (line.doubt !== null) return <FieldError message={t(`sheet.${line.doubt}`)} />
  if (needOf(line) === 'off-rule') return <OffRule line={product} onQuantity={onTake} />
  if (stock === null || stock >= line.quantity)
    return product.wholesale && <NextBreak line={product} onQuantity={onTake} />
  const take = mostWithin(stock, product.wholesale ?? oneByOne)
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <FieldError message={t('sheet.left', { count: stock })} />
      <button
        type="button"
        className="inline-link thumb min-h-8 text-small"
        aria-label={t('sheet.takeOf', { count: take, name: product.name })}
        onClick={() => onTake(take)}
      >
        {t('sheet.take', { count: take })}
      </button>
    </div>
  )
}
