import { accountCalls } from '../../app/api/account-calls.ts'
import { useEffect, useRef } from 'react'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { accountMessages } from '../../messages/en/storefront/account/account.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useWishlist } from '../wishlist/use-wishlist.ts'
import { ProductCards } from '../product/card/product-cards.tsx'
import { orLogin } from '../auth/require-login.ts'
import { ShoppingBasket } from 'lucide-react'
import { isSoldOut, type Product } from '#shop/catalogue/product.ts'
import { wholesaleFor } from '#shop/pricing/price-tag.ts'
import { oneByOne } from '#shop/pricing/wholesale-terms.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { notifyWhenSaved, useCartStore } from '../cart/store/use-cart-store.tsx'
import { usePriceList } from '../layout-data/use-layout-data.ts'
import { messageOf } from '../../app/api/api-error.ts'
import { useRevalidator, useRouteError } from '../../app/router/use-router.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

function WishlistErrorPage() {
  const t = useMessages(accountMessages)
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  if (state === 'loading') return <WishlistSkeleton />
  return (
    <EmptyState ornament="lamp" level={1} title={messageOf(error, t('wishlist.failed'))}>
      <Button kind="main" onClick={() => void revalidate()}>
        {t('wishlist.retry')}
      </Button>
    </EmptyState>
  )
}

const WishlistSkeleton = () => {
  const t = useMessages(accountMessages)
  return (
    <div className="wrap">
      <p role="status" className="sr-only">
        {t('wishlist.loading')}
      </p>
      <h1 className="py-5 text-sign wide:pt-8">{t('wishlist.title')}</h1>
      <div className="shelf" aria-hidden>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className="grid gap-3">
            <Skeleton className="aspect-square w-full !rounded-card" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-11 w-full !rounded-pill" />
          </div>
        ))}
      </div>
    </div>
  )
}

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
            <h1 ref={heading} tabIndex={-1} className="text-sign">
              {t('wishlist.title')}
            </h1>
            <p role="status" className="mt-3 text-lead text-soft">
              {t('wishlist.count', { count: liked.length })}
            </p>
          </div>
          <AddWishlistToCart products={liked} />
        </div>
        <ProductCards
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

/** Adds one step of each product; sold-out ones stay on the list and are reported. */
function AddWishlistToCart({ products }: { products: readonly Product[] }) {
  const t = useMessages(accountMessages)
  const cartStore = useCartStore()
  const priceList = usePriceList()
  const there = products.filter((product) => !isSoldOut(product))
  const out = products.length - there.length

  function addAll() {
    const items = there.map((product) => ({
      productId: product.id,
      quantity: (wholesaleFor(product, priceList) ?? oneByOne).minimum,
      ...(product.colours[0] && { colour: product.colours[0].name }),
    }))
    if (items.length > 0) notifyWhenSaved(cartStore.addAll(items), t('wishlist.added'))
    if (out > 0)
      toast.say(t(there.length > 0 ? 'wishlist.someOut' : 'wishlist.allOut', { count: out }))
  }

  return (
    <Button kind="main" onClick={addAll} className="max-sm:w-full">
      <ShoppingBasket aria-hidden className="size-5" /> {t('wishlist.addAll')}
    </Button>
  )
}
