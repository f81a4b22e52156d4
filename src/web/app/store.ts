/** Listeners of something that is kept elsewhere. */
export function createSignal() {
  const listeners = new Set<() => void>()
  return {
    /** Returns the end of it, as `useSyncExternalStore` and effects expect. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify() {
      for (const listener of listeners) listener()
    },
  }
}

/** A value outside of React, and its listeners. `set` replaces it. */
export function createStore<Value>(value: Value) {
  const { subscribe, notify } = createSignal()
  return {
    subscribe,
    get: () => value,
    set(next: Value) {
      value = next
      notify()
    },
  }
}
