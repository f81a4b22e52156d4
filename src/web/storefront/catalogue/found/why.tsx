import { Info, ListChecks } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../app/router/link.tsx'
import { foundMessages } from '../../../messages/en/storefront/catalogue/found.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { buttonClass } from '../../../ui/button.tsx'

type Props = {
  query: string
  /** brands that the shop doesn't sell */
  unsold: readonly string[]
  meal: { name: string; goods: readonly string[] } | null
  /** goods of a query that names several */
  several: readonly string[]
  /** address of another search */
  to: (text: string) => string
}

/** Why the results are not what was typed: similar goods of other brands, goods for a meal, or several goods. */
export function Why({ query, unsold, meal, several, to }: Props) {
  const t = useMessages(foundMessages)
  if (unsold.length > 0)
    return (
      <p className="mt-3 mb-4 flex items-center gap-3 rounded-card bg-marigold-soft px-4 py-3 font-semibold text-on-marigold-soft">
        <Info aria-hidden className="size-5 shrink-0" />
        {t('found.unsold', { brands: t.joined(unsold) })}
      </p>
    )
  if (several.length > 0)
    return (
      <Searches title={t('found.several', { query })} goods={several} to={to}>
        <li>
          <Link
            to={`${paths.quickOrder()}?${new URLSearchParams({ goods: several.join(',') }).toString()}`}
            className={buttonClass({ kind: 'main', small: true, className: '!min-h-11' })}
          >
            <ListChecks aria-hidden className="size-5" /> {t('found.asList')}
          </Link>
        </li>
      </Searches>
    )
  return (
    meal && <Searches title={t('found.meal', { meal: meal.name })} goods={meal.goods} to={to} />
  )
}

type SearchesProps = Pick<Props, 'to'> & {
  title: string
  goods: readonly string[]
  children?: ReactNode
}

/** One search per kind of goods. */
function Searches({ title, goods: kinds, to, children }: SearchesProps) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className="mb-4">
      <p id={id} className="mb-2">
        {title}
      </p>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
        {children}
        {kinds.map((goods) => (
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
