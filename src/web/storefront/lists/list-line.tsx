import { Trash2, TrendingDown, TrendingUp } from 'lucide-react'
import { amountOfLine, keyOf } from '#shop/cart/cart.ts'
import { maxQuantityOf } from '#shop/catalogue/product.ts'
import { maxQuantity, oneByOne } from '#shop/pricing/wholesale-terms.ts'
import { priceChangeOf, type RationLine } from '#shop/ration-lists/ration-list.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { listsMessages } from '../../messages/en/storefront/account/lists.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dotted } from '../../ui/dotted.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LineName, LinePicture } from '../cart/line-head.tsx'
import { pricePer } from '../cart/quantity/price-per.ts'
import { LineColour } from '../cart/line-colour.tsx'
import { detailsOf } from '../parts/details-of.ts'
import { nameOfLine } from '../cart/name-of-line.ts'
import { MultiBuyNote } from '../parts/multi-buy-note.tsx'

type Props = {
  line: RationLine
  onQuantity: (quantity: number) => void
  onColour: (colour: string) => void
  onRemove: () => void
  /** takes the similar product in place of this one */
  onInstead: () => void
}

export function ListLine({ line, onQuantity, onColour, onRemove, onInstead }: Props) {
  const t = useMessages(listsMessages)
  const name = detailsOf(line.name, line.colourLabel)
  const left = maxQuantityOf(line)
  return (
    <li className="line" data-line={keyOf(line)} data-hitch={left === 0 ? 'sold-out' : undefined}>
      <LinePicture line={line} />
      <div className="line-words">
        <LineName line={line} />
        <p className="text-small text-soft">
          <Dotted
            parts={[
              line.pack.text,
              t(`list.${pricePer(line.pack)}`, { price: t.money(line.price.now) }),
            ]}
          />
        </p>
        <MultiBuyNote line={{ ...line, price: line.price.now }} />
        <LineColour line={line} onColour={onColour} />
        {left > 0 && <PriceChange line={line} />}
        {left < line.quantity && (
          <p>
            <Badge tone="bad">
              {left === 0 ? t('list.soldOut') : t('list.left', { count: left })}
            </Badge>
          </p>
        )}
        {left === 0 && line.instead && <Instead line={line} onInstead={onInstead} />}
      </div>
      <IconButton
        label={t('list.removeOf', { name })}
        icon={<Trash2 aria-hidden className="size-5" />}
        className="line-remove"
        onClick={onRemove}
      />
      <div className="line-foot">
        <Stepper
          quantity={line.quantity}
          most={maxQuantity}
          name={name}
          rule={line.wholesale ?? oneByOne}
          onChange={onQuantity}
        />
        <p className="money text-lead font-bold">{left > 0 && t.money(amountOfLine(line))}</p>
      </div>
    </li>
  )
}

function PriceChange({ line }: Pick<Props, 'line'>) {
  const t = useMessages(listsMessages)
  const change = priceChangeOf(line)
  if (change === null) return null
  const prices = { was: t.money(change.was), now: t.money(change.now) }
  return (
    <p>
      <Badge
        tone={change.isUp ? 'loud' : 'good'}
        icon={
          change.isUp ? (
            <TrendingUp aria-hidden className="size-4" />
          ) : (
            <TrendingDown aria-hidden className="size-4" />
          )
        }
      >
        {t(change.isUp ? 'list.priceUp' : 'list.priceDown', prices)}
      </Badge>
    </p>
  )
}

function Instead({ line: { name, instead }, onInstead }: Pick<Props, 'line' | 'onInstead'>) {
  const t = useMessages(listsMessages)
  if (instead === undefined) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <Link to={paths.item(instead)} className="inline-link thumb">
        {t('list.instead', {
          name: nameOfLine(instead),
          price: t.money(instead.price.now),
        })}
      </Link>
      <Button
        small
        aria-label={t('list.takeOf', { other: instead.name, name })}
        onClick={onInstead}
      >
        {t('list.take')}
      </Button>
    </div>
  )
}
