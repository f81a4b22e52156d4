import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

export type OverlayName = 'login' | 'signup' | 'menu' | 'address' | 'review'
type Overlay = {
  /** at most one at a time (spec §2) */
  open: OverlayName | null
  /** what the person wanted to do when the login came in between */
  then: (() => void) | null
}

type Handle = {
  overlay: Overlay
  show: (name: OverlayName, then?: () => void) => void
  close: () => void
}

const OverlayContext = createContext<Handle | null>(null)

export function OverlayProvider({ children }: { children: ReactNode }) {
  const [overlay, setOverlay] = useState<Overlay>({ open: null, then: null })
  const handle = useMemo(
    () => ({
      overlay,
      show: (open: OverlayName, then?: () => void) => setOverlay({ open, then: then ?? null }),
      close: () => setOverlay({ open: null, then: null }),
    }),
    [overlay],
  )
  return <OverlayContext value={handle}>{children}</OverlayContext>
}

export function useOverlay(): Handle {
  const handle = useContext(OverlayContext)
  if (!handle) throw new Error('useOverlay is called outside of <OverlayProvider>')
  return handle
}
