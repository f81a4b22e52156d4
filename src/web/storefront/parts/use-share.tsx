import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../app/hydration/lazy-part.ts'
import type { Shared } from './share-now.tsx'

/** `path`: of our own pages; `title`: a short description. */

const ShareNow = lazyPart(async () => (await import('./share-now.tsx')).ShareNow)

/** Render `sharing`; it is empty until something is shared. */
export function useShare(): { share: (shared: Shared) => void; sharing: ReactNode } {
  const [requested, setRequested] = useState<{ shared: Shared; count: number } | null>(null)
  const share = (shared: Shared) =>
    setRequested((before) => ({ shared, count: (before?.count ?? 0) + 1 }))
  const sharing = requested && (
    <Suspense fallback={null}>
      <ShareNow key={requested.count} shared={requested.shared} />
    </Suspense>
  )
  return { share, sharing }
}
