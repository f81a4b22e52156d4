type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Look up the store at each use: reading `window.localStorage` throws where cookies are blocked. */
const lazy = (store: () => Storage): Store => ({
  getItem: (key) => store().getItem(key),
  setItem: (key, value) => store().setItem(key, value),
  removeItem: (key) => store().removeItem(key),
})

export const local = lazy(() => localStorage)
export const session = lazy(() => sessionStorage)

/** Storage for conveniences only: never throws when it is blocked or full. */
const texts = (store: Store) => ({
  /** '' if nothing is stored, null if storage is blocked. */
  read(key: string): string | null {
    try {
      return store.getItem(key) ?? ''
    } catch {
      return null
    }
  },
  /** '' removes the key. Returns false if the store refuses. */
  write(key: string, text: string): boolean {
    try {
      if (text === '') store.removeItem(key)
      else store.setItem(key, text)
      return true
    } catch {
      return false
    }
  },
})

export const localTexts = texts(local)
export const sessionTexts = texts(session)
