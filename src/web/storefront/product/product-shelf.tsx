import type { Product } from '#shop/catalogue/product.ts'
import { ProductCard } from './product-card.tsx'
import type { Place } from './use-add-to-cart.ts'

type Props = { products: readonly Product[]; place: Place; heart?: boolean; eager?: number; label: string }

export const ProductShelf = ({ products, place, heart = false, eager = 0, label }: Props) => (
  <ul className="shelf" aria-label={label}>
    {products.map((product, index) => (
      <li key={product.id} className="grid min-w-0">
        <ProductCard product={product} place={place} heart={heart} eager={index < eager} />
      </li>
    ))}
  </ul>
)
