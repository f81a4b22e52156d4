import { X } from 'lucide-react'
import type { CartLine } from '#shop/cart/cart.ts'
import { mostWithin, oneByOne } from '#shop/pricing/wholesale-terms.ts'
import { FieldError } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Photo } from '../../../ui/photo.tsx'
import { quickOrderMessages } from '../../../messages/en/quick-order.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { tintClass } from '../../parts/use-tint.ts'
import { NextBreak, OffRule } from '../../wholesale/for-wholesale.tsx'
import { Choices } from './choices.tsx'
import { QuantityInput } from './quantity-input.tsx'
import { needOf, productOf, type SheetLine, totalOf } from './sheet.ts'
import { Unknown } from './unknown.tsx'

type Props = {
  line: SheetLine
  place: number
  onQuantity: (quantity: number) => void
  onChoose: (productId: string | null) => void
  onFind: (wanted: string) => Promise<boolean>
  onRemove: () => void
}

/** One line: a row of the table, and on a phone a small card. */
export function SheetRow({ line, place, onQuantity, onChoose, onFind, onRemove }: Props) {
  const t = useMessages(quickOrderMessages)
  const product = productOf(line)
  const total = totalOf(line)
  return (
    <tr className="quick-row" data-need={needOf(line) ?? undefined}>
      <th scope="row" className="quick-asked">
        <span className="money me-2 text-soft">{place}</span>
        {line.wanted}
      </th>
      <td className="quick-product">
        {product ? (
          <Chosen
            line={line}
            product={product}
            onChange={() => onChoose(null)}
            onTake={onQuantity}
          />
        ) : line.candidates.length > 0 ? (
          <Choices line={line} onChoose={onChoose} />
        ) : (
          <Unknown key={line.wanted} wanted={line.wanted} onFind={onFind} />
        )}
      </td>
      <td className="quick-price money">{product && t.money(product.price.now)}</td>
      <td className="quick-count">
        <QuantityInput
          quantity={line.quantity}
          name={product?.name ?? line.wanted}
          wrong={line.doubt !== null}
          onChange={onQuantity}
        />
      </td>
      <td className="quick-total money font-bold">{total === null ? '–' : t.money(total)}</td>
      <td className="quick-remove">
        <IconButton
          label={t('sheet.removeOf', { name: line.wanted })}
          icon={<X aria-hidden className="size-5" />}
          onClick={onRemove}
        />
      </td>
    </tr>
  )
}

type ChosenProps = {
  line: SheetLine
  product: CartLine
  onChange: () => void
  onTake: (quantity: number) => void
}

function Chosen({ line, product, onChange, onTake }: ChosenProps) {
  const t = useMessages(quickOrderMessages)
  return (
    <div className="flex items-start gap-3">
      <span className={`quick-picture ${tintClass(product.tint)}`}>
        <Photo picture={product.picture} alt="" sizes="48px" className="size-full object-contain" />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <p className="leading-snug font-semibold">
          {product.name}{' '}
          <span className="font-normal whitespace-nowrap text-soft">{product.pack.text}</span>
        </p>
        <Notes line={line} product={product} onTake={onTake} />
        {line.sure !== 'exact' && (
          <p className="text-small text-soft">
            {t('sheet.likely', { name: line.wanted })}
            {line.candidates.length > 1 && (
              <button
                type="button"
                className="inline-link ms-2 min-h-8"
                aria-label={t('sheet.changeOf', { name: line.wanted })}
                onClick={onChange}
              >
                {t('sheet.change')}
              </button>
            )}
          </p>
        )}
      </div>
    </div>
  )
}

function Notes({ line, product, onTake }: Omit<ChosenProps, 'onChange'>) {
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
        className="inline-link min-h-8 text-small"
        aria-label={t('sheet.takeOf', { count: take, name: product.name })}
        onClick={() => onTake(take)}
      >
        {t('sheet.take', { count: take })}
      </button>
    </div>
  )
}
