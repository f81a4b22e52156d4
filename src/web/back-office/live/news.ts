const listeners = new Set<() => void>()

/** Calls back when something in the shop has changed. */
export function onNews(hear: () => void) {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

export function tellNews() {
  for (const hear of listeners) hear()
}
