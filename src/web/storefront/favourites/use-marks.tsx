import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { wordsOf } from '../../problem.ts'
import { toast } from '../../ui/toast.ts'
import { useApi } from '../../use-api.ts'
import { t } from '../../words/t.ts'
import { usePerson } from '../frame/use-frame.ts'
import { useOverlay } from '../session/overlay.tsx'

type Marks = {
  has: (productId: string) => boolean
  toggle: (productId: string) => Promise<void>
}

const MarksContext = createContext<{ favourites: Marks; waits: Marks } | null>(null)

/** What a person puts on products: hearts, and the wish to hear when one is back. */
export function MarksProvider({ children }: { children: ReactNode }) {
  const api = useApi()
  const favourites = useMarksOf('favourites', api.addFavourite, api.removeFavourite)
  const waits = useMarksOf('waits', api.waitFor, api.stopWaiting)
  const marks = useMemo(() => ({ favourites, waits }), [favourites, waits])
  return <MarksContext value={marks}>{children}</MarksContext>
}

type Put = (productId: string) => Promise<unknown>

/** Changed at once, taken back if the shop says no (spec §4). */
function useMarksOf(kind: 'favourites' | 'waits', add: Put, remove: Put): Marks {
  const person = usePerson()
  const { show } = useOverlay()
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())

  return useMemo(() => {
    const has = (id: string) => person !== null && (changed.get(id) ?? person[kind].includes(id))
    const mark = (id: string, on: boolean) => setChanged((before) => new Map(before).set(id, on))

    async function put(id: string, on: boolean) {
      mark(id, on)
      try {
        await (on ? add(id) : remove(id))
        toast.success(t(`${kind}.${on ? 'added' : 'removed'}`))
      } catch (error) {
        mark(id, !on)
        toast.error(wordsOf(error, t(`${kind}.${on ? 'addFailed' : 'removeFailed'}`)))
      }
    }

    async function toggle(id: string) {
      if (person) return put(id, !has(id))
      const reason = t(`${kind}.login`)
      toast.error(reason)
      show('login', { after: () => void put(id, true), reason })
    }

    return { has, toggle }
  }, [kind, person, add, remove, changed, show])
}

export function useMarks() {
  const marks = useContext(MarksContext)
  if (!marks) throw new Error('useMarks is called outside of <MarksProvider>')
  return marks
}
