// The shop on a bad connection, or on none: pages that were visited, the cart, and the pictures that
// were seen. Answers with `no-store` are personal: they have a cache of their own,
// which is emptied at every login and logout. Links that carry a secret are never cached.
import { answerTo } from './answers.ts'
import { cacheFirstVisit } from './first-visit.ts'
import type { FirstVisit } from './message.ts'

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
