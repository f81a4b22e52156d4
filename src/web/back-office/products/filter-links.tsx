import { type ProductFilter, productFilters } from '#shop/catalogue/product-filter.ts'
import { backOfficeProductsMessages } from '../../messages/en/back-office/catalogue/products.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { Chips } from '../parts/chips.tsx'

/** What the list can be narrowed to, as links; what is searched for stays. */
export function FilterLinks({
  view: { q, category, brand, only: chosen },
}: {
  view: {
    q: string
    category: string | undefined
    brand: string | undefined
    only: ProductFilter | undefined
  }
}) {
  const t = useMessages(backOfficeProductsMessages)
  const chips = [undefined, ...productFilters].map((only) => ({
    to: officePaths.products({ q, category, brand, only }),
    words: only === undefined ? t('products.all') : t(`productFilter.${only}`),
    isHere: only === chosen,
  }))
  return <Chips label={t('products.kinds')} chips={chips} />
}
