import type { ReactNode } from 'react'
import type { Product } from '#shop/catalogue/product.ts'
import { ProductCard } from './product-card.tsx'
import type { Place } from './use-add-to-cart.ts'

type Props = {
  products: readonly Product[]
  label: string
  place: Place
  heart?: boolean
  /** how many of them are seen at once */
  eager?: number
  /** on a page where no heading stands above the shelf, it brings one for screen readers */
  headed?: boolean
  /** below the price of each */
  note?: (product: Product) => ReactNode
}

export const ProductShelf = ({ products, label, place, heart, eager = 0, headed, note }: Props) => (
  <>
    {headed && <h2 className="sr-only">{label}</h2>}
    <ul className="shelf" data-far={eager === 0 || undefined} aria-label={label}>
      {products.map((product, index) => (
        <li key={product.id} className="grid min-w-0">
          <ProductCard
            product={product}
            place={place}
            heart={heart ?? false}
            eager={index < eager}
            note={note}
          />
        </li>
      ))}
    </ul>
  </>
)
