import type { Price } from '#shop/pricing/price-tag.ts'
import { productMessages } from '../../../messages/en/storefront/catalogue/product.ts'
import { useMessages } from '../../../messages/use-messages.ts'

type Props = { price: Price; quantity: number; onAdd: (from: Element) => void }

/** Phones only, while the main buttons are out of view. */
export const BuyBar = ({ price, quantity, onAdd }: Props) => {
  const t = useMessages(productMessages)
  return (
    <aside aria-label={t('product.bar')} className="buy-bar no-print wide:hidden">
      <span className="money text-title font-bold">{t.money(price.now)}</span>
      <button
        type="button"
        className="button button-main grow"
        onClick={({ currentTarget }) => onAdd(currentTarget)}
      >
        {t('product.addShort')} {quantity > 1 && quantity}
      </button>
    </aside>
  )
}
