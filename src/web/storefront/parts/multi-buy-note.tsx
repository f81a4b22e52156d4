import { lineSaving, type PricedLine } from '#shop/pricing/multi-buy.ts'
import { savingsMessages } from '../../messages/en/storefront/catalogue/savings.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Dotted } from '../../ui/dotted.tsx'
import { WeightNote } from './weight-note.tsx'

type Props = {
  line: PricedLine
  /** for placed orders: leaves out an offer that wasn't reached */
  isPlaced?: boolean
  className?: string
}

/** "3 for Rs. 500 · You save Rs. 40", as far as it applies to the line; of weighed goods, which have no such offer, their weight. */
export function MultiBuyNote({ line, isPlaced = false, className = '' }: Props) {
  const t = useMessages(savingsMessages, siteMessages)
  const { multiBuy, weight } = line
  if (weight) return line.quantity > 0 && <WeightNote {...{ line, weight, className }} />
  if (!multiBuy) return null
  const saving = lineSaving(line)
  if (isPlaced && saving <= 0) return null
  return (
    <span className={`block text-small font-semibold text-leaf-ink ${className}`}>
      <Dotted
        parts={[
          t('price.multiBuy', { count: multiBuy.quantity, price: t.money(multiBuy.price) }),
          saving > 0 && t('saving.save', { amount: t.money(saving) }),
        ]}
      />
    </span>
  )
}
