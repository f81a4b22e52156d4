/** Whether the shop can be reached; `navigator.onLine` alone doesn't say. */
export const isReachable = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

let isLost = false
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

// Node has a navigator too, without `onLine`.
export const isOnline = () => navigator.onLine !== false && !isLost

export function hearConnection(change: () => void) {
  listeners.add(change)
  const again = () => (isLost ? void askUntilReached() : change())
  window.addEventListener('online', again)
  window.addEventListener('offline', change)
  return () => {
    listeners.delete(change)
    window.removeEventListener('online', again)
    window.removeEventListener('offline', change)
  }
}

/** Called after a request got no response; polls until the shop responds again. */
export async function checkConnection(): Promise<boolean> {
  const reached = await isReachable()
  if (reached || isLost) return reached
  isLost = true
  tell()
  setTimeout(() => void askUntilReached(), between)
  return false
}

const between = 5000

async function askUntilReached() {
  if (!isLost) return
  if (!(await isReachable())) return void setTimeout(() => void askUntilReached(), between)
  isLost = false
  tell()
}
