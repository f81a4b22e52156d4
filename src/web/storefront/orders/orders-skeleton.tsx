import { Skeleton, SkeletonList } from '../../ui/skeleton.tsx'
import { ordersMessages } from '../../messages/en/storefront/checkout/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'

export const OrdersSkeleton = () => {
  const t = useMessages(ordersMessages)
  return (
    <div className="wrap" aria-busy>
      <h1 className="py-5 text-sign wide:pt-8">{t('orders.title')}</h1>
      <CardsSkeleton />
    </div>
  )
}

export const CardsSkeleton = () => {
  const t = useMessages(ordersMessages)
  return (
    <SkeletonList
      count={4}
      loading={t('orders.loading')}
      className="grid gap-4 wide:grid-cols-2 wide:gap-5"
      itemClass="panel grid gap-4 p-5"
    >
      <span className="flex justify-between gap-4 border-b border-line pb-4">
        <span className="grid gap-2">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4 w-24" />
        </span>
        <span className="grid justify-items-end gap-2">
          <Skeleton className="h-7 w-24 !rounded-pill" />
          <Skeleton className="h-6 w-20" />
        </span>
      </span>
      {[1, 2, 3].map((line) => (
        <span key={line} className="flex items-center gap-3.5">
          <Skeleton className="size-14 shrink-0" />
          <span className="grid grow gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4 w-1/4" />
          </span>
        </span>
      ))}
      <span className="flex gap-3 pt-1">
        <Skeleton className="h-11 w-44 !rounded-pill" />
        <Skeleton className="h-11 w-28 !rounded-pill" />
      </span>
    </SkeletonList>
  )
}
