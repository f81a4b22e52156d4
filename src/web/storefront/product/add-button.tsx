import { isSoldOut, mostOf, type Product } from '#shop/catalogue/product.ts'
import { Stepper } from '../../ui/stepper.tsx'
import { t } from '../../words/t.ts'
import { useBasketStore, useQuantity } from '../basket/use-basket.tsx'
import { type Place, useAddToCart } from './use-add-to-cart.ts'

type Props = { product: Product; place: Place }

/** Add To Cart, which becomes − 2 + once it is in the cart. */
export function AddButton({ product, place }: Props) {
  const basket = useBasketStore()
  const quantity = useQuantity(product.id)
  const add = useAddToCart(place)

  if (isSoldOut(product)) return <p className="card-soldout">{t('product.soldOut')}</p>
  if (quantity > 0) {
    return (
      <Stepper
        quantity={quantity}
        most={mostOf(product)}
        name={product.name}
        onChange={(next) => basket.setQuantity(product.id, next)}
        onRemove={() => basket.remove(product.id)}
      />
    )
  }
  return (
    <button
      type="button"
      className="card-add"
      aria-label={t('product.addOf', { name: product.name })}
      onClick={(event) => add(product.id, 1, event.currentTarget)}
    >
      {t('product.add')}
    </button>
  )
}
