import { isSoldOut, maxQuantityOf, type Product } from '#shop/catalogue/product.ts'
import { maxQuantityWithin, oneByOne } from '#shop/pricing/wholesale-terms.ts'
import { personalPart } from '../../../app/personal-part.tsx'
import { useFocusHandedOn } from '../../../ui/dialog/use-focus-handed-on.ts'
import { Stepper } from '../../../ui/form/stepper.tsx'
import { siteMessages } from '../../../messages/en/site.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useCartStore, useQuantity } from '../../cart/store/use-cart-store.tsx'
import { useWholesale } from '../../wholesale/use-wholesale.ts'
import { ChooseColour } from './choose-colour.tsx'
import { StockAlertButton } from './stock-alert-button.tsx'
import { type Place, useAddToCart } from './use-add-to-cart.ts'

type Props = { product: Product; place: Place }

/** Add To Cart, which becomes − 2 + once the product is in the cart. */
export const AddButton = personalPart('add', function AddButton({ product, place }: Props) {
  const t = useMessages(siteMessages)
  const cartStore = useCartStore()
  const quantity = useQuantity(product.id)
  const add = useAddToCart(place)
  const rule = useWholesale(product) ?? oneByOne
  const handOn = useFocusHandedOn()
  const colour = product.colours[0]?.name
  const most = maxQuantityWithin(maxQuantityOf(product), rule)

  if (isSoldOut(product)) return <StockAlertButton product={product} className="card-notify" />
  if (most === 0)
    return <p className="card-soldout">{t('product.left', { count: maxQuantityOf(product) })}</p>
  if (product.colours.length > 1)
    return <ChooseColour product={product} quantity={quantity} least={rule.minimum} place={place} />
  if (quantity > 0) {
    return (
      <div key="stepper" ref={handOn} className="contents">
        <Stepper
          quantity={quantity}
          most={most}
          name={product.name}
          rule={rule}
          onChange={(next) => cartStore.setQuantity(product.id, next, colour)}
          onRemove={() => cartStore.remove(product.id, colour)}
        />
      </div>
    )
  }
  return (
    <div key="add" ref={handOn} className="contents">
      <button
        type="button"
        className="card-add"
        data-add={[product.id, rule.minimum, place, colour].join()}
        aria-label={t('product.addOf', { name: product.name })}
        onClick={(event) => add(product.id, rule.minimum, event.currentTarget, colour)}
      >
        {t('product.add')}
      </button>
    </div>
  )
})
