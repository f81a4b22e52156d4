import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { EngineError, type EngineQuery, type SearchEngine } from '#shop/search/engine.ts'
import { mostFound } from '#shop/search/with-engine.ts'
import { readAtMost } from './read-at-most.ts'

/** Milliseconds: a search may take so long, another request, a task that was accepted; and between two looks at a task. */
type Patience = { search: number; request: number; task: number; look: number }
type Server = { url: string; key: string | null; patience?: Partial<Patience> }

const usual: Patience = { search: 500, request: 20_000, task: 600_000, look: 500 }
const index = '/indexes/kiryana-products'
const largest = 4 * 1024 * 1024
const atOnce = 1000 // documents that are read

const Accepted = z.object({ taskUid: z.number().int() })
const Task = z.object({
  status: z.enum(['enqueued', 'processing', 'succeeded', 'failed', 'canceled']),
  error: z.object({ code: z.string() }).nullish(),
})
const Hits = z.object({
  hits: z.array(z.object({ id: z.string(), _rankingScore: z.number() })).max(mostFound),
})
const Documents = z.object({
  results: z.array(z.object({ id: z.string(), version: z.number() })).max(atOnce),
  total: z.number().int(),
})
const Problem = z.object({ code: z.string() })

const searchable = ['name', 'nameUr', 'brand', 'size', 'item', 'sub', 'main', 'description']

/** What never changes of the index's settings; the weights of our own search have no counterpart. */
const settings = {
  searchableAttributes: searchable,
  displayedAttributes: ['id', 'version'],
  filterableAttributes: ['paths'],
  rankingRules: ['words', 'typo', 'attribute', 'proximity', 'exactness', 'rank:desc'],
  typoTolerance: { minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 } },
  pagination: { maxTotalHits: mostFound },
}

/** A code of the engine's own, as far as it can hold nothing else. */
const codeIn = (code: string) => (/^[a-z_]{1,60}$/.test(code) ? code : 'unknown')

/** A Meilisearch server, spoken to over HTTP. */
export function openMeilisearch({ url, key, patience: given }: Server): SearchEngine {
  const patience = { ...usual, ...given }
  const closing = new AbortController()
  const base = url.replace(/\/+$/, '')
  const headers = {
    'content-type': 'application/json',
    ...(key !== null && { authorization: `Bearer ${key}` }),
  }

  const ask = async <T>(
    answer: z.ZodType<T>,
    [method, path, body]: [method: string, path: string, body?: unknown],
    timeout = patience.request,
  ): Promise<T> => {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeout)])
    const sent = { method, headers, signal, redirect: 'error' as const }
    const text = JSON.stringify(body)
    const response = await fetch(`${base}${path}`, { ...sent, body: text ?? null }).catch(refuse)
    const said = await readAtMost(response, largest).catch(refuse)
    const json = parsed(said)
    if (!response.ok) {
      const { data } = Problem.safeParse(json)
      const isRefusal = response.status < 500 && response.status !== 429
      throw new EngineError(data ? codeIn(data.code) : `http_${response.status}`, isRefusal)
    }
    const read = answer.safeParse(json)
    if (!read.success) throw new EngineError('strange_answer')
    return read.data
  }

  const write = async (method: string, path: string, body: unknown) =>
    (await ask(Accepted, [method, path, body])).taskUid

  const found = async (query: EngineQuery, matchingStrategy: 'all' | 'last') => {
    const { words, paths, exact, limit } = query
    const q = exact ? words.map((word) => `"${word}"`).join(' ') : words.join(' ')
    const filter = paths && { filter: `paths IN [${paths.map(quoted).join(', ')}]` }
    const asked = { q, limit, matchingStrategy, ...filter }
    const wanted = { attributesToRetrieve: ['id'], showRankingScore: true }
    const path = `${index}/search`
    return (await ask(Hits, ['POST', path, { ...asked, ...wanted }], patience.search)).hits
  }

  return {
    async search(query) {
      const all = await found(query, 'all')
      const hits = all.length === 0 && query.words.length > 1 ? await found(query, 'last') : all
      return hits.map(({ id, _rankingScore: score }) => ({ id, score }))
    },
    setUp: ({ synonyms }) => write('PATCH', `${index}/settings`, { ...settings, synonyms }),
    async *versions() {
      for (let offset = 0; ; offset += atOnce) {
        const asked = { offset, limit: atOnce, fields: ['id', 'version'] }
        const { results, total } = await ask(Documents, ['POST', `${index}/documents/fetch`, asked])
        yield results
        if (results.length === 0 || offset + results.length >= total) return
      }
    },
    put: (documents) => write('POST', `${index}/documents?primaryKey=id`, documents),
    remove: (ids) => write('POST', `${index}/documents/delete-batch`, ids),
    async finished(task) {
      const until = performance.now() + patience.task
      for (let pause = patience.look / 16; ; pause = Math.min(patience.look, pause * 2)) {
        const { status, error } = await ask(Task, ['GET', `/tasks/${task}`])
        if (status === 'succeeded') return
        if (status === 'failed' || status === 'canceled')
          throw new EngineError(`task_${codeIn(error?.code ?? status)}`)
        if (performance.now() > until) throw new EngineError('task_timeout')
        await wait(pause, undefined, { signal: closing.signal, ref: false })
      }
    },
    close: () => closing.abort(),
  }
}

/** Nothing of what was sent is in the reason. */
function refuse(error: unknown): never {
  const isSlow = error instanceof Error && error.name === 'TimeoutError'
  throw new EngineError(isSlow ? 'timeout' : 'unreachable')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const quoted = (path: string) => `"${path.replaceAll(/["\\]/g, String.raw`\$&`)}"`
