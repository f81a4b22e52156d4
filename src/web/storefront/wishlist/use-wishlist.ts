import { useContext } from 'react'
import type { Api } from '../../app/api/api.ts'
import { messageOf } from '../../app/api/api-error.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { useApi } from '../../app/api/use-api.ts'
import { wishlistMessages } from '../../messages/en/storefront/catalogue/wishlist.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { usePerson } from '../layout-data/use-layout-data.ts'
import { useOverlayActions } from '../parts/overlay.tsx'
import { WishlistContext } from './wishlist-provider.tsx'

type Kind = 'wishlist' | 'stockAlerts'

const calls = {
  wishlist: (api: Api, on: boolean) => (on ? api.addFavourite : api.removeFavourite),
  stockAlerts: (api: Api, on: boolean) => (on ? api.addStockAlert : api.removeStockAlert),
}

/** Optimistic, reverted if the request fails. */
export function useWishlist(kind: Kind) {
  const t = useMessages(wishlistMessages)
  const entries = useContext(WishlistContext)
  const api = useApi()
  const person = usePerson()
  const { show } = useOverlayActions()
  const keyOf = (id: string) => `${kind} ${id}`
  const has = (id: string) =>
    person !== null && (entries?.changed.get(keyOf(id)) ?? person[kind].includes(id))
  const mark = (id: string, on: boolean) =>
    entries?.setChanged((before) => new Map(before).set(keyOf(id), on))

  async function put(id: string, on: boolean) {
    mark(id, on)
    try {
      await calls[kind](api, on)(id)
      toast.success(t(`${kind}.${on ? 'added' : 'removed'}`), kind)
    } catch (error) {
      mark(id, !on)
      toast.error(messageOf(error, t(`${kind}.${on ? 'addFailed' : 'removeFailed'}`)), kind)
    }
  }

  async function toggle(id: string) {
    if (person) return put(id, !has(id))
    const reason = t(`${kind}.login`)
    toast.error(reason, 'login')
    show('login', { after: () => void put(id, true), reason })
  }

  return { has, toggle }
}
