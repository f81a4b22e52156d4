import { accountCalls } from '../../app/api/account-calls.ts'
import { useEffect, useRef } from 'react'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { accountMessages } from '../../messages/en/account.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useWishlist } from '../wishlist/use-wishlist.ts'
import { ProductShelf } from '../product/product-shelf.tsx'
import { orLogin } from '../auth/require-login.ts'
import { AddWishlistToCart } from './add-wishlist-to-cart.tsx'
import { WishlistErrorPage } from './wishlist-error.tsx'

export const page = definePage({
  load: ({ api, url }) => orLogin(url, accountCalls(api).favourites()),
  head: (_, { language }) => ({ title: messagesIn(language, accountMessages)('wishlist.title') }),
  Page: ({ data }) => {
    const t = useMessages(accountMessages)
    const { has } = useWishlist('wishlist')
    // Removed optimistically, and restored if the request fails.
    const liked = data.filter(({ id }) => has(id))
    const heading = useRef<HTMLHeadingElement>(null)
    const count = useRef(liked.length)

    useEffect(() => {
      // The focused button was removed with its card: move the focus.
      if (liked.length < count.current && document.activeElement === document.body)
        heading.current?.focus()
      count.current = liked.length
    }, [liked.length])

    if (liked.length === 0) {
      return (
        <EmptyState
          ornament="peacock"
          level={1}
          title={t('wishlist.empty')}
          text={t('wishlist.emptyText')}
        >
          <Link to={paths.products()} className={buttonClass({ kind: 'main' })}>
            {t('wishlist.shop')}
          </Link>
        </EmptyState>
      )
    }
    return (
      <div className="wrap">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-4 py-5 wide:pt-8">
          <div>
            <h1 ref={heading} tabIndex={-1} className="text-sign outline-none">
              {t('wishlist.title')}
            </h1>
            <p role="status" className="mt-3 text-lead text-soft">
              {t('wishlist.count', { count: liked.length })}
            </p>
          </div>
          <AddWishlistToCart products={liked} />
        </div>
        <ProductShelf
          products={liked}
          place="members"
          heart
          headed
          eager={4}
          label={t('wishlist.title')}
        />
      </div>
    )
  },
  ErrorPage: WishlistErrorPage,
})
