import type { FirstVisit } from './first-visit.ts'
import { prefixOf } from '../router/language-prefix.ts'

export function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return
  // The shop works without it where it is forbidden.
  const begin = () => void cacheSeenPages().catch(() => undefined)
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}

async function cacheSeenPages() {
  const isFetchedByWorker = navigator.serviceWorker.controller !== null && !isOlderThanWorker()
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  const { href, pathname } = window.location
  const page = isFetchedByWorker ? null : href
  const visit: FirstVisit = { page, parts: partsOfPage(), prefix: prefixOf(pathname) }
  active?.postMessage(visit)
}

/** The worker takes over pages that were requested before it: it has not cached those. */
function isOlderThanWorker() {
  const [navigation] = performance.getEntriesByType('navigation')
  // Older browsers lack `workerStart`.
  return (navigation as PerformanceNavigationTiming | undefined)?.workerStart === 0
}

const partsOfPage = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name.split('#', 1)[0] ?? name)
    .filter((address) => /^\/(assets|media|messages)\//.test(new URL(address).pathname))
    .filter((address) => new URL(address).origin === window.location.origin)
    .slice(0, 150)
