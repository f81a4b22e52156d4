import { Suspense, useEffect, useState } from 'react'
import { ahead, lazyPart } from '../../app/hydration/lazy-part.ts'
import { useCartState } from '../cart/use-cart-store.tsx'
import { type OverlayName, useOverlay } from '../parts/overlay.tsx'

const loadCartSheet = () => import('./cart-sheet.tsx')

const dialogs = {
  login: lazyPart(async () => (await import('../auth/login-dialog.tsx')).default),
  signup: lazyPart(async () => (await import('../auth/signup-dialog.tsx')).default),
  address: lazyPart(async () => (await import('../delivery/location-dialog.tsx')).default),
  menu: lazyPart(async () => (await import('./side-menu.tsx')).default),
  cart: lazyPart(async () => (await loadCartSheet()).CartSheet),
  review: lazyPart(async () => (await import('../content/review-dialog.tsx')).default),
} satisfies Record<OverlayName, unknown>

const idle = 3000 // milliseconds

/** Each dialog's code comes when it is first opened. */
export function Overlays() {
  const overlay = useOverlay()
  const [used, setUsed] = useState<readonly OverlayName[]>([])
  const { open } = overlay

  useEffect(() => {
    if (open) setUsed((before) => (before.includes(open) ? before : [...before, open]))
  }, [open])

  // Whoever has something in the cart soon looks into it.
  const isFilled = useCartState().count > 0
  useEffect(() => {
    if (!isFilled) return
    const timer = setTimeout(() => ahead(loadCartSheet), idle)
    return () => clearTimeout(timer)
  }, [isFilled])

  return used.map((name) => {
    const Dialog = dialogs[name]
    return (
      <Suspense key={name} fallback={null}>
        <Dialog open={open === name} />
      </Suspense>
    )
  })
}
