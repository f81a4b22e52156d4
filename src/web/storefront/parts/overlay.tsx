import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { storedText } from '../../app/storage/stored-text.ts'
import { sessionTexts } from '../../app/storage/stores.ts'

export type OverlayName = 'login' | 'signup' | 'menu' | 'address' | 'review' | 'cart'

type Overlay = {
  /** at most one at a time */
  open: OverlayName | null
  /** the action that the login interrupted */
  after: (() => void) | null
  /** why it opened, if the shopper didn't ask for it */
  reason: string | null
  /** what a guest may do instead of logging in */
  guestWay: GuestWay | null
}

export type GuestWay = { label: string; go: () => void }
type OverlayOptions = { after?: () => void; reason?: string; guestWay?: GuestWay }

type Actions = {
  show: (name: OverlayName, options?: OverlayOptions) => void
  close: () => void
}

/** Carries a dialog's request over to the next dialog that leads to the same. */
export const askedAgain = ({ after, guestWay }: Overlay): OverlayOptions => ({
  ...(after && { after }),
  ...(guestWay && { guestWay }),
})

/** '1': the shopper continued as a guest or closed the question, and is not asked again in this visit. */
export const guestVisit = storedText('guest', 1, sessionTexts)

const nothingOpen: Overlay = {
  open: null,
  after: null,
  reason: null,
  guestWay: null,
}

const OverlayContext = createContext<Overlay>(nothingOpen)
const ActionsContext = createContext<Actions | null>(null)

export function OverlayProvider({ children }: { children: ReactNode }) {
  const [overlay, setOverlay] = useState<Overlay>(nothingOpen)
  const actions = useMemo(
    () => ({
      show: (open: OverlayName, { after, reason, guestWay }: OverlayOptions = {}) => {
        if (guestWay && guestVisit.read()) return guestWay.go()
        setOverlay({
          open,
          after: after ?? null,
          reason: reason ?? null,
          guestWay: guestWay ?? null,
        })
      },
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

export const useOverlay = () => useContext(OverlayContext)

/** Actions only, so that their users don't re-render when something opens. */
export function useOverlayActions(): Actions {
  const actions = useContext(ActionsContext)
  if (!actions) throw new Error('useOverlayActions is called outside of <OverlayProvider>')
  return actions
}
