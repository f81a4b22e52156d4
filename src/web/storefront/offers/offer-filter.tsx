import './offers.css'
import type { WireFacets } from '#wire/v1/facets.schema.ts'
import { Link } from '../../app/router/link.tsx'
import { offersMessages } from '../../messages/en/offers.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Props = {
  categories: WireFacets['categories']
  chosen: string | undefined
  to: (category: string | undefined) => string
}

/** The main categories that have offers, one tap away on a phone; a desktop has them in the filters beside the list. */
export function OfferFilter({ categories, chosen, to }: Props) {
  const t = useMessages(offersMessages)
  const main = categories.filter(({ path }) => !path.includes('/'))
  if (main.length < 2 && chosen === undefined) return null
  const [above] = chosen?.split('/') ?? []
  const total = main.reduce((sum, { count }) => sum + count, 0)
  // The chosen one is the next after all, or a phone would show a row in which nothing is chosen.
  const isAbove = ({ path }: { path: string }) => path === above
  const shown = [...main.filter(isAbove), ...main.filter((one) => !isAbove(one))]
  const choices = [{ path: undefined, name: t('offers.all'), count: total }, ...shown]
  return (
    <nav aria-label={t('offers.filter')} className="offer-filter">
      <ul>
        {choices.map(({ path, name, count }) => (
          <li key={path ?? ''}>
            <Link
              to={to(path)}
              preventScrollReset
              aria-current={path === above ? 'page' : undefined}
              className="offer-choice"
            >
              {name}
              <span className={`money text-small ${path === above ? '' : 'text-soft'}`}>
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
