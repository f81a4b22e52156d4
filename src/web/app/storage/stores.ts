type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where cookies are forbidden the mere name of a store throws: it is said only when something is asked of it. */
const lazy = (store: () => Storage): Store => ({
  getItem: (key) => store().getItem(key),
  setItem: (key, value) => store().setItem(key, value),
  removeItem: (key) => store().removeItem(key),
})

export const local = lazy(() => localStorage)
export const session = lazy(() => sessionStorage)
