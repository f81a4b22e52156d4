import { ratingOf, sizesOf } from '#shop/catalogue/sizes/sizes.ts'
import { Check } from 'lucide-react'
import type { Product } from '#shop/catalogue/product.ts'
import { priceFor } from '#shop/pricing/price-tag.ts'
import { Stars } from '../../ui/stars.tsx'
import { productMessages } from '../../messages/en/storefront/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { usePriceList } from '../layout-data/use-layout-data.ts'
import { Code } from '../wholesale/for-wholesale.tsx'
import { UrduName } from './card/urdu-name.tsx'
import { UnitPriceNote } from './card/unit-price-note.tsx'

export function ProductTitle({ product }: { product: Product }) {
  const price = priceFor(product, usePriceList())
  const rating = ratingOf(product)
  return (
    <div>
      {product.brand && <p className="font-semibold text-link">{product.brand}</p>}
      <div className="mt-1 flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-head">{product.name}</h1>
        <UrduName name={product.facts.nameUr} className="text-title text-soft" />
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
        <span>
          {product.pack.text}
          <UnitPriceNote price={price.now} pack={product.pack} sizes={sizesOf(product)} />
        </span>
        {product.sku !== null && <Code sku={product.sku} />}
        {rating && <Stars rating={rating.average} count={rating.count} />}
      </p>
    </div>
  )
}

export const ProductDescription = ({ product }: { product: Product }) => {
  const t = useMessages(productMessages)
  return (
    <div className="grid gap-4 leading-relaxed">
      <p>{product.fullDescription || product.description}</p>
      {product.highlights.length > 0 && (
        <ul className="grid gap-2" aria-label={t('product.highlights')}>
          {product.highlights.map((point) => (
            <li key={point} className="flex gap-2.5">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-leaf-ink" />
              {point}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
