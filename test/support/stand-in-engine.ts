import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Document = Record<string, unknown> & { id: string; paths: string[]; rank: number }
type Asked = { method: string; path: string; key: string | undefined; body: any }
type Settings = { searchableAttributes: string[]; synonyms: Record<string, string[]> }

/** How it fails: an error of the server, no answer, an answer of another shape, a refusal of the key, a task that fails. */
export type Failure = 'error' | 'hang' | 'strange' | 'no-json' | 'refuse' | 'task'

/**
 * As much of a Meilisearch server as the shop speaks to: it keeps documents, does tasks, and finds by words, their beginnings and
 * synonyms. `fail` says which requests fail, and how.
 */
export async function openStandInEngine({ key }: { key?: string } = {}) {
  const documents = new Map<string, Document>()
  const asked: Asked[] = []
  const watching = new Set<() => void>()
  const looked = new Set<string>()
  let settings: Settings | null = null
  let failureOf: (path: string) => Failure | null = () => null

  const answer = (response: ServerResponse, status: number, body: unknown) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
  const problem = (response: ServerResponse, status: number, code: string) =>
    answer(response, status, { message: 'Secret words.', code, type: 'invalid_request', link: '' })

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '').replace('/indexes/kiryana-products', '')
    const body = await bodyOf(request)
    const given = request.headers.authorization
    asked.push({ method: request.method ?? '', path, key: given, body })
    const failure = failureOf(path)
    if (failure === 'hang') return
    if (failure === 'error') return problem(response, 503, 'internal')
    if (failure === 'strange') return answer(response, 200, { hits: [{ name: 7 }], taskUid: 'x' })
    if (failure === 'no-json') return answer(response, 200, '<html>Gateway</html>')
    if (failure === 'refuse' || (key !== undefined && given !== `Bearer ${key}`))
      return problem(response, 403, 'invalid_api_key')
    const isTask = path.startsWith('/tasks/')
    if (isTask && failure === 'task')
      return answer(response, 200, { status: 'failed', error: { code: 'invalid_document_id' } })
    if (isTask) {
      const isDone = looked.has(path)
      looked.add(path)
      return answer(response, 200, { status: isDone ? 'succeeded' : 'enqueued', error: null })
    }
    if (path === '/settings') settings = body
    if (settings === null) return problem(response, 404, 'index_not_found')
    if (path === '/search') return answer(response, 200, searched(settings, documents, body))
    if (path === '/documents/fetch') return answer(response, 200, fetched(documents, body))
    if (path === '/documents?primaryKey=id') for (const one of body) documents.set(one.id, one)
    if (path === '/documents/delete-batch') for (const id of body) documents.delete(id)
    answer(response, 202, { taskUid: asked.length, status: 'enqueued' })
  }

  const server = createServer((request, response) => {
    void serve(request, response).then(() => {
      for (const look of watching) look()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.closeAllConnections())
  onTestFinished(() => void server.close())

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    documents,
    asked,
    /** The document is another than the shop has sent. */
    change(id: string, fields: Record<string, unknown>) {
      const one = documents.get(id)
      if (one === undefined) throw new Error(`no document ${id}`)
      documents.set(id, { ...one, ...fields })
    },
    searches: () => asked.filter(({ path }) => path === '/search'),
    settings: () => settings,
    fail: (failure: (path: string) => Failure | null) => void (failureOf = failure),
    /** It has lost its disk. */
    forget() {
      documents.clear()
      settings = null
    },
    /** Resolves when this holds after a request. */
    until: (holds: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!holds()) return
          watching.delete(look)
          resolve()
        }
        watching.add(look)
        look()
      }),
  }
}

export type StandInEngine = Awaited<ReturnType<typeof openStandInEngine>>

async function bodyOf(request: IncomingMessage): Promise<any> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return text === '' ? null : JSON.parse(text)
}

const wordsIn = (text: unknown) => (typeof text === 'string' ? text.match(/[\p{L}\p{N}]+/gu) : []) ?? [] // prettier-ignore

function fetched(documents: Map<string, Document>, { offset, limit, fields }: any) {
  const results = [...documents.values()]
    .slice(offset, offset + limit)
    .map((one) => Object.fromEntries(fields.map((field: string) => [field, one[field]])))
  return { results, offset, limit, total: documents.size }
}

function searched(settings: Settings, documents: Map<string, Document>, body: any) {
  const { q, limit, filter, matchingStrategy } = body
  const words: string[] = q.match(/"[^"]*"|\S+/g) ?? []
  const shelves = filter && [...filter.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, path]) => path)
  const onShelf = [...documents.values()].filter(
    ({ paths }) => !shelves || paths.some((path) => shelves.includes(path)),
  )
  const isMet = (one: Document, word: string, isLast: boolean) => {
    const plain = word.replaceAll('"', '')
    const spellings = [plain, ...(settings.synonyms[plain] ?? [])]
    const own = settings.searchableAttributes.flatMap((field) => wordsIn(one[field]))
    const isBegun = isLast && !word.startsWith('"')
    return spellings.some((spelling) =>
      wordsIn(spelling).every((part) =>
        own.some((other) => other === part || (isBegun && other.startsWith(part))),
      ),
    )
  }
  const withAll = (wanted: readonly string[]) =>
    onShelf.filter((one) => wanted.every((word, at) => isMet(one, word, at === wanted.length - 1)))
  let found = withAll(words)
  if (matchingStrategy === 'last')
    for (let count = words.length - 1; found.length === 0 && count > 0; count -= 1)
      found = withAll(words.slice(0, count))
  const hits = found
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, limit)
    .map(({ id }) => ({ id, _rankingScore: 0.9 }))
  return { hits, query: q, processingTimeMs: 0, limit, offset: 0, estimatedTotalHits: found.length }
}
