type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where cookies are blocked even reading `window.localStorage` throws, so the store is looked up at each use. */
const lazy = (store: () => Storage): Store => ({
  getItem: (key) => store().getItem(key),
  setItem: (key, value) => store().setItem(key, value),
  removeItem: (key) => store().removeItem(key),
})

export const local = lazy(() => localStorage)
export const session = lazy(() => sessionStorage)

/** A store as texts, for what is only a convenience: nothing throws where it may not be used or is full. */
const texts = (store: Store) => ({
  /** '' where nothing is stored, null where storage is blocked. */
  read(key: string): string | null {
    try {
      return store.getItem(key) ?? ''
    } catch {
      return null
    }
  },
  /** '' removes. False: the store does not take it. */
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

/** Everything in localStorage. */
export function clearLocal() {
  try {
    localStorage.clear()
  } catch {
    // Storage is blocked: nothing is stored.
  }
}
