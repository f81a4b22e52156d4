import { useNavigate } from '../../app/router/use-router.tsx'
import type { MouseEvent } from 'react'
import { siteMessages, type SiteKey } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type OverlayName, useOverlayActions } from '../parts/overlay.tsx'
import { useCartState } from '../cart/store/use-cart-store.tsx'
import { usePerson } from '../layout-data/use-layout-data.ts'

/** A link that opens the login dialog for guests and continues after the login. Without JavaScript the page itself asks. `over`: an
 * overlay to open instead of the page; a guest sees it at once if the cart has something in it. */
export function useLoginFirst() {
  const t = useMessages(siteMessages)
  const person = usePerson()
  const { count } = useCartState()
  const navigate = useNavigate()
  const { show } = useOverlayActions()
  return (page: string, message?: SiteKey, over?: OverlayName) => (event: MouseEvent) => {
    if ((person && !over) || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const after = () => (over ? show(over) : void navigate(page))
    if (person || (over && count > 0)) return after()
    show('login', { after, ...(message && { reason: t(message) }) })
  }
}
