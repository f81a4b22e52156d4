import { X } from 'lucide-react'
import type { CartLine } from '#shop/cart/cart.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Photo } from '../../../ui/photo.tsx'
import { quickOrderMessages } from '../../../messages/en/quick-order.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { tintClass } from '../../parts/use-tint.ts'
import { LineColour } from '../line-colour.tsx'
import { Choices } from './choices.tsx'
import { Guess } from './guess.tsx'
import { LineNotes } from './line-notes.tsx'
import { QuantityInput } from './quantity-input.tsx'
import { needOf, productOf, type SheetLine, totalOf } from './sheet.ts'
import { Unknown } from './unknown.tsx'

type Props = {
  line: SheetLine
  position: number
  onQuantity: (quantity: number) => void
  onChoose: (productId: string | null) => void
  onColour: (colour: string) => void
  onConfirm: () => void
  onFind: (wanted: string) => Promise<boolean>
  onRemove: () => void
}

/** One line: a row of the table, and on a phone a small card. */
export function SheetRow({
  line,
  position,
  onQuantity,
  onChoose,
  onColour,
  onConfirm,
  onFind,
  onRemove,
}: Props) {
  const t = useMessages(quickOrderMessages)
  const product = productOf(line)
  const total = totalOf(line)
  return (
    <tr className="quick-row" data-need={needOf(line) ?? undefined}>
      <th scope="row" className="quick-asked">
        <span className="money me-2 text-soft">{position}</span>
        {line.written}
        {line.sure !== 'exact' && (
          <span className="block text-small text-soft">
            {t('sheet.readAs', { count: line.quantity, name: line.wanted })}
          </span>
        )}
      </th>
      <td className="quick-product">
        {product ? (
          <Chosen
            line={line}
            product={product}
            onChoose={onChoose}
            onColour={onColour}
            onConfirm={onConfirm}
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
  onChoose: (productId: string | null) => void
  onColour: (colour: string) => void
  onConfirm: () => void
  onTake: (quantity: number) => void
}

function Chosen({ line, product, onChoose, onColour, onConfirm, onTake }: ChosenProps) {
  const t = useMessages(quickOrderMessages)
  const isGuess = needOf(line) === 'check'
  return (
    <div className="flex items-start gap-3">
      <span className={`quick-picture ${tintClass(product.tint)}`}>
        <Photo picture={product.picture} alt="" sizes="48px" className="size-full object-contain" />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <p className="leading-snug font-semibold">
          {product.name}{' '}
          <span className="inline-block font-normal text-soft">{product.pack.text}</span>
        </p>
        <LineColour line={product} onColour={onColour} />
        {isGuess ? (
          <Guess line={line} product={product} onChoose={onChoose} onConfirm={onConfirm} />
        ) : (
          <LineNotes line={line} product={product} onTake={onTake} />
        )}
        {line.sure !== 'exact' && line.candidates.length > 1 && (
          <p className="text-small">
            <button
              type="button"
              className="inline-link thumb min-h-8"
              aria-label={t('sheet.changeOf', { name: line.wanted })}
              onClick={() => onChoose(null)}
            >
              {t('sheet.change')}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}
