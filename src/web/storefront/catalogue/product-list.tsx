import { type ReactNode, useEffect, useRef } from 'react'
import type { Product } from '#shop/catalogue/product.ts'
import { ProductCards } from '../product/card/product-cards.tsx'
import { usePerson } from '../layout-data/use-layout-data.ts'
import { EmptyCategory } from '../parts/empty-category.tsx'
import { Paging } from '../parts/paging.tsx'
import { clearAbove, gathered, saveAbove } from './gathered.ts'
import { Link } from '../../app/router/link.tsx'
import { useLocation, useNavigation } from '../../app/router/use-router.tsx'
import { catalogueMessages } from '../../messages/en/storefront/catalogue/catalogue.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'

type Props = {
  /** one page of `total` products */
  list: { products: readonly Product[]; total: number; page: number }
  perPage: number
  label: string
  place?: 'open' | 'members'
  heart?: boolean
  /** replaces an empty list */
  empty?: ReactNode
  pageTo: (page: number) => string
  /** below each price */
  note?: (product: Product) => ReactNode
}

export const ProductList = ({
  list: { products, total, page },
  perPage,
  label,
  place = 'open',
  heart = false,
  empty = <EmptyCategory />,
  pageTo,
  note,
}: Props) => {
  const person = usePerson()
  // Prices differ per account, so the key contains it.
  const addressOf = (one: number) => `${pageTo(one)}#${person?.id ?? ''}`
  const pages = Math.ceil(total / perPage)
  const displayed = gathered(addressOf(page), products)
  const goOnAt = useFocusOnCard(displayed.length)
  const isOutdated = useIsOutdated()
  return (
    <>
      {products.length === 0 ? (
        empty
      ) : (
        <div className="outdated" aria-busy={isOutdated || undefined} inert={isOutdated}>
          <ProductCards
            products={displayed}
            place={place}
            heart={heart}
            eager={4}
            label={label}
            headed
            {...(note && { note })}
          />
        </div>
      )}
      {page < pages && (
        <LoadMore
          to={pageTo(page + 1)}
          count={displayed.length}
          total={total}
          onPress={() => {
            saveAbove(addressOf(page + 1), displayed)
            goOnAt(displayed.length)
          }}
        />
      )}
      <Paging page={page} pages={pages} to={pageTo} onChoose={clearAbove} />
    </>
  )
}

/** While another list loads here, these products can't be taken for its own. "Load more" keeps them. */
function useIsOutdated() {
  const { pathname, search } = useLocation()
  const { location } = useNavigation()
  return location?.pathname === pathname && allPages(location.search) !== allPages(search)
}

const allPages = (search: string) => search.replace(/[?&]page=\d+/, '')

/** Focuses the first product that "Load more" added. */
function useFocusOnCard(count: number) {
  const next = useRef(0)
  useEffect(() => {
    if (next.current === 0 || count <= next.current) return
    const cards = document.querySelectorAll<HTMLElement>('#main .shelf .card-link')
    cards[next.current]?.focus({ preventScroll: true })
    next.current = 0
  }, [count])
  return (index: number) => {
    next.current = index
  }
}

type LoadMoreProps = { to: string; count: number; total: number; onPress: () => void }

/** Appends the next page; a plain link without JavaScript. */
function LoadMore({ to, count, total, onPress }: LoadMoreProps) {
  const t = useMessages(catalogueMessages)
  const { state } = useNavigation()

  return (
    <div className="mt-8 grid justify-items-center gap-2">
      <p className="text-small text-soft" role="status">
        {t('paging.shown', { shown: count, total })}
      </p>
      <Link
        to={to}
        rel="next"
        replace
        preventScrollReset
        aria-busy={state === 'loading' || undefined}
        className={buttonClass({ kind: 'brand' })}
        onClick={onPress}
      >
        {t('paging.more')}
      </Link>
    </div>
  )
}
