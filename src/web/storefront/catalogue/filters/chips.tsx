import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from '../../../app/router/link.tsx'
import { filtersMessages } from '../../../messages/en/storefront/catalogue/filters.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { type ListView, withBrand } from './list-view.ts'
import { usePriceWords } from './prices.tsx'

type Props = {
  view: ListView
  to: (view: ListView) => string
  /** category of a search, and the address without it */
  category?: { name: string; all: string } | undefined
}

export const countId = 'list-count'

/** Active filters, each with a link that removes it. */
export function Chips({ view, to, category }: Props) {
  const t = useMessages(filtersMessages)
  const wordsOf = usePriceWords()
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef(false)
  const chips = [
    ...(category ? [{ name: category.name, to: category.all }] : []),
    ...(view.brands ?? []).map((name) => ({ name, to: to(withBrand(view, name)) })),
    ...(view.min === undefined && view.max === undefined
      ? []
      : [{ name: wordsOf(view), to: to({ ...view, min: undefined, max: undefined, page: 1 }) }]),
    ...(view.offers
      ? [{ name: t('filters.offers'), to: to({ ...view, offers: false, page: 1 }) }]
      : []),
    ...(view.stock
      ? [{ name: t('filters.stock'), to: to({ ...view, stock: false, page: 1 }) }]
      : []),
    ...(view.rating === undefined
      ? []
      : [
          {
            name: t('filters.stars', { count: view.rating }),
            to: to({ ...view, rating: undefined, page: 1 }),
          },
        ]),
  ]
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
      {chips.map(({ name, to: without }) => (
        <li key={name}>
          <Link
            to={without}
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
