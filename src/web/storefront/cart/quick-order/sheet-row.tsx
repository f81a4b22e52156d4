import { X } from 'lucide-react'
import type { CartLine } from '#shop/cart/cart.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Photo } from '../../../ui/photo.tsx'
import { quickOrderMessages } from '../../../messages/en/storefront/checkout/quick-order.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { tintClass } from '../../parts/use-tint.ts'
import { LineColour } from '../line-colour.tsx'
import { Guess } from './guess.tsx'
import { QuantityInput } from './quantity-input.tsx'
import { needOf, productOf, type SheetLine, totalOf } from './sheet.ts'
import { Unknown } from './unknown.tsx'
import { maxQuantityWithin, oneByOne } from '#shop/pricing/wholesale-terms.ts'
import { FieldError } from '../../../ui/form/field.tsx'
import { NextBreak, OffRule } from '../../wholesale/for-wholesale.tsx'
import type { Translate } from '../../../messages/messages-in.ts'

type ChoicesProps = { line: SheetLine; onChoose: (productId: string) => void }

/** Up to three candidates as buttons, for one press or key. */
const Choices = ({ line, onChoose }: ChoicesProps) => {
  const t = useMessages(quickOrderMessages)
  const question = t(line.candidates.length === 1 ? 'sheet.isIt' : 'sheet.which', {
    name: line.wanted,
  })
  return (
    <div role="group" aria-label={question} className="grid gap-2">
      <p className="text-small font-semibold">{question}</p>
      <ul className="grid gap-1.5">
        {line.candidates.map((candidate) => (
          <li key={candidate.productId}>
            <button
              type="button"
              className="quick-choice"
              onClick={() => onChoose(candidate.productId)}
            >
              <span className="min-w-0 grow text-start">
                {candidate.name}{' '}
                <span className="inline-block text-soft">{packOf(candidate, t)}</span>
              </span>
              <span className="money text-small font-bold">{t.money(candidate.price.now)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const packOf = (
  { pack, stock }: Pick<CartLine, 'pack' | 'stock'>,
  t: Translate<typeof quickOrderMessages>,
) => [pack.text, stock === 0 ? t('sheet.soldOutShort') : ''].filter(Boolean).join(' · ')

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

/** A table row; on phones a small card. */
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
        <span className="money me-2 text-soft">{t.figure(position)}</span>
        {line.written}
        {line.sure !== 'exact' && (
          <span className="block text-small text-soft">
            {t('sheet.readAs', { count: line.quantity, name: product?.pack.text || line.wanted })}
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
          <p className="flex flex-wrap items-center gap-x-2 text-small">
            {!isGuess && <span className="text-soft">{t('sheet.chosen')}</span>}
            <button
              type="button"
              className="inline-link min-h-11"
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

type LineNotesProps = { line: SheetLine; product: CartLine; onTake: (quantity: number) => void }

function LineNotes({ line, product, onTake }: LineNotesProps) {
  const t = useMessages(quickOrderMessages)
  const { stock } = product
  if (stock === 0) return <FieldError message={t('sheet.soldOut')} />
  if (line.doubt !== null) return <FieldError message={t(`sheet.${line.doubt}`)} />
  if (needOf(line) === 'off-rule') return <OffRule line={product} onQuantity={onTake} />
  if (stock === null || stock >= line.quantity)
    return product.wholesale && <NextBreak line={product} onQuantity={onTake} />
  const take = maxQuantityWithin(stock, product.wholesale ?? oneByOne)
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
