import { prefixes } from '../app/router/language-prefix.ts'

/** Replaces pages that were never visited, offline. */
export const standIn = '/offline'
/** Pages cached before they are visited, in the reader's language. */
export const readyPages: readonly string[] = [standIn, '/cart']
const keptPages = prefixes.flatMap((prefix) => readyPages.map((path) => prefix + path))

const most = { assets: 300, pictures: 200, pages: 150, mine: 100 }
type CacheName = keyof typeof most
const everyCache: readonly CacheName[] = ['mine', 'pages', 'assets', 'pictures']

const secret = ['key', 'token']

let visitor = 0

/** Changes at login and logout: responses to earlier requests are not cached. */
export const currentVisitor = () => visitor

export async function forget() {
  visitor += 1
  await Promise.all([caches.delete('pages'), caches.delete('mine')])
}

export async function findCopy(request: RequestInfo, names = everyCache) {
  for (const name of names) {
    const copy = await (await caches.open(name)).match(request, { ignoreVary: true })
    if (copy) return copy
  }
  return undefined
}

/** Stores a response if its visitor is still current; never failures or secrets. */
export async function saveAnswer(request: RequestInfo, answer: Response, began: number) {
  const url = new URL(typeof request === 'string' ? request : request.url, location.origin)
  if (answer.status !== 200 || answer.type !== 'basic' || answer.redirected) return
  if (began !== visitor || secret.some((name) => url.searchParams.has(name))) return
  const isOwn = answer.headers.get('cache-control')?.includes('no-store')
  const [name, other] = isOwn ? (['mine', 'pages'] as const) : (['pages', 'mine'] as const)
  await (await caches.open(other)).delete(request, { ignoreVary: true })
  await store(name, request, answer)
  if (began !== visitor) await caches.delete(name)
}

export async function fetchAndStore(request: Request, name: CacheName) {
  const answer = await fetch(request)
  if (answer.ok && answer.type === 'basic') await store(name, request, answer.clone())
  return answer
}

async function store(name: CacheName, request: RequestInfo, answer: Response) {
  const cache = await caches.open(name)
  await cache.put(request, answer)
  const all = (await cache.keys()).filter(({ url }) => !keptPages.includes(new URL(url).pathname))
  const surplus = all.slice(0, Math.max(0, all.length - most[name]))
  await Promise.all(surplus.map((old) => cache.delete(old)))
}
