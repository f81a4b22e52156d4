type Listener = (orderId: string) => void

/** Within this server: whoever looks at an order is told at once that it has changed. */
export type OrderNews = {
  /** After the change is in the database, never before. */
  tell: (orderId: string) => void
  listen: (listener: Listener) => () => void
}

export function openOrderNews(): OrderNews {
  const listeners = new Set<Listener>()
  return {
    tell: (orderId) => {
      for (const listener of listeners) listener(orderId)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
