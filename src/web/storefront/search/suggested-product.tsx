import { Minus, Plus, Trash2 } from 'lucide-react'
import { isSoldOut, maxQuantityOf, type Product } from '#shop/catalogue/product.ts'
import { priceFor } from '#shop/pricing/price-tag.ts'
import { maxQuantityWithin, nextDown, nextUp, oneByOne } from '#shop/pricing/wholesale-terms.ts'
import { paths } from '../../app/paths.ts'
import { searchMessages } from '../../messages/en/storefront/catalogue/search.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Photo } from '../../ui/photo.tsx'
import { notifyWhenSaved, useCartStore, useQuantity } from '../cart/store/use-cart-store.tsx'
import { usePriceList } from '../layout-data/use-layout-data.ts'
import { useTint } from '../parts/use-tint.ts'
import { useWholesale } from '../wholesale/use-wholesale.ts'
import type { Cursor } from './entries.ts'
import { MarkedName } from './marked-name.tsx'
import { Cell, Row } from './suggestion-cell.tsx'
import { PlainLink } from './plain-link.tsx'

type Props = {
  product: Product
  id: string
  at: number
  cursor: Cursor
  marked: string
  onGo: (address: string) => void
  onAdd: (at: number) => void
}

/** A sold-out product, or one with a choice of colours, must be opened first. */
export const canBeAdded = (product: Product): boolean =>
  !isSoldOut(product) && product.colours.length < 2

export function SuggestedProduct({ product, marked, onGo, onAdd, ...place }: Props) {
  const t = useMessages(siteMessages, searchMessages)
  const price = priceFor(product, usePriceList())
  const tint = useTint(product.category.path)
  return (
    <Row {...place}>
      <Cell {...place} cell={0}>
        <PlainLink to={paths.item(product)} onGo={onGo}>
          <span className={`size-12 shrink-0 overflow-hidden rounded-small bg-tint ${tint}`}>
            <Photo
              picture={product.picture}
              alt=""
              sizes="48px"
              className="size-12 object-contain"
            />
          </span>
          <span className="min-w-0 grow">
            <span className="line-clamp-3 leading-snug font-semibold">
              <MarkedName name={product.name} typed={marked} />
            </span>
            <span className="flex flex-wrap items-baseline gap-x-2 text-small text-soft">
              <span className="money text-base font-bold text-ink">{t.money(price.now)}</span>
              {product.pack.text}
              {product.facts.nameUr && (
                <span lang="ur" dir="rtl" className="urdu">
                  {product.facts.nameUr}
                </span>
              )}
              {isSoldOut(product) && <span className="font-semibold">{t('product.soldOut')}</span>}
              {product.bought && (
                <span className="font-semibold text-leaf-ink">{t('product.bought')}</span>
              )}
            </span>
          </span>
        </PlainLink>
      </Cell>
      {canBeAdded(product) && <Quantity product={product} onAdd={onAdd} {...place} />}
    </Row>
  )
}

type QuantityProps = Omit<Props, 'marked' | 'onGo'>

/** Plus, with minus and the quantity before it once the product is in the cart. */
function Quantity({ product, onAdd, ...place }: QuantityProps) {
  const t = useMessages(searchMessages, siteMessages)
  const cartStore = useCartStore()
  const quantity = useQuantity(product.id)
  const rule = useWholesale(product) ?? oneByOne
  const { id, name } = product
  const colour = product.colours[0]?.name
  const next = nextUp(quantity, rule)
  const isFull = next > maxQuantityWithin(maxQuantityOf(product), rule)

  if (quantity === 0)
    return (
      <Cell {...place} cell={1}>
        <button
          type="button"
          tabIndex={-1}
          className="icon-button text-leaf-ink"
          disabled={isFull}
          aria-label={t('suggest.add', { name })}
          onClick={() => {
            notifyWhenSaved(cartStore.add(id, rule.minimum, colour), t('cart.added'))
            onAdd(place.at)
          }}
        >
          <Plus aria-hidden className="size-5" />
        </button>
      </Cell>
    )

  const isLeast = quantity <= rule.minimum
  const fewer = nextDown(quantity, rule)
  return (
    <div className="stepper shrink-0">
      <Cell {...place} cell={1}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={
            isLeast
              ? t('stepper.remove', { name })
              : t(quantity - fewer > 1 ? 'stepper.lessBy' : 'stepper.less', {
                  count: quantity - fewer,
                  name,
                })
          }
          onClick={() =>
            isLeast ? cartStore.remove(id, colour) : cartStore.setQuantity(id, fewer, colour)
          }
        >
          {isLeast ? (
            <Trash2 aria-hidden className="size-4" />
          ) : (
            <Minus aria-hidden className="size-4" />
          )}
        </button>
      </Cell>
      <span aria-hidden className="money font-bold">
        {t.number(quantity)}
      </span>
      <Cell {...place} cell={2}>
        <button
          type="button"
          tabIndex={-1}
          disabled={isFull}
          aria-label={t('suggest.addMore', { name, count: quantity })}
          onClick={() => cartStore.setQuantity(id, next, colour)}
        >
          <Plus aria-hidden className="size-4" />
        </button>
      </Cell>
    </div>
  )
}
