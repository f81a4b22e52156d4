import './product-sizes.css'
import { useEffect, useRef } from 'react'
import { sizeName, sizesOf } from '#shop/catalogue/sizes/sizes.ts'
import { isSoldOut, type Product } from '#shop/catalogue/product.ts'
import { priceFor } from '#shop/pricing/price-tag.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { productMessages } from '../../messages/en/storefront/catalogue/product.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { usePriceList } from '../layout-data/use-layout-data.ts'
import { UnitPriceNote } from './card/unit-price-note.tsx'

// Another size is another page: keep the focus on the sizes.
let isSwitching = false

/** Each size is a page; Back leads to the page before the first choice. */
export function ProductSizes({ product }: { product: Product }) {
  const t = useMessages(productMessages, siteMessages)
  const priceList = usePriceList()
  const own = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isSwitching)
      // After the layout has moved the focus to the top of the page.
      queueMicrotask(() =>
        own.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true }),
      )
    isSwitching = false
  }, [product.id])
  const sizes = sizesOf(product)
  return (
    <nav aria-label={t('product.sizesOf', { name: product.name })}>
      <p aria-hidden className="mb-2 text-small font-semibold">
        {t('product.size')}
      </p>
      <ul ref={own} className="sizes">
        {sizes.map((size) => {
          const price = priceFor(size, priceList).now
          return (
            <li key={size.id}>
              <Link
                to={paths.product(size)}
                replace
                preventScrollReset
                className="size"
                aria-current={size.id === product.id ? 'page' : undefined}
                data-soldout={isSoldOut(size) || undefined}
                onClick={() => {
                  isSwitching = true
                }}
              >
                <bdi className="font-semibold">{sizeName(size, sizes)}</bdi>
                <span className="money">{t.money(price)}</span>
                <span className="size-note">
                  {isSoldOut(size) ? (
                    t('product.soldOut')
                  ) : (
                    <UnitPriceNote price={price} pack={size.pack} alone sizes={sizes} />
                  )}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
