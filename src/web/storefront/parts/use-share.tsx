import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../app/hydration/lazy-part.ts'
import type { Shared } from './share-now.tsx'

/** `path`: of our own pages; `title`: a short description. */

const ShareNow = lazyPart(async () => (await import('./share-now.tsx')).ShareNow)

/** Render `sharing`; it is empty until something is shared. */
export function useShare(): { share: (shared: Shared) => void; sharing: ReactNode } {
  const [asked, setAsked] = useState<{ shared: Shared; count: number } | null>(null)
  const share = (shared: Shared) =>
    setAsked((before) => ({ shared, count: (before?.count ?? 0) + 1 }))
  const sharing = asked && (
    <Suspense fallback={null}>
      <ShareNow key={asked.count} shared={asked.shared} />
    </Suspense>
  )
  return { share, sharing }
}
