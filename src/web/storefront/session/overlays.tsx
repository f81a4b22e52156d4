import { lazy, Suspense, useEffect, useState } from 'react'
import { type OverlayName, useOverlay } from './overlay.tsx'

const dialogs = {
  login: lazy(() => import('./login-dialog.tsx')),
  signup: lazy(() => import('./signup-dialog.tsx')),
  address: lazy(() => import('../location/location-dialog.tsx')),
  menu: lazy(() => import('../frame/side-menu.tsx')),
  review: lazy(() => import('../reviews/review-dialog.tsx')),
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
