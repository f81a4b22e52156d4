import { Suspense } from 'react'
import { lazyPart } from '../../app/hydration/lazy-part.ts'
import { useHydrated } from '../../app/hydration/use-hydrated.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { OrderOptions } from './order-options.tsx'

const load = () => import('./load-options.ts')
const Part = lazyPart(async () => (await load()).OrderOptions)

/** Loads how the options are read, with the code of their fields. */
export const loadOrderOptions = () => load().catch(() => null)

type Props = Parameters<typeof OrderOptions>[0]

/** Optional settings load after the required fields. */
export function OptionsPart(props: Props) {
  const room = <Skeleton className={`w-full ${props.payment === 'cod' ? 'h-54' : 'h-36'}`} />
  return useHydrated() ? (
    <Suspense fallback={room}>
      <Part {...props} />
    </Suspense>
  ) : (
    room
  )
}
