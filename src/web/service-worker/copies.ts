import { currentVisitor, fetchAndStore, findCopy, saveAnswer, standIn } from './storage.ts'

const patience = 3000

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

/** Stale messages are better than none. */
export const copyOfSentences: CopyOf = (request) => findCopy(request)

/** Marks a cached page as a copy, so that it can be refreshed; without one, answers with the offline page. */
export const copyOfPage: CopyOf = async (request, isLate) => {
  const copy = (await findCopy(request)) ?? (isLate ? undefined : await findCopy(standIn))
  if (!copy) return undefined
  const html = (await copy.text()).replace('<html ', '<html data-copy ')
  return new Response(html, {
    headers: { 'content-type': copy.headers.get('content-type') ?? 'text/html' },
  })
}

const wait = (time: number) => new Promise<void>((done) => setTimeout(done, time))
