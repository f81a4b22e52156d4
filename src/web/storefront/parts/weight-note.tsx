import { lineMost, type PricedLine } from '#shop/pricing/multi-buy.ts'
import { weightMessages } from '../../messages/en/storefront/catalogue/weight.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Props = { line: PricedLine; weight: NonNullable<PricedLine['weight']>; className?: string }

/** What weighed goods weigh: about so much, and the most that they may cost; or what was weighed. */
export function WeightNote({ line, weight, className = '' }: Props) {
  const t = useMessages(weightMessages)
  const { packed, unitGrams } = weight
  return (
    <span className={`block text-small ${className}`}>
      {packed
        ? t('weight.weighed', { weight: t.weight(Math.round((packed.grams * line.quantity) / packed.quantity)) }) // prettier-ignore
        : t('weight.about', {
            weight: t.weight(unitGrams * line.quantity),
            most: t.money(lineMost(line)),
          })}
    </span>
  )
}
