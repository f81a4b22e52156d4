import './buying.css'
import { Trash2 } from 'lucide-react'
import { amountOfLine, type CartLine as Line, keyOf, quantityOf } from '#shop/cart/cart.ts'
import { maxQuantityOf } from '#shop/catalogue/product.ts'
import { isOffer } from '#shop/pricing/price-tag.ts'
import { maxQuantityWithin, oneByOne } from '#shop/pricing/wholesale-terms.ts'
import { Button } from '../../ui/button.tsx'
import { Dotted } from '../../ui/dotted.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'
import { cartMessages } from '../../messages/en/storefront/checkout/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { changeOf, usePricesSeen } from './store/prices-seen.ts'
import { detailsOf } from '../parts/details-of.ts'
import { MultiBuyNote } from '../parts/multi-buy-note.tsx'
import { NextBreak, OffRule } from '../wholesale/for-wholesale.tsx'
import { hitchIn } from './store/recalculated-cart.ts'
import { Later, laterPart } from '../parts/later.tsx'
import { pricePer } from './quantity/price-per.ts'
import { LineName, LinePicture } from './line-head.tsx'
import { LineColour } from './line-colour.tsx'

type Props = {
  line: Line
  /** the whole cart */
  lines: readonly Line[]
  onQuantity: (quantity: number) => void
  onColour: (colour: string) => void
  onRemove: () => void
}

const loadField = async () => (await import('./quantity/quantity-field.tsx')).QuantityField
const quantityField = laterPart(loadField, import.meta.env.SSR ? await loadField() : null)

export function CartLine({ line, lines, onQuantity, onColour, onRemove }: Props) {
  const t = useMessages(cartMessages)
  const name = detailsOf(line.name, line.colourLabel)
  const hitch = hitchIn(line, lines)
  const together = { ...line, quantity: quantityOf(lines, line.productId) }
  const others = together.quantity - line.quantity
  const onTogether = (quantity: number) => onQuantity(quantity - others)
  const amount = {
    quantity: line.quantity,
    most: maxQuantityOf(line) - others,
    name,
    rule: others > 0 ? oneByOne : (line.wholesale ?? oneByOne),
    onChange: onQuantity,
  }
  return (
    <li className="line" data-line={keyOf(line)} data-hitch={hitch ?? undefined}>
      <LinePicture line={line} />
      <div className="line-words">
        <LineName line={line} />
        <p className="text-small text-soft">
          <Dotted parts={[line.pack.text, <Each key="each" line={line} />]} />
        </p>
        <MultiBuyNote line={{ ...line, price: line.price.now }} />
        <LineColour line={line} onColour={onColour} />
        <PriceChange line={line} />
        {hitch === 'off-rule' && <OffRule line={together} onQuantity={onTogether} />}
        {(hitch === 'sold-out' || hitch === 'short') && (
          <Shortage line={line} onQuantity={onTogether} />
        )}
        {hitch === null && line.wholesale && <NextBreak line={together} onQuantity={onTogether} />}
      </div>
      <IconButton
        label={t('cart.removeOf', { name })}
        icon={<Trash2 aria-hidden className="size-5" />}
        className="line-remove"
        onClick={onRemove}
      />
      <div className="line-foot">
        {hitch === 'sold-out' ? (
          <Button small onClick={onRemove}>
            {t('cart.remove')}
          </Button>
        ) : (
          <Stepper {...amount}>
            <Later part={quantityField} props={amount} className="contents" />
          </Stepper>
        )}
        <p className="money text-lead font-bold">{t.money(amountOfLine(line))}</p>
      </div>
    </li>
  )
}

function Each({ line: { price, pack } }: Pick<Props, 'line'>) {
  const t = useMessages(cartMessages)
  return (
    <>
      <span className="money">{t(`cart.${pricePer(pack)}`, { price: t.money(price.now) })}</span>{' '}
      {price.was !== null && isOffer(price) && <s className="money">{t.money(price.was)}</s>}
    </>
  )
}

function PriceChange({ line }: Pick<Props, 'line'>) {
  const t = useMessages(cartMessages)
  const change = changeOf(usePricesSeen(), line)
  if (change === null) return null
  return (
    <p className="my-1 rounded-small bg-marigold-soft px-3 py-2 text-small text-on-marigold-soft">
      {t('cart.changed', { was: t.money(change.was), now: t.money(change.now) })}
    </p>
  )
}

function Shortage({ line, onQuantity }: Pick<Props, 'line' | 'onQuantity'>) {
  const t = useMessages(cartMessages)
  const left = line.stock ?? 0
  if (left === 0) return <FieldError message={t('cart.soldOut')} />
  const take = maxQuantityWithin(left, line.wholesale ?? oneByOne)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <FieldError message={t('cart.left', { count: left })} />
      {take > 0 && (
        <button
          type="button"
          className="inline-link min-h-11 text-small"
          aria-label={t('cart.takeLeftOf', {
            count: take,
            name: detailsOf(line.name, line.colourLabel),
          })}
          onClick={() => onQuantity(take)}
        >
          {t('cart.takeLeft', { count: take })}
        </button>
      )}
    </div>
  )
}
