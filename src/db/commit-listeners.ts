type Listener = (published: readonly object[]) => void

/** Listeners get each transaction's messages right after its commit. */
export function openCommitListeners() {
  const listeners: Listener[] = []
  return {
    onCommit: (listener: Listener) => void listeners.push(listener),
    tell: (published: readonly object[]) => {
      if (published.length > 0) for (const listener of listeners) listener(published)
    },
  }
}
