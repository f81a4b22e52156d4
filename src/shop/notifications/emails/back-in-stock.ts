import type { Links, Written } from '../email.ts'
import { greeting } from './greeting.ts'

export type BackInStockEmail = {
  name: string
  product: { number: number; name: string; pack: string }
}

export const backInStock = (
  { name, product }: BackInStockEmail,
  shop: string,
  links: Links,
): Written => ({
  subject: `${product.name} is back at ${shop}`,
  heading: 'It is back',
  blocks: [
    { says: greeting(name) },
    {
      says: `You asked us to tell you: ${product.name}${product.pack === '' ? '' : `, ${product.pack}`} is in stock again. It is there for whoever comes first, so it may be gone again soon.`,
    },
    { label: 'See it in the shop', link: links.product(product) },
    { says: 'You asked for this one e-mail. We will not write about it again unless you ask.' },
  ],
})
