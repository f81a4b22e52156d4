import { Suspense } from 'react'
import { lazyPart } from '../../../app/hydration/lazy-part.ts'
import { useHydrated } from '../../../app/hydration/use-hydrated.ts'

const Part = lazyPart(async () => (await import('./goes-with.tsx')).GoesWith)

export const BesideCart = () =>
  useHydrated() && (
    <Suspense fallback={null}>
      <Part className="till-more" />
    </Suspense>
  )
