import { useRevalidator } from 'react-router'
import { wordsOf } from '../../problem.ts'
import { toast } from '../../ui/toast.ts'
import { useApi } from '../../use-api.ts'
import { t } from '../../words/t.ts'
import { useBasketStore } from '../basket/use-basket.tsx'
import { useOverlay } from './overlay.tsx'

type Credentials = { email: string; password: string; remember: boolean }

/** Coming and going: the cart moves along, and every page is read again with the new prices. */
export function useSession() {
  const api = useApi()
  const basket = useBasketStore()
  const { overlay, close } = useOverlay()
  const { revalidate } = useRevalidator()

  async function login(credentials: Credentials) {
    await api.login(credentials)
    toast.success(t('login.done'))
    // The cart is still in the browser if this fails: nothing is lost, the next login takes it along.
    await basket.join().catch((error: unknown) => toast.error(wordsOf(error, t('cart.notKept'))))
    await revalidate()
    close()
    overlay.then?.()
  }

  async function logout() {
    await basket.settle()
    await api.logout()
    basket.become('guest', null)
    await revalidate()
  }

  return { login, logout }
}
