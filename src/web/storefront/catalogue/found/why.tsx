import { Info } from 'lucide-react'
import { Link } from '../../../app/router/link.tsx'
import { foundMessages } from '../../../messages/en/storefront/catalogue/found.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { buttonClass } from '../../../ui/button.tsx'

type Props = {
  /** brands that the shop doesn't sell */
  unsold: readonly string[]
  meal: { name: string; goods: readonly string[] } | null
  /** address of another search */
  to: (text: string) => string
}

/** Why the results are not what was typed: similar goods of other brands, or goods for a meal. */
export function Why({ unsold, meal, to }: Props) {
  const t = useMessages(foundMessages)
  if (unsold.length > 0)
    return (
      <p className="mt-3 mb-4 flex items-center gap-3 rounded-card bg-marigold-soft px-4 py-3 font-semibold text-on-marigold-soft">
        <Info aria-hidden className="size-5 shrink-0" />
        {t('found.unsold', { brands: t.joined(unsold) })}
      </p>
    )
  if (meal === null) return null
  return (
    <nav aria-labelledby="found-meal" className="mb-4">
      <p id="found-meal" className="mb-2">
        {t('found.meal', { meal: meal.name })}
      </p>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
        {meal.goods.map((goods) => (
          <li key={goods}>
            <Link
              to={to(goods)}
              className={buttonClass({ small: true, className: '!min-h-11 capitalize' })}
            >
              {goods}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
