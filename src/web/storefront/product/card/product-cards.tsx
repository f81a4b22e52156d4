import type { ReactNode } from 'react'
import type { Product } from '#shop/catalogue/product.ts'
import { ProductCard } from './product-card.tsx'
import type { Place } from '../buying/use-add-to-cart.ts'

type Props = {
  products: readonly Product[]
  label: string
  place: Place
  heart?: boolean
  /** how many are in the first screen */
  eager?: number
  /** adds a heading for screen readers if the page has none above */
  headed?: boolean
  /** below each price */
  note?: (product: Product) => ReactNode
}

export const ProductCards = ({ products, label, place, heart, eager = 0, headed, note }: Props) => (
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
