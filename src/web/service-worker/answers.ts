import { prefixOf } from '../app/router/language-prefix.ts'
import { copyFirst, copyOfCall, copyOfPage, copyWhileAsking, freshFirst } from './copies.ts'
import { cacheReady } from './first-visit.ts'
import { currentVisitor, findCopy, forget, saveAnswer } from './storage.ts'

declare const self: ServiceWorkerGlobalScope

const api = '/api/v1'
const riderPage = '/admin/rider'
const comingAndGoing =
  /^\/(login|reset-password|api\/v1\/user\/(login|logout|signup|signouteverywhere|deleteaccount|resetpassword|updateprofile))$/

/** The response for the page; undefined lets the browser fetch as usual. */
export function answerTo(event: FetchEvent, { pathname }: URL): Promise<Response> | undefined {
  const { request } = event
  if (request.method !== 'GET') {
    return request.keepalive ? undefined : answerToChange(event, pathname)
  }
  if (/^\/(assets|messages)\//.test(pathname)) return copyFirst(request)
  if (pathname.startsWith('/media/')) return copyWhileAsking(event)
  // A rider's run opens without a connection.
  if (pathname === riderPage && request.mode === 'navigate') return freshFirst(event, copyOfPage)
  if (pathname.startsWith('/admin') || pathname.startsWith(`${api}/admin`)) return undefined
  if (pathname.startsWith(`${api}/`)) {
    return request.headers.get('accept')?.includes('json')
      ? freshFirst(event, copyOfCall)
      : undefined
  }
  return request.mode === 'navigate' ? freshFirst(event, copyOfPage) : undefined
}

function answerToChange(event: FetchEvent, pathname: string) {
  if (comingAndGoing.test(pathname)) return answerAndForget(event)
  if (pathname === `${api}/cart/price`) return priced(event)
  return pathname === `${api}/cart` ? savedAsCart(event) : undefined
}

async function answerAndForget(event: FetchEvent) {
  await forget()
  const answer = await fetch(event.request)
  await forget()
  event.waitUntil(cacheReadyFor(event.clientId))
  return answer
}

/** In the language of the page that sent the request. */
async function cacheReadyFor(clientId: string) {
  const page = await self.clients.get(clientId)
  await cacheReady(page ? prefixOf(new URL(page.url).pathname) : '')
}

/** The response to a cart change is stored as the response to reading the cart. */
async function savedAsCart({ request }: FetchEvent) {
  const began = currentVisitor()
  const answer = await fetch(request)
  await saveAnswer(`${api}/cart`, answer.clone(), began)
  return answer
}

/** Prices a guest's cart: a POST that changes nothing, so the same body is answered from the cache offline. */
async function priced({ request }: FetchEvent) {
  const began = currentVisitor()
  const bodyHash = await crypto.subtle.digest('SHA-256', await request.clone().arrayBuffer())
  const name = `${api}/cart/price?of=${[...new Uint8Array(bodyHash)].join('-')}`
  try {
    const answer = await fetch(request)
    await (await caches.open('mine')).delete(name, { ignoreSearch: true })
    await saveAnswer(name, answer.clone(), began)
    return answer
  } catch (error) {
    const copy = await findCopy(name)
    if (copy) return copy
    throw error
  }
}
