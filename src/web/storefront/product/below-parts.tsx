import type { Product } from '#shop/catalogue/product.ts'
import type { ProductReviews } from '#shop/reviews/review.ts'
import { productMessages } from '../../messages/en/storefront/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { Buyers } from './reviews/buyers.tsx'
import { ProductCards } from './card/product-cards.tsx'

type Props = {
  product: Product
  together: readonly Product[]
  /** null if it failed to load */
  said: ProductReviews | null
  /** of the reviews */
  page: number
  related: readonly Product[]
}

export function BelowParts({ product, together, said, page, related }: Props) {
  const t = useMessages(productMessages)
  return (
    <>
      {/* A row of one looks lost. */}
      {together.length > 1 && (
        <ProductSection products={together} title={t('product.together')} art="lotus" />
      )}
      {said && <Buyers product={product} said={said} page={page} />}
      <ProductSection products={related} title={t('product.related')} art="roses" />
    </>
  )
}

type SectionProps = { products: readonly Product[]; title: string; art: 'lotus' | 'roses' }

const ProductSection = ({ products, title, art }: SectionProps) =>
  products.length > 0 && (
    <section className="product-row mt-10">
      <SectionHead title={title} art={art} />
      <ProductCards products={products} place="open" label={title} />
    </section>
  )
