import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

export type OverlayName = 'login' | 'signup' | 'menu' | 'address' | 'review' | 'cart'

type Overlay = {
  /** at most one at a time */
  open: OverlayName | null
  /** what the person wanted to do when the login came in between */
  after: (() => void) | null
  /** why it opened, when the person did not ask for it */
  reason: string | null
  /** what a guest may do instead of logging in */
  guestWay: GuestWay | null
  /** the person wanted to see the cart */
  forCart: boolean
}

export type GuestWay = { label: string; go: () => void }
type Asked = { after?: () => void; reason?: string; guestWay?: GuestWay; forCart?: boolean }

type Actions = {
  show: (name: OverlayName, asked?: Asked) => void
  close: () => void
}

/** What was asked of one dialog, for the next one that leads to the same. */
export const askedAgain = ({ after, guestWay, forCart }: Overlay): Asked => ({
  forCart,
  ...(after && { after }),
  ...(guestWay && { guestWay }),
})

const nothingOpen: Overlay = {
  open: null,
  after: null,
  reason: null,
  guestWay: null,
  forCart: false,
}

const OverlayContext = createContext<Overlay>(nothingOpen)
const ActionsContext = createContext<Actions | null>(null)

export function OverlayProvider({ children }: { children: ReactNode }) {
  const [overlay, setOverlay] = useState<Overlay>(nothingOpen)
  const actions = useMemo(
    () => ({
      show: (open: OverlayName, { after, reason, guestWay, forCart = false }: Asked = {}) =>
        setOverlay({
          open,
          after: after ?? null,
          reason: reason ?? null,
          guestWay: guestWay ?? null,
          forCart,
        }),
      close: () => setOverlay(nothingOpen),
    }),
    [],
  )
  return (
    <ActionsContext value={actions}>
      <OverlayContext value={overlay}>{children}</OverlayContext>
    </ActionsContext>
  )
}

/** What is open over the page. */
export const useOverlay = () => useContext(OverlayContext)

/** Opens and closes; whoever only does this is not drawn anew when something opens. */
export function useOverlayActions(): Actions {
  const actions = useContext(ActionsContext)
  if (!actions) throw new Error('useOverlayActions is called outside of <OverlayProvider>')
  return actions
}
