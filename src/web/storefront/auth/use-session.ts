import { paths } from '../../app/paths.ts'
import { messageOf } from '../../app/api/api-error.ts'
import { useLocation, useNavigate, useRevalidator } from '../../app/router/use-router.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { displayedAccount } from '../../app/api/displayed-account.ts'
import { useApi } from '../../app/api/use-api.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useCartStore } from '../cart/store/use-cart-store.tsx'
import { keepStorageFor } from '../../app/storage/keep-storage-for.ts'
import { isForMembers } from './require-login.ts'
import { guestVisit, useOverlay, useOverlayActions } from '../parts/overlay.tsx'

type Credentials = { email: string; password: string; remember: boolean }

/** Login and logout: both take the cart along and reload every page with the new prices. */
export function useSession() {
  const t = useMessages(siteMessages)
  const api = useApi()
  const cartStore = useCartStore()
  const { close } = useOverlayActions()
  const overlay = useOverlay()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  async function login(credentials: Credentials) {
    const { id } = await api.login(credentials)
    displayedAccount.id = id
    guestVisit.write('')
    toast.success(t('login.done'), 'login')
    close()
    // If this fails the cart stays in the browser, and the next login merges it.
    await cartStore
      .join(id)
      .catch((error: unknown) => toast.error(messageOf(error, t('cart.notKept')), 'cart'))
    await revalidate()
    overlay.after?.()
  }

  /** A failed logout is only reported: the user stays logged in. */
  async function logout() {
    try {
      await cartStore.settle()
      await api.logout()
      keepStorageFor(null)
    } catch (error) {
      return console.error('The logout has failed', error)
    }
    cartStore.become(null, null)
    if (isForMembers(pathname)) await navigate(paths.home())
    await revalidate()
    keepStorageFor(null) // a page of the account rendered in between may have claimed the storage again
  }

  return { login, logout }
}
