import { wordsOf } from '../../app/api/api-error.ts'
import { useRevalidator, useRouteError } from '../../app/router/use-router.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { accountMessages } from '../../messages/en/account.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The list could not be loaded: the error and a button to try again. */
export function WishlistErrorPage() {
  const t = useMessages(accountMessages)
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  if (state === 'loading') return <WishlistSkeleton />
  return (
    <EmptyState ornament="lamp" level={1} title={wordsOf(error, t('wishlist.failed'))}>
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
