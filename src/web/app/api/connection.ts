import { createStore } from '../store.ts'

/** Whether the shop can be reached; `navigator.onLine` alone doesn't say. */
export const isReachable = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

const isLost = createStore(false)

// Node has a navigator too, without `onLine`.
export const isOnline = () => navigator.onLine !== false && !isLost.get()

export function subscribeConnection(change: () => void) {
  const unsubscribe = isLost.subscribe(change)
  const again = () => (isLost.get() ? void retryUntilReached() : change())
  window.addEventListener('online', again)
  window.addEventListener('offline', change)
  return () => {
    unsubscribe()
    window.removeEventListener('online', again)
    window.removeEventListener('offline', change)
  }
}

/** Called after a request got no response; polls until the shop responds again. */
export async function checkConnection(): Promise<boolean> {
  const reached = await isReachable()
  if (reached || isLost.get()) return reached
  isLost.set(true)
  setTimeout(() => void retryUntilReached(), between)
  return false
}

const between = 5000

async function retryUntilReached() {
  if (!isLost.get()) return
  if (!(await isReachable())) return void setTimeout(() => void retryUntilReached(), between)
  isLost.set(false)
}
