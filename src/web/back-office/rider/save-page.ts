import type { FirstVisit } from '../../app/hydration/first-visit.ts'

/** Lets the service worker keep this page with its scripts, so it opens without a connection. */
export async function savePage() {
  if (!('serviceWorker' in navigator) || !navigator.onLine) return
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  const { pathname, origin } = window.location
  const html = await (await fetch(pathname)).text()
  const named = html.match(/\/(?:assets|messages)\/[\w./-]+/g) ?? []
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === origin && /^\/(assets|messages)\//.test(url.pathname))
    .map(({ href }) => href)
  const parts = [...new Set([...named.map((path) => origin + path), ...loaded])]
  const visit: FirstVisit = { page: origin + pathname, parts, prefix: '' }
  active?.postMessage(visit)
}
