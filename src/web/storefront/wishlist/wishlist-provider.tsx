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

/** Changes since the page loaded: "wishlist {_id}" → on. */
type Changed = ReadonlyMap<string, boolean>

type Marks = { changed: Changed; setChanged: Dispatch<SetStateAction<Changed>> }
export const WishlistContext = createContext<Marks | null>(null)

const none: Changed = new Map()

/** One for all pages; its actions' code loads with the products. */
export function WishlistProvider({ children }: { children: ReactNode }) {
  const owner = usePerson()?.id
  const [changed, setChanged] = useState(none)
  const entries = useMemo(() => ({ changed, setChanged }), [changed])

  // The next account has its own entries; a guest's pending ones stay until the login.
  useEffect(() => () => void (owner && setChanged(none)), [owner])

  return <WishlistContext value={entries}>{children}</WishlistContext>
}
