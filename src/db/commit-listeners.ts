type Listener = (published: readonly object[]) => void

/** Calls all listeners with what a transaction publishes, at once and after its commit. */
export function openCommitListeners() {
  const listeners: Listener[] = []
  return {
    onCommit: (listener: Listener) => void listeners.push(listener),
    tell: (published: readonly object[]) => {
      if (published.length > 0) for (const listener of listeners) listener(published)
    },
  }
}
