import type { Language } from '../../messages/language.ts'
import { isSoldOut, type Product } from '#shop/catalogue/product.ts'
import { ratingOf } from '#shop/catalogue/sizes/sizes.ts'
import { toRupees } from '#shop/money.ts'
import { priceFor } from '#shop/pricing/price-tag.ts'
import type { JsonLd } from '../../app/document/head.ts'
import { media, paths } from '../../app/paths.ts'
import { type Crumb, crumbFacts } from '../parts/crumbs.tsx'

export function crumbsTo({ category, name, number }: Product): Crumb[] {
  const place = category.path.split('/')
  const names = [category.main, category.sub, category.item].slice(0, place.length)
  return [
    ...names.map((one, level) => ({ name: one, to: paths.category(place.slice(0, level + 1)) })),
    { name, to: paths.product({ number }) },
  ]
}

const aggregateOf = (rating: Product['rating']) =>
  rating && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
    },
  }

/** Search engines always get the retail price. */
export const productFacts = (product: Product, origin: string, language: Language): JsonLd[] => [
  {
    '@type': 'Product',
    name: product.name,
    sku: String(product.number),
    description: product.fullDescription || product.description,
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.picture && { image: origin + media(product.picture) }),
    ...aggregateOf(ratingOf(product)),
    offers: {
      '@type': 'Offer',
      url: origin + paths.product(product),
      priceCurrency: 'PKR',
      price: toRupees(priceFor(product, 'retail').now).toFixed(2),
      availability: `https://schema.org/${isSoldOut(product) ? 'OutOfStock' : 'InStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  },
  crumbFacts(crumbsTo(product), origin, language),
]
