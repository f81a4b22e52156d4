import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../app/hydration/lazy-part.ts'
import { type OverlayName, useOverlay } from '../parts/overlay.tsx'

const dialogs = {
  login: lazyPart(async () => (await import('../auth/login-dialog.tsx')).default),
  signup: lazyPart(async () => (await import('../auth/signup-dialog.tsx')).default),
  address: lazyPart(async () => (await import('../delivery/location-dialog.tsx')).default),
  menu: lazyPart(async () => (await import('./side-menu.tsx')).default),
  review: lazyPart(async () => (await import('../content/review-dialog.tsx')).default),
} satisfies Record<OverlayName, unknown>

/** Each dialog's code comes when it is first opened. */
export function Overlays() {
  const { overlay } = useOverlay()
  const [used, setUsed] = useState<readonly OverlayName[]>([])
  const { open } = overlay

  useEffect(() => {
    if (open) setUsed((before) => (before.includes(open) ? before : [...before, open]))
  }, [open])

  return used.map((name) => {
    const Dialog = dialogs[name]
    return (
      <Suspense key={name} fallback={null}>
        <Dialog open={open === name} />
      </Suspense>
    )
  })
}
