import { expect, test } from 'vitest'
import { EngineError, type SearchEngine } from '#shop/search/engine.ts'
import { type Failure, openStandInEngine } from '../../test/support/stand-in-engine.ts'
import { openMeilisearch } from './meilisearch.ts'

const key = 'canary-key-0123456789'
const patience = { look: 1 }

const document = (id: string, name: string, paths: string[] = []) => {
  const texts = {
    name,
    nameUr: '',
    brand: '',
    item: '',
    sub: '',
    main: '',
    size: '',
    description: '',
  }
  return { ...texts, id, version: 1, paths, rank: 0 }
}

async function openFilled(search = 20_000) {
  const server = await openStandInEngine({ key })
  const engine = openMeilisearch({ url: `${server.url}/`, key, patience: { ...patience, search } })
  await engine.finished(await engine.setUp({ synonyms: { cheeni: ['sugar'] } }))
  const documents = [document('a', 'white sugar', ['dry', 'dry/sweet']), document('b', 'green tea')]
  await engine.finished(await engine.put(documents))
  return { server, engine }
}
async function partsOf(engine: Pick<SearchEngine, 'versions'>) {
  const parts: { id: string; version: number }[][] = []
  for await (const part of engine.versions()) parts.push(part)
  return parts
}

const asked = { words: ['cheeni'], exact: false, limit: 10 }

test('it is set up, filled, asked, compared and emptied', async () => {
  const { server, engine } = await openFilled()
  expect(server.settings()).toMatchObject({
    filterableAttributes: ['paths'],
    synonyms: { cheeni: ['sugar'] },
    pagination: { maxTotalHits: 1000 },
  })
  expect(await engine.search(asked)).toEqual([{ id: 'a', score: 0.9 }])
  expect(await engine.search({ ...asked, words: ['green', 'tea', '950', 'g'] })).toMatchObject([
    { id: 'b' },
  ])
  expect(await engine.search({ ...asked, paths: ['wet "and" dry', 'dry/sweet'] })).toHaveLength(1)
  expect(await engine.search({ ...asked, paths: ['wet'] })).toEqual([])
  expect(await engine.search({ ...asked, words: ['gre'] })).toHaveLength(1)
  expect(await engine.search({ ...asked, words: ['gre'], exact: true })).toEqual([])
  await engine.finished(await engine.remove(['a']))
  expect(await partsOf(engine)).toEqual([[{ id: 'b', version: 1 }]])
})

test('all of what it has is read, part by part', async () => {
  const { engine } = await openFilled()
  const many = Array.from({ length: 2100 }, (_, at) => document(`p${at}`, 'soap'))
  await engine.put(many)
  const parts = await partsOf(engine)
  expect(parts.map((part) => part.length)).toEqual([1000, 1000, 102])
})

test.each<[Failure, string, boolean]>([
  ['error', 'internal', false],
  ['hang', 'timeout', false],
  ['strange', 'strange_answer', false],
  ['no-json', 'strange_answer', false],
  ['refuse', 'invalid_api_key', true],
])(
  '%s is %s, and nothing of the key, the words or the answer is in it',
  async (failure, code, isRefusal) => {
    const { server, engine } = await openFilled(failure === 'hang' ? 1000 : 20_000)
    server.fail(() => failure)
    const error = await engine.search(asked).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(EngineError)
    expect(error).toMatchObject({ code, isRefusal })
    const said = `${String(error)} ${(error as Error).stack} ${JSON.stringify(error)}`
    expect(said).not.toMatch(/canary|cheeni|Secret/)
    expect((error as Error).cause).toBeUndefined()
  },
)

test('a task that failed is said; a server that is away, too', async () => {
  const { server, engine } = await openFilled()
  server.fail((path) => (path.startsWith('/tasks') ? 'task' : null))
  await expect(engine.finished(7)).rejects.toMatchObject({ code: 'task_invalid_document_id' })
  const nowhere = openMeilisearch({ url: 'http://127.0.0.1:9', key: null, patience })
  await expect(nowhere.search(asked)).rejects.toMatchObject({ code: 'unreachable' })
})

test('what is under way ends when it is closed', async () => {
  const { server, engine } = await openFilled()
  const own = openMeilisearch({ url: server.url, key })
  server.fail(() => 'hang')
  const search = own.search(asked)
  own.close()
  await expect(search).rejects.toBeInstanceOf(EngineError)
  server.fail(() => null)
  expect(await engine.search(asked)).toHaveLength(1)
})
