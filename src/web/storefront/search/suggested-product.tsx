import { Plus } from 'lucide-react'
import { isSoldOut, maxQuantityOf, type Product } from '#shop/catalogue/product.ts'
import { priceListOf } from '#shop/person.ts'
import { priceFor } from '#shop/pricing/price-tag.ts'
import { maxQuantityWithin, oneByOne } from '#shop/pricing/wholesale-terms.ts'
import { paths } from '../../app/paths.ts'
import { searchMessages } from '../../messages/en/storefront/catalogue/search.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Photo } from '../../ui/photo.tsx'
import { notifyWhenSaved, useCartStore, useQuantity } from '../cart/store/use-cart-store.tsx'
import { usePerson } from '../layout-data/use-layout-data.ts'
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
}

/** A sold-out product, or one with a choice of colours, must be opened first. */
export const canBeAdded = (product: Product): boolean =>
  !isSoldOut(product) && product.colours.length < 2

export function SuggestedProduct({ product, marked, onGo, ...place }: Props) {
  const t = useMessages(siteMessages, searchMessages)
  const price = priceFor(product, priceListOf(usePerson()))
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
            <span className="line-clamp-2 leading-snug font-semibold">
              <MarkedName name={product.name} typed={marked} />
            </span>
            <span className="flex flex-wrap gap-x-2 text-small text-soft">
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
          <span className="money shrink-0 font-bold">{t.money(price.now)}</span>
        </PlainLink>
      </Cell>
      {canBeAdded(product) && (
        <Cell {...place} cell={1}>
          <AddOne product={product} />
        </Cell>
      )}
    </Row>
  )
}

/** Each press adds the next allowed quantity; the button shows how many are in the cart. */
function AddOne({ product }: { product: Product }) {
  const t = useMessages(searchMessages, siteMessages)
  const cartStore = useCartStore()
  const quantity = useQuantity(product.id)
  const rule = useWholesale(product) ?? oneByOne
  const step = quantity === 0 ? rule.minimum : rule.step
  const isFull = quantity + step > maxQuantityWithin(maxQuantityOf(product), rule)
  const name = product.name
  return (
    <button
      type="button"
      tabIndex={-1}
      className="icon-button relative text-leaf-ink"
      disabled={isFull}
      aria-label={
        quantity === 0
          ? t('suggest.add', { name })
          : t('suggest.addMore', { name, count: quantity })
      }
      onClick={() => {
        notifyWhenSaved(cartStore.add(product.id, step, product.colours[0]?.name), t('cart.added'))
      }}
    >
      <Plus aria-hidden className="size-5" />
      {quantity > 0 && (
        <span aria-hidden className="suggest-count">
          {quantity}
        </span>
      )}
    </button>
  )
}
