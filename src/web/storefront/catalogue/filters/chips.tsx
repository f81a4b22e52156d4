import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { facetNames, facets as countsOf } from '#shop/catalogue/lists/facets.ts'
import type { WireFacets } from '#wire/v1/catalogue/facets.schema.ts'
import { Link } from '../../../app/router/link.tsx'
import { filtersMessages } from '../../../messages/en/storefront/catalogue/filters.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { isSameText, type ListView, withText } from './list-view.ts'
import { usePriceLabel } from './prices.tsx'

type Props = {
  view: ListView
  facets: WireFacets
  to: (view: ListView) => string
  /** category of a search, and the address without it */
  category?: { name: string; all: string } | undefined
}

export const countId = 'list-count'

/** Active filters, each with a link that removes it. */
export function Chips({ view, facets, to, category }: Props) {
  const t = useMessages(filtersMessages)
  const priceLabel = usePriceLabel()
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef(false)
  const without = (change: Partial<ListView>) => to({ ...view, ...change, page: 1 })
  const hasPrice = view.min !== undefined || view.max !== undefined
  const chips = [
    category && { name: category.name, to: category.all },
    ...facetNames.flatMap((facet) =>
      (view[facet] ?? []).map((name) => ({
        name:
          facets[countsOf[facet].counts].find((one) => isSameText(one.name, name))?.label ?? name,
        to: to(withText(view, facet, name)),
      })),
    ),
    hasPrice && { name: priceLabel(view), to: without({ min: undefined, max: undefined }) },
    view.offers && { name: t('filters.offers'), to: without({ offers: false }) },
    view.stock && { name: t('filters.stock'), to: without({ stock: false }) },
    view.rating !== undefined && {
      name: t('filters.stars', { count: view.rating }),
      to: without({ rating: undefined }),
    },
  ].filter((chip) => typeof chip === 'object')
  // The pressed link is gone: focus the next one.
  useEffect(() => {
    if (!removed.current) return
    removed.current = false
    const next = list.current?.querySelector('a') ?? document.getElementById(countId)
    next?.focus({ preventScroll: true })
  }, [chips.length])
  if (chips.length === 0) return null
  return (
    <ul ref={list} aria-label={t('filters.chosen')} className="filter-chips">
      {chips.map(({ name, to: address }) => (
        <li key={address}>
          <Link
            to={address}
            rel="nofollow"
            preventScrollReset
            aria-label={t('filters.remove', { name })}
            className="filter-chip"
            onClick={() => {
              removed.current = true
            }}
          >
            {name}
            <X aria-hidden className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
