import { SlidersHorizontal } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { WireFacets } from '#wire/v1/catalogue/facets.schema.ts'
import { catalogueMessages } from '../../../messages/en/storefront/catalogue/catalogue.ts'
import { filtersMessages } from '../../../messages/en/storefront/catalogue/filters.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { SortPicker } from '../../parts/sort.tsx'
import { ProductList } from '../product-list.tsx'
import { Chips, countId } from './chips.tsx'
import { FilterPanel, panelId } from './filter-panel.tsx'
import { countFilters, isNarrowed, type ListView } from './list-view.ts'
import { Link } from '../../../app/router/link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import './filters.css'

const NothingPasses = ({ to }: { to: string }) => {
  const t = useMessages(filtersMessages)
  return (
    <EmptyState ornament="basket" title={t('filters.none')} text={t('filters.noneText')}>
      <Link to={to} className={buttonClass({ kind: 'main' })}>
        {t('filters.clear')}
      </Link>
    </EmptyState>
  )
}

type Props = {
  list: ComponentProps<typeof ProductList>['list']
  facets: WireFacets
  view: ListView
  /** address of another view of this list */
  to: (view: ListView) => string
  /** if absent, the page itself lists the categories */
  categoryTo?: (path: string, view: ListView) => string
  /** category that a search is narrowed to */
  category?: { path: string; name: string; all: string; hasChip?: boolean } | undefined
  /** label of the default order; default: most popular first */
  first?: string | undefined
  /** replaces the number of results */
  count?: string | undefined
  empty?: ReactNode
} & Omit<ComponentProps<typeof ProductList>, 'list' | 'pageTo' | 'empty'>

export function FilteredList({
  list,
  facets,
  view,
  to,
  categoryTo,
  category,
  first,
  count,
  empty,
  ...props
}: Props) {
  const t = useMessages(catalogueMessages, filtersMessages)
  const narrowed = isNarrowed(view)
  // An empty catalogue needs no filters.
  if (list.total === 0 && !narrowed && list.page === 1)
    return (
      <ProductList {...props} list={list} empty={empty} pageTo={(page) => to({ ...view, page })} />
    )
  const chosen = countFilters(view)
  return (
    <div className="filtered">
      <FilterPanel
        view={view}
        facets={facets}
        to={to}
        {...(categoryTo && {
          categoryTo: (path: string) => categoryTo(path, { ...view, page: 1 }),
        })}
        {...(category && { category: { chosen: category.path, all: category.all } })}
      />
      <div className="min-w-0">
        <div className="filtered-head">
          <p id={countId} tabIndex={-1} role="status" className="grow text-soft">
            {count ?? t('category.count', { count: list.total })}
          </p>
          <button
            type="button"
            popoverTarget={panelId}
            className={buttonClass({ small: true, className: 'filter-open' })}
          >
            <SlidersHorizontal aria-hidden className="size-4" />
            {chosen === 0 ? t('filters.open') : t('filters.openSome', { count: chosen })}
          </button>
          <SortPicker
            sort={view.sort}
            first={first}
            to={(sort) => to({ ...view, sort, page: 1 })}
          />
        </div>
        <Chips
          view={view}
          facets={facets}
          to={to}
          category={category?.hasChip === false ? undefined : category}
        />
        <ProductList
          {...props}
          list={list}
          empty={narrowed ? <NothingPasses to={to({ sort: view.sort, page: 1 })} /> : empty}
          pageTo={(page) => to({ ...view, page })}
        />
      </div>
    </div>
  )
}
