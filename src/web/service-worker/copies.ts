import { prefixes, prefixOf, withoutPrefix, withPrefix } from '../app/router/language-prefix.ts'
import { currentVisitor, fetchAndStore, findCopy, saveAnswer, standIn } from './storage.ts'

const patience = 3000

type Prefix = (typeof prefixes)[number]
type CopyOf = (request: Request, isLate: boolean) => Promise<Response | undefined>

export async function copyFirst(request: Request) {
  return (await findCopy(request)) ?? fetchAndStore(request, 'assets')
}

export async function copyWhileAsking(event: FetchEvent) {
  const copy = await findCopy(event.request)
  const fresh = fetchAndStore(event.request, 'pictures')
  if (!copy) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  return copy
}

/** The network's response; falls back to a cached copy if it fails or is slow. */
export function freshFirst(event: FetchEvent, copyOf: CopyOf): Promise<Response> {
  const began = currentVisitor()
  let saving: Promise<void> | undefined
  const fresh = fetch(event.request).then((answer) => {
    saving = saveAnswer(event.request, answer.clone(), began)
    return answer
  })
  event.waitUntil(
    fresh.then(
      () => saving,
      () => undefined,
    ),
  )
  return Promise.race([
    fresh.catch(async (error: unknown) => {
      const copy = await copyOf(event.request, false)
      if (copy) return copy
      throw error
    }),
    wait(patience)
      .then(() => copyOf(event.request, true))
      .then((copy) => copy ?? fresh),
  ])
}

/** Personal data may be stale only if the network fails. */
export const copyOfCall: CopyOf = (request, isLate) =>
  findCopy(request, isLate ? ['pages'] : ['mine', 'pages'])

/** Marks a cached page as a copy, so that it can be refreshed; without one, answers with the offline page. */
export const copyOfPage: CopyOf = async (request, isLate) => {
  const { pathname, search } = new URL(request.url)
  const prefix = prefixOf(pathname)
  const copy = (await findCopy(request)) ?? (isLate ? undefined : await findCopy(prefix + standIn))
  if (!copy) return isLate ? undefined : inOtherLanguage({ prefix, path: pathname + search })
  const html = (await copy.text()).replace('<html ', '<html data-copy ')
  return new Response(html, {
    headers: { 'content-type': copy.headers.get('content-type') ?? 'text/html' },
  })
}

/** A reader of Urdu who opens “/” is led to “/ur”, as by the shop: offline only their own language is prepared. */
async function inOtherLanguage({ prefix, path }: { prefix: Prefix; path: string }) {
  for (const other of prefixes) {
    const address = withPrefix({ prefix: other }, withoutPrefix({ prefix }, path))
    if (address !== path && (await findCopy(other + standIn))) return Response.redirect(address)
  }
  return undefined
}

const wait = (time: number) => new Promise<void>((done) => setTimeout(done, time))
