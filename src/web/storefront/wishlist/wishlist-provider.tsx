import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { usePerson } from '../layout-data/use-layout-data.ts'

/** What was put on products, or taken off, since the page was loaded: "wishlist {_id}" → on. */
type Changed = ReadonlyMap<string, boolean>

type Marks = { changed: Changed; setChanged: Dispatch<SetStateAction<Changed>> }
export const WishlistContext = createContext<Marks | null>(null)

const none: Changed = new Map()

/** One for all pages; what can be done with it comes with the products that it is done to. */
export function WishlistProvider({ children }: { children: ReactNode }) {
  const owner = usePerson()?.id
  const [changed, setChanged] = useState(none)
  const entries = useMemo(() => ({ changed, setChanged }), [changed])

  // Whoever comes next has entries of their own; what a guest marks waits for the login.
  useEffect(() => () => void (owner && setChanged(none)), [owner])

  return <WishlistContext value={entries}>{children}</WishlistContext>
}
