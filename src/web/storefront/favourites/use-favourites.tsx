import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { wordsOf } from '../../problem.ts'
import { toast } from '../../ui/toast.ts'
import { useApi } from '../../use-api.ts'
import { t } from '../../words/t.ts'
import { usePerson } from '../frame/use-frame.ts'
import { useOverlay } from '../session/overlay.tsx'

type Favourites = {
  has: (productId: string) => boolean
  toggle: (productId: string) => Promise<void>
}

const FavouritesContext = createContext<Favourites | null>(null)

/** Hearts: changed at once, taken back if the shop says no (spec §4). */
export function FavouritesProvider({ children }: { children: ReactNode }) {
  const person = usePerson()
  const api = useApi()
  const { show } = useOverlay()
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())

  const favourites = useMemo(() => {
    const has = (id: string) =>
      person !== null && (changed.get(id) ?? person.favourites.includes(id))
    const mark = (id: string, on: boolean) => setChanged((before) => new Map(before).set(id, on))

    async function put(id: string, on: boolean) {
      mark(id, on)
      try {
        await (on ? api.addFavourite(id) : api.removeFavourite(id))
        toast.success(t(on ? 'favourites.added' : 'favourites.removed'))
      } catch (error) {
        mark(id, !on)
        toast.error(wordsOf(error, t(on ? 'favourites.addFailed' : 'favourites.removeFailed')))
      }
    }

    async function toggle(id: string) {
      if (person) return put(id, !has(id))
      toast.error(t('favourites.login'))
      show('login', { after: () => void put(id, true), reason: t('favourites.login') })
    }

    return { has, toggle }
  }, [person, api, changed, show])

  return <FavouritesContext value={favourites}>{children}</FavouritesContext>
}

export function useFavourites(): Favourites {
  const favourites = useContext(FavouritesContext)
  if (!favourites) throw new Error('useFavourites is called outside of <FavouritesProvider>')
  return favourites
}
