import { isSoldOut, type Product } from '#shop/catalogue/product.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Props = {
  name: string
  sizes: readonly Product[]
  chosen: string
  onChoose: (id: string) => void
}

/** The sizes that a product can be had in; the card shows the one that is chosen. */
export function CardSizes({ name, sizes, chosen, onChoose }: Props) {
  const t = useMessages(siteMessages)
  const label = (size: Product) =>
    isSoldOut(size) ? `${size.pack.text} (${t('product.soldOut')})` : size.pack.text
  return (
    <select
      aria-label={t('product.sizeOf', { name })}
      className="card-sizes"
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    >
      {sizes.map((size) => (
        <option key={size.id} value={size.id}>
          {label(size)}
        </option>
      ))}
    </select>
  )
}
