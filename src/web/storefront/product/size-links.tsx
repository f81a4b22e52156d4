import './size-links.css'
import { priceListOf } from '#shop/person.ts'
import { isSoldOut, type Product } from '#shop/catalogue/product.ts'
import { priceFor } from '#shop/pricing/price-tag.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { productMessages } from '../../messages/en/product.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { usePerson } from '../layout-data/use-layout-data.ts'
import { UnitPriceNote } from './unit-price-note.tsx'

/** All sizes of the product, each on a page of its own. */
export function SizeLinks({ product: { id, sizes = [] } }: { product: Product }) {
  const t = useMessages(productMessages, siteMessages)
  const priceList = priceListOf(usePerson())
  if (sizes.length === 0) return null
  return (
    <nav aria-label={t('product.sizes')}>
      <ul className="size-links">
        {sizes.map((size) => {
          const price = priceFor(size, priceList).now
          return (
            <li key={size.id}>
              <Link
                to={paths.item(size)}
                preventScrollReset
                aria-current={size.id === id ? 'page' : undefined}
                className="size-link"
                data-soldout={isSoldOut(size) || undefined}
              >
                <strong>{size.pack.text}</strong>
                <span className="money">{t.money(price)}</span>
                <small>
                  {isSoldOut(size) ? (
                    t('product.soldOut')
                  ) : (
                    <UnitPriceNote price={price} pack={size.pack} among={sizes} />
                  )}
                </small>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
