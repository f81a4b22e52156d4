import { type ReactNode, useEffect, useRef } from 'react'
import type { Product } from '#shop/catalogue/product.ts'
import { ProductShelf } from '../product/product-shelf.tsx'
import { usePerson } from '../layout-data/use-layout-data.ts'
import { EmptyShelf } from '../parts/empty-shelf.tsx'
import { Paging } from '../parts/paging.tsx'
import { forgetAbove, gathered, keepAbove } from './gathered.ts'
import { Link } from '../../app/router/link.tsx'
import { useNavigation } from '../../app/router/use-router.tsx'
import { catalogueMessages } from '../../messages/en/catalogue.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'

type Props = {
  /** one page of the list, of `total` products in all */
  list: { products: readonly Product[]; total: number; page: number }
  perPage: number
  label: string
  place?: 'open' | 'members'
  heart?: boolean
  /** in place of the shelf when nothing is on it */
  empty?: ReactNode
  pageTo: (page: number) => string
  /** below the price of each */
  note?: (product: Product) => ReactNode
}

/** A page of products with the ways to the other pages. */
export const ProductList = ({
  list: { products, total, page },
  perPage,
  label,
  place = 'open',
  heart = false,
  empty = <EmptyShelf />,
  pageTo,
  note,
}: Props) => {
  const person = usePerson()
  // Prices are each buyer's own.
  const addressOf = (one: number) => `${pageTo(one)}#${person?.id ?? ''}`
  const pages = Math.ceil(total / perPage)
  const shown = gathered(addressOf(page), products)
  const goOnAt = useFocusOnCard(shown.length)
  return (
    <>
      {products.length === 0 ? (
        empty
      ) : (
        <ProductShelf
          products={shown}
          place={place}
          heart={heart}
          eager={4}
          label={label}
          headed
          {...(note && { note })}
        />
      )}
      {page < pages && (
        <LoadMore
          to={pageTo(page + 1)}
          shown={shown.length}
          total={total}
          onPress={() => {
            keepAbove(addressOf(page + 1), shown)
            goOnAt(shown.length)
          }}
        />
      )}
      <Paging page={page} pages={pages} to={pageTo} onChoose={forgetAbove} />
    </>
  )
}

/** When more has come, the keyboard goes on with the first of it. */
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

type LoadMoreProps = { to: string; shown: number; total: number; onPress: () => void }

/** The next page, below what is here. Without JavaScript a link to it. */
function LoadMore({ to, shown, total, onPress }: LoadMoreProps) {
  const t = useMessages(catalogueMessages)
  const { state } = useNavigation()

  return (
    <div className="mt-8 grid justify-items-center gap-2">
      <p className="text-small text-soft" role="status">
        {t('paging.shown', { shown, total })}
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
