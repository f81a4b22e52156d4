import { factNames, isListName, type ProductFacts } from '#shop/catalogue/product-fields.ts'
import { productMessages } from '../../messages/en/storefront/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'

export function ProductFactsList({ facts }: { facts: Partial<ProductFacts> }) {
  const t = useMessages(productMessages)
  const known = factNames.filter((name) => facts[name]?.length)
  if (known.length === 0) return null
  return (
    <dl className="facts">
      {known.map((name) => (
        <div key={name}>
          <dt>{t(`facts.${name}`)}</dt>
          <dd>{isListName(name) ? <strong>{t.joined(facts[name] ?? [])}</strong> : facts[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
