import { signsOf } from '#shop/orders/order-signs.store.ts'
import type { Shop } from '#shop/visit.ts'

const pause = 2000

type Watcher = { orderId: string; sign: string; changed: () => void }
export type OrderWatch = { watch: (watcher: Watcher) => () => void; close: () => void }

/**
 * Tells watchers that their order has changed: at once for what this server did, within two seconds
 * for what another one did. However many watch, it is one question; nobody watching: none.
 */
export function openOrderWatch({ db, orderNews }: Pick<Shop, 'db' | 'orderNews'>): OrderWatch {
  const watchers = new Set<Watcher>()
  let timer: NodeJS.Timeout | undefined
  let looking = false

  async function look(only?: string) {
    const ids = new Set(
      [...watchers].map(({ orderId }) => orderId).filter((id) => only === undefined || id === only),
    )
    if (ids.size === 0) return
    const signs = await signsOf(db, [...ids])
    for (const watcher of watchers) {
      const sign = signs.get(watcher.orderId)
      if (sign === undefined || sign === watcher.sign) continue
      watcher.sign = sign
      watcher.changed()
    }
  }
  // A database that is away for a moment is asked again; a slow one is not asked twice at a time.
  async function lookAround() {
    if (looking) return
    looking = true
    await look().catch(() => undefined)
    looking = false
  }
  const stopListening = orderNews.listen((id) => void look(id).catch(() => undefined))
  const rest = () => {
    clearInterval(timer)
    timer = undefined
  }

  return {
    watch: (watcher) => {
      watchers.add(watcher)
      timer ??= setInterval(() => void lookAround(), pause)
      return () => {
        watchers.delete(watcher)
        if (watchers.size === 0) rest()
      }
    },
    close: () => {
      stopListening()
      rest()
    },
  }
}
