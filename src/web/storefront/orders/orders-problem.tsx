import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { say } from '../../words/buying.ts'

/** The list could not be fetched: say so, and try again on the spot. */
export function OrdersProblem() {
  const { revalidate, state } = useRevalidator()
  if (state === 'loading') return <OrdersSkeleton />
  return (
    <EmptyState ornament="lamp" level={1} title={say('orders.failed')}>
      <Button kind="main" onClick={() => void revalidate()}>
        {say('orders.again')}
      </Button>
    </EmptyState>
  )
}

const OrdersSkeleton = () => (
  <div className="wrap" aria-busy>
    <h1 className="py-5 text-head wide:py-8">{say('orders.title')}</h1>
    <div className="grid gap-4 wide:grid-cols-2 wide:gap-5">
      {[1, 2, 3, 4].map((card) => (
        <div key={card} className="panel grid gap-4 p-5">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-11 w-40 rounded-pill" />
        </div>
      ))}
    </div>
  </div>
)
