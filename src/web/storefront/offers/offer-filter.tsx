import './offers.css'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { offersMessages } from '../../messages/en/offers.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'

type Props = {
  categories: readonly { slug: string; count: number }[]
  chosen: string | undefined
}

/** The main categories that have offers, in the order of the shop. */
export function OfferFilter({ categories, chosen }: Props) {
  const t = useMessages(offersMessages)
  const { departments } = useLayoutData()
  const counts = new Map(categories.map(({ slug, count }) => [slug, count]))
  const shown = departments.filter(({ path }) => counts.has(path))
  if (shown.length < 2) return null
  const total = categories.reduce((sum, { count }) => sum + count, 0)
  const choices = [
    { path: undefined, name: t('offers.all'), count: total },
    ...shown.map(({ path, name }) => ({ path, name, count: counts.get(path) ?? 0 })),
  ]
  return (
    <nav aria-label={t('offers.filter')} className="offer-filter">
      <ul>
        {choices.map(({ path, name, count }) => (
          <li key={path ?? ''}>
            <Link
              to={paths.offers({ category: path })}
              aria-current={path === chosen ? 'page' : undefined}
              className="offer-choice"
            >
              {name}
              <span className={`money text-small ${path === chosen ? '' : 'text-soft'}`}>
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
