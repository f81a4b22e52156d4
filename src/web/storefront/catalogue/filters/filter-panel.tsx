import { X } from 'lucide-react'
import { facetNames } from '#shop/catalogue/lists/facets.ts'
import type { WireFacets } from '#wire/v1/catalogue/facets.schema.ts'
import { Link } from '../../../app/router/link.tsx'
import { filtersMessages } from '../../../messages/en/storefront/catalogue/filters.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Choice, Choices } from './choice.tsx'
import { isChosen, isNarrowed, type ListView, narrows, offeredIn, withText } from './list-view.ts'
import { Prices } from './prices.tsx'

export const panelId = 'filters'

type Props = {
  view: ListView
  facets: WireFacets
  to: (view: ListView) => string
  /** address of another category; if absent, categories are left out */
  categoryTo?: (path: string) => string
  /** category of a search, with the link to all */
  category?: { chosen: string; all: string }
}

/** Beside the list on desktops; a bottom sheet on phones, also without scripts. */
export function FilterPanel({ view, facets, to, categoryTo, category }: Props) {
  const t = useMessages(filtersMessages)
  return (
    <aside id={panelId} popover="auto" className="filter-panel" aria-labelledby="filters-title">
      <div className="filter-head">
        <h2 id="filters-title" className="grow text-title">
          {t('filters.title')}
        </h2>
        <button
          type="button"
          popoverTarget={panelId}
          popoverTargetAction="hide"
          aria-label={t('filters.close')}
          className="icon-button filter-close"
        >
          <X aria-hidden />
        </button>
      </div>
      <Only view={view} facets={facets} to={to} />
      {categoryTo && (
        <Choices title={t('filters.category')}>
          {facets.categories.map(({ path, name, count }) => {
            const chosen = category?.chosen === path
            return (
              <Choice
                key={path}
                to={chosen ? category.all : categoryTo(path)}
                chosen={chosen}
                count={count}
              >
                <span className={isBelow(path, category?.chosen) ? 'ps-4' : ''}>{name}</span>
              </Choice>
            )
          })}
        </Choices>
      )}
      {facetNames.map((facet) => (
        <Choices key={facet} title={t(`filters.${facet}`)}>
          {offeredIn(facets, view, facet).map(({ name, label = name, count }) => (
            <Choice
              key={name}
              several
              to={to(withText(view, facet, name))}
              chosen={isChosen(view, facet, name)}
              count={count}
            >
              {label}
            </Choice>
          ))}
        </Choices>
      ))}
      <Prices view={view} facets={facets} to={to} />
      <Ratings view={view} facets={facets} to={to} />
      <div className="filter-foot">
        {isNarrowed(view) && (
          <Link
            to={to({ sort: view.sort, page: 1 })}
            preventScrollReset
            className={buttonClass({ kind: 'quiet' })}
          >
            {t('filters.clear')}
          </Link>
        )}
        <button
          type="button"
          popoverTarget={panelId}
          popoverTargetAction="hide"
          className={buttonClass({ kind: 'main', className: 'filter-close grow' })}
        >
          {t('filters.show', { count: facets.total })}
        </button>
      </div>
    </aside>
  )
}

type KindProps = Pick<Props, 'view' | 'facets' | 'to'>

function Only({ view, facets, to }: KindProps) {
  const t = useMessages(filtersMessages)
  const kinds = [
    { kind: 'stock', count: facets.in_stock },
    { kind: 'offers', count: facets.offers },
  ] as const
  return (
    <Choices title={t('filters.only')}>
      {kinds
        .filter(({ kind, count }) => narrows(facets, count) || view[kind])
        .map(({ kind, count }) => (
          <Choice
            key={kind}
            several
            to={to({ ...view, [kind]: !view[kind], page: 1 })}
            chosen={view[kind] === true}
            count={count}
          >
            {t(`filters.${kind}`)}
          </Choice>
        ))}
    </Choices>
  )
}

function Ratings({ view, facets, to }: KindProps) {
  const t = useMessages(filtersMessages)
  return (
    <Choices title={t('filters.rating')}>
      {facets.ratings
        .filter(({ from, count }) => narrows(facets, count) || view.rating === from)
        .map(({ from, count }) => (
          <Choice
            key={from}
            to={to({ ...view, rating: view.rating === from ? undefined : from, page: 1 })}
            chosen={view.rating === from}
            count={count}
          >
            {t('filters.stars', { count: from })}
          </Choice>
        ))}
    </Choices>
  )
}

const isBelow = (path: string, chosen: string | undefined) =>
  chosen !== undefined && chosen !== '' && path.startsWith(`${chosen}/`)
