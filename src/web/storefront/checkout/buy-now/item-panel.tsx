import { Truck } from 'lucide-react'
import { colourNamed, pictureIn } from '#shop/catalogue/colours/colour.ts'
import { orderedAmount, multiBuyFor } from '#shop/pricing/multi-buy.ts'
import { priceFor } from '#shop/pricing/price-tag.ts'
import { FieldError } from '../../../ui/form/field.tsx'
import { buyNowMessages } from '../../../messages/en/storefront/checkout/buy-now.ts'
import { siteMessages } from '../../../messages/en/site.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { hitchOf } from '../../cart/store/recalculated-cart.ts'
import { usePriceList } from '../../layout-data/use-layout-data.ts'
import { MiniLine, MiniLines } from '../../cart/mini-lines.tsx'
import { MultiBuyNote } from '../../parts/multi-buy-note.tsx'
import { Terms } from '../../wholesale/for-wholesale.tsx'
import { useWholesale } from '../../wholesale/use-wholesale.ts'
import { useArrival } from '../../delivery/use-arrival.ts'
import type { Wanted } from './load-item.ts'
import { UseCartInstead } from './use-cart-instead.tsx'
import { isColourGone } from '#shop/cart/cart.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { colourMessages } from '../../../messages/en/storefront/catalogue/colours.ts'
import { ColourPicker } from '../../product/buying/colour-picker.tsx'
import '../../cart/buying.css'

type Props = { wanted: Wanted; onColour: (colour: string) => void }

export function ItemPanel({ wanted, onColour }: Props) {
  const { product, quantity, colour } = wanted
  const t = useMessages(buyNowMessages, siteMessages)
  const wholesale = useWholesale(product)
  const hitch = hitchOf({ stock: product.stock, quantity, wholesale })
  const priceList = usePriceList()
  const price = priceFor(product, priceList, quantity)
  const line = {
    price: price.now,
    quantity,
    multiBuy: multiBuyFor(product, priceList),
    weight: product.weight ?? null,
  }
  const arriving = useArrival(hitch === null)
  const colourLabel = colourNamed(product, colour ?? '')?.label ?? colour
  return (
    <section className="panel grid gap-4 p-5" aria-labelledby="item">
      <h2 id="item" className="text-lead">
        {t('review.item')}
      </h2>
      <MiniLines label={t('review.item')}>
        <MiniLine
          line={{ ...product, picture: pictureIn(product, colour), colourLabel }}
          about={[`${t.number(quantity)} × ${t.money(price.now)}`]}
          amount={t.money(orderedAmount(line))}
        >
          <MultiBuyNote line={line} />
        </MiniLine>
      </MiniLines>
      <ColourChoice product={product} colour={colour} onColour={onColour} />
      {wholesale && <Terms terms={wholesale} />}
      {hitch && (
        <FieldError
          message={
            product.stock === 0
              ? t('product.soldOut')
              : t('product.left', { count: product.stock ?? 0 })
          }
        />
      )}
      {arriving && (
        <p className="flex items-center gap-2.5 text-small text-soft">
          <Truck aria-hidden className="size-4 shrink-0 text-link" /> {arriving}
        </p>
      )}
      {hitch === null && <UseCartInstead wanted={wanted} />}
    </section>
  )
}

type ColourChoiceProps = {
  product: Product
  colour: string | undefined
  onColour: (colour: string) => void
}

function ColourChoice({ product, colour, onColour }: ColourChoiceProps) {
  const t = useMessages(colourMessages)
  const gone = isColourGone({ colours: product.colours, ...(colour !== undefined && { colour }) })
  if (product.colours.length === 0 && !gone) return null
  return (
    <>
      {gone && <FieldError message={t('colours.gone', { colour: colour ?? '' })} />}
      <ColourPicker group="colour" colours={product.colours} chosen={colour} onChoose={onColour} />
    </>
  )
}
