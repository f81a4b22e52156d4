// Serves visited pages, the cart and seen pictures on a bad connection or offline. Personal responses (`no-store`) have their own cache,
// cleared at every login and logout. Links with a secret are never cached.
import { answerTo } from './answers.ts'
import { cacheFirstVisit } from './first-visit.ts'
import type { FirstVisit } from '../app/hydration/first-visit.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) =>
  event.waitUntil(cacheFirstVisit(event.data as FirstVisit)),
)
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  const answer = url.origin === location.origin ? answerTo(event, url) : undefined
  if (answer) event.respondWith(answer)
})
