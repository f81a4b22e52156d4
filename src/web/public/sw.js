// The shop on a bad connection, or on none: pages that were visited, the cart, and the pictures that
// were seen. What a server answers with `no-store` is somebody's own; it stands in a cache of its own,
// which is emptied whenever somebody comes or goes. Links that carry a secret are never kept.
const patience = 3000
const most = { assets: 300, pictures: 200, pages: 150, mine: 100 }
const standIn = '/offline'
/** What is kept before anybody asks for it. */
const ready = [standIn, '/cart']
const api = '/api/v1'
const comingAndGoing = /^\/(login|reset-password|api\/v1\/user\/(login|logout|signup|signouteverywhere|deleteaccount|resetpassword|updateprofile))$/
const secret = ['key', 'token']

/** Goes up when somebody comes or goes: what was asked for before is not kept any more. */
let visitor = 0

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => event.waitUntil(cacheFirstVisit(event.data)))
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  const answer = url.origin === self.location.origin ? answerTo(event, url) : undefined
  if (answer) event.respondWith(answer)
})

function answerTo(event, { pathname }) {
  const { request } = event
  if (request.method !== 'GET') return request.keepalive ? undefined : answerToChange(event, pathname)
  if (pathname.startsWith('/assets/')) return copyFirst(request)
  if (pathname.startsWith('/media/')) return copyWhileAsking(event)
  if (pathname.startsWith('/admin') || pathname.startsWith(`${api}/admin`)) return undefined
  if (pathname.startsWith(`${api}/`)) {
    return request.headers.get('accept')?.includes('json') ? freshFirst(event, copyOfCall) : undefined
  }
  return request.mode === 'navigate' ? freshFirst(event, copyOfPage) : undefined
}

function answerToChange(event, pathname) {
  if (comingAndGoing.test(pathname)) return forgettingVisitor(event)
  if (pathname === `${api}/cart/price`) return priced(event)
  return pathname === `${api}/cart` ? keptAsCart(event) : undefined
}

async function forgettingVisitor(event) {
  await forget()
  const answer = await fetch(event.request)
  await forget()
  event.waitUntil(cacheReady())
  return answer
}

async function forget() {
  visitor += 1
  await Promise.all([caches.delete('pages'), caches.delete('mine')])
}

/** What the shop has answered to a change of the cart is what it would answer to a look at it. */
async function keptAsCart({ request }) {
  const began = visitor
  const answer = await fetch(request)
  await keep(`${api}/cart`, answer.clone(), began)
  return answer
}

/** Only looks like a change: a guest's cart with its prices. The same question gets the last answer. */
async function priced({ request }) {
  const began = visitor
  const asked = await crypto.subtle.digest('SHA-256', await request.clone().arrayBuffer())
  const name = `${api}/cart/price?of=${[...new Uint8Array(asked)].join('-')}`
  try {
    const answer = await fetch(request)
    await (await caches.open('mine')).delete(name, { ignoreSearch: true })
    await keep(name, answer.clone(), began)
    return answer
  } catch (error) {
    const copy = await find(name)
    if (copy) return copy
    throw error
  }
}

async function copyFirst(request) {
  return (await find(request)) ?? asked(request, 'assets')
}

async function copyWhileAsking(event) {
  const copy = await find(event.request)
  const fresh = asked(event.request, 'pictures')
  if (!copy) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  return copy
}

async function asked(request, name) {
  const answer = await fetch(request)
  if (answer.ok && answer.type === 'basic') await put(name, request, answer.clone())
  return answer
}

/** The shop's answer; a copy when there is none, and when it takes too long. */
function freshFirst(event, copyOf) {
  const began = visitor
  let keeping
  const fresh = fetch(event.request).then((answer) => {
    keeping = keep(event.request, answer.clone(), began)
    return answer
  })
  event.waitUntil(fresh.then(() => keeping, () => undefined))
  const late = wait(patience).then(() => copyOf(event.request, true))
  return Promise.race([
    fresh.catch(async (error) => (await copyOf(event.request, false)) ?? Promise.reject(error)),
    late.then((copy) => copy ?? fresh),
  ])
}

/** Somebody's own figures may only be old when there are no others. */
const copyOfCall = (request, late) => find(request, late ? ['pages'] : ['mine', 'pages'])

/** A page that is a copy says so, that it can be brought up to date; instead of none comes the stand-in. */
async function copyOfPage(request, late) {
  const copy = (await find(request)) ?? (late ? undefined : await find(standIn))
  if (!copy) return undefined
  const html = (await copy.text()).replace('<html ', '<html data-copy ')
  return new Response(html, { headers: { 'content-type': copy.headers.get('content-type') ?? 'text/html' } })
}

const wait = (time) => new Promise((done) => setTimeout(done, time))

async function find(request, names = ['mine', 'pages', 'assets', 'pictures']) {
  for (const name of names) {
    const copy = await (await caches.open(name)).match(request, { ignoreVary: true })
    if (copy) return copy
  }
  return undefined
}

async function keep(request, answer, began) {
  const url = new URL(typeof request === 'string' ? request : request.url, self.location.origin)
  if (answer.status !== 200 || answer.type !== 'basic' || answer.redirected) return
  if (began !== visitor || secret.some((name) => url.searchParams.has(name))) return
  const [name, other] = answer.headers.get('cache-control')?.includes('no-store') ? ['mine', 'pages'] : ['pages', 'mine']
  await (await caches.open(other)).delete(request, { ignoreVary: true })
  await put(name, request, answer)
  if (began !== visitor) await caches.delete(name)
}

async function put(name, request, answer) {
  const cache = await caches.open(name)
  await cache.put(request, answer)
  const all = (await cache.keys()).filter(({ url }) => !ready.includes(new URL(url).pathname))
  await Promise.all(all.slice(0, Math.max(0, all.length - most[name])).map((old) => cache.delete(old)))
}

/** The first page came before there was anybody here to keep it. */
async function cacheFirstVisit({ page, parts }) {
  const began = visitor
  const isNew = await Promise.all(parts.map(cachePart))
  if (page) await keep(page, await fetch(page), began)
  if (isNew.includes(true) || !(await find(standIn))) await cacheReady()
}

async function cachePart(address) {
  if (await find(address)) return false
  const name = new URL(address).pathname.startsWith('/media/') ? 'pictures' : 'assets'
  await asked(new Request(address, { cache: 'force-cache' }), name).catch(() => undefined)
  return name === 'assets'
}

async function cacheReady() {
  const began = visitor
  for (const address of ready) {
    const answer = await fetch(address).catch(() => undefined)
    if (!answer) continue
    const parts = (await answer.clone().text()).match(/\/assets\/[\w.-]+/g)
    await Promise.all((parts ?? []).map((part) => cachePart(new URL(part, self.location.origin).href)))
    await keep(address, answer, began)
  }
}
