import type { CartLine } from '#shop/cart/cart.ts'
import { maxQuantityOf } from '#shop/catalogue/product.ts'
import { maxQuantityWithin, oneByOne } from '#shop/pricing/wholesale-terms.ts'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../app/router/link.tsx'
import { Photo } from '../../../ui/photo.tsx'
import { PriceView } from '../../../ui/price.tsx'
import { Stepper } from '../../../ui/form/stepper.tsx'
import { againMessages } from '../../../messages/en/storefront/catalogue/again.ts'
import { siteMessages } from '../../../messages/en/site.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { detailsOf } from '../../parts/details-of.ts'
import { tintClass } from '../../parts/use-tint.ts'
import { CardTerms } from '../../wholesale/for-wholesale.tsx'
import { notifyWhenSaved, useCartStore, useQuantity } from '../store/use-cart-store.tsx'

/** One tap adds the line's quantity to the cart. */
export function LineCard({ line }: { line: CartLine }) {
  return (
    <article
      className={`card ${tintClass(line.tint)}`}
      data-soldout={maxQuantity(line) === 0 || undefined}
    >
      <div className="card-picture">
        <Photo picture={line.picture} alt="" sizes="170px" className="card-photo" />
      </div>
      <div className="card-text">
        <h3 className="card-name">
          <Link to={paths.item(line)} className="card-link">
            {line.name}
          </Link>
        </h3>
        <p className="card-size">
          {detailsOf(line.pack.text, line.colourLabel)}
          {line.wholesale && <CardTerms terms={line.wholesale} />}
        </p>
      </div>
      <PriceView price={line.price} hasMultiBuy={line.multiBuy !== undefined} />
      <AddLine line={line} />
    </article>
  )
}

const maxQuantity = (line: CartLine) =>
  maxQuantityWithin(maxQuantityOf(line), line.wholesale ?? oneByOne)

function AddLine({ line }: { line: CartLine }) {
  const t = useMessages(againMessages, siteMessages)
  const cartStore = useCartStore()
  const inCart = useQuantity(line.productId, line.colour)
  const { productId, colour, quantity } = line
  const name = detailsOf(line.name, line.colourLabel)

  if (maxQuantity(line) === 0) return <p className="card-soldout">{t('again.soldOut')}</p>
  if (inCart > 0) {
    return (
      <Stepper
        quantity={inCart}
        most={maxQuantity(line)}
        name={name}
        rule={line.wholesale ?? oneByOne}
        onChange={(next) => cartStore.setQuantity(productId, next, colour)}
        onRemove={() => cartStore.remove(productId, colour)}
      />
    )
  }
  return (
    <button
      type="button"
      className="card-add"
      aria-label={t('again.addOf', { count: quantity, name })}
      onClick={() => {
        notifyWhenSaved(cartStore.add(productId, quantity, colour), t('cart.added'))
      }}
    >
      {t('again.add', { count: quantity })}
    </button>
  )
}
