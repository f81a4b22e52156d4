import type { ProductFacts } from '#shop/catalogue/facts.ts'
import { productMessages } from '../../messages/en/product.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Where it comes from, what is in it, how long it keeps: what is known of that. */
export function ProductFactsList({ facts }: { facts: ProductFacts }) {
  const t = useMessages(productMessages)
  const rows = [
    { name: 'origin', value: facts.origin },
    { name: 'ingredients', value: facts.ingredients },
    { name: 'allergens', value: facts.allergens.join(', ') },
    { name: 'shelfLife', value: facts.shelfLife },
    { name: 'storage', value: facts.storage },
  ] as const
  const known = rows.filter(({ value }) => value !== '')
  if (known.length === 0) return null
  return (
    <dl className="facts">
      {known.map(({ name, value }) => (
        <div key={name}>
          <dt>{t(`facts.${name}`)}</dt>
          <dd>{name === 'allergens' ? <strong>{value}</strong> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
