import { expect, onTestFinished, test } from 'vitest'
import { openMeilisearch } from '#server/meilisearch.ts'
import { openShopOver } from '#server/open-shop.ts'
import { noGeocoder } from '#shop/delivery/geocoder.ts'
import { openShop } from '../support/shop.ts'
import { type Failure, openStandInEngine } from '../support/stand-in-engine.ts'

const key = 'canary-key-0123456789'
const sold = ['apples', 'atta', 'chai', 'lastmango', 'soldout']

/** A shop whose searches a stand-in for Meilisearch answers. */
async function openWithEngine({ rest = 0, patience = 20_000 } = {}) {
  const server = await openStandInEngine({ key })
  const reported: string[] = []
  const engine = () => ({
    engine: openMeilisearch({ url: server.url, key, patience: { search: patience, look: 1 } }),
    report: (code: string) => void reported.push(code),
    rest,
  })
  const shop = await openShop({ engine: engine() })
  onTestFinished(() => shop.catalogue.close())
  const guest = shop.guest()
  const search = async (text: string, more = '') => {
    const reply = await guest.get(`search?q=${encodeURIComponent(text)}${more}`)
    expect(reply.status).toBe(200)
    return reply.body.data.map(({ _id }: { _id: string }) => _id)
  }
  const list = async (query: string) => (await guest.get(`shoppingitems?limit=20&${query}`)).body
  const edit = async (id: string, change: object) => {
    const clerk = await shop.as('clerk')
    const { body } = await clerk.get(`admin/products/${id}`)
    const reply = await clerk.patch(`admin/products/${id}`, { version: body.version, ...change })
    expect(reply.status).toBe(200)
    await shop.events.poll()
    await shop.catalogue.fresh()
  }
  const isAnswering = async () => {
    const before = server.searches().length
    await search('chai')
    return server.searches().length > before
  }
  /** Until the shop has seen that the engine has all. */
  const inStep = async () => {
    await shop.catalogue.complete()
    while (!(await isAnswering())) await new Promise((resolve) => setImmediate(resolve))
  }
  await shop.catalogue.fresh()
  return { shop, server, reported, search, list, edit, inStep, isAnswering, engine }
}

test('published products are brought to the engine, and it answers searches', async () => {
  const { server, search, list, inStep } = await openWithEngine()
  await inStep()
  expect([...server.documents.keys()].toSorted()).toEqual(sold)
  expect(server.documents.get('chai')).toMatchObject({ name: 'dum chai, loose leaf', paths: expect.arrayContaining(['tea-drinks']) }) // prettier-ignore
  expect(server.settings()?.synonyms['cheeni']).toContain('sugar')

  // What it finds is what is shown, though the shop itself would find something else.
  server.change('apples', { name: 'moonfruit' })
  expect(await search('moonfruit')).toEqual(['apples'])
  expect(await search('mujhe moonfruit chahiye')).toEqual(['apples'])
  expect(await list('q=moonfruit&in_stock=1')).toMatchObject({ total: 1, data: [{ _id: 'apples' }] }) // prettier-ignore
  expect(await list('q=moonfruit&max=10')).toMatchObject({ total: 0, data: [] })
  expect(await search('moonfruit', '&main_category=tea-drinks')).toEqual([])
  // What it finds and the shop does not sell is not shown.
  server.documents.set('draft', { id: 'draft', name: 'moonfruit', paths: [], rank: 1 })
  expect(await search('moonfruit')).toEqual(['apples'])
})

test('filters are counted over what the engine has found', async () => {
  const { shop, server, inStep } = await openWithEngine()
  await inStep()
  for (const id of ['apples', 'chai']) server.change(id, { name: 'moonfruit' })
  const { body } = await shop.guest().get('shoppingitems/facets?q=moonfruit')
  expect(body).toMatchObject({ total: 2, offers: 1, in_stock: 2 })
})

test('a product that changes or goes, and words that staff add, follow', async () => {
  const { shop, server, search, edit, inStep } = await openWithEngine()
  await inStep()
  await edit('apples', { name: 'Sunrise Pears' })
  await server.until(() => server.documents.get('apples')?.['name'] === 'sunrise pears')
  await edit('chai', { published: false })
  await server.until(() => !server.documents.has('chai'))
  const clerk = await shop.as('clerk')
  expect((await clerk.post('admin/synonyms', { words: ['dawnfruit', 'pears'] })).status).toBe(201)
  await shop.events.poll()
  await shop.catalogue.fresh()
  await server.until(() => server.settings()?.synonyms['dawnfruit']?.includes('pears') === true)
  await inStep()
  expect(await search('dawnfruit')).toEqual(['apples'])
})

test.each<[Failure, string]>([
  ['error', 'internal'],
  ['hang', 'timeout'],
  ['strange', 'strange_answer'],
  ['no-json', 'strange_answer'],
  ['refuse', 'invalid_api_key'],
])(
  'an engine with %s: the shop searches by itself, and by the engine again after it',
  async (failure, code) => {
    const patience = failure === 'hang' ? 1000 : 20_000
    const { server, reported, search, list, inStep } = await openWithEngine({ patience })
    await inStep()
    server.change('apples', { name: 'moonfruit' })
    server.fail((path) => (path === '/search' ? failure : null))
    expect(await search('apples')).toContain('apples')
    expect((await list('q=apples&in_stock=1')).data).toMatchObject([{ _id: 'apples' }])
    expect(new Set(reported)).toEqual(new Set([code]))
    server.fail(() => null)
    await inStep()
    expect(await search('moonfruit')).toEqual(['apples'])
  },
)

test('an engine that has failed is left alone for a while', async () => {
  const { server, search, inStep } = await openWithEngine({ rest: 60_000 })
  await inStep()
  server.fail(() => 'error')
  const before = server.searches().length
  for (const text of ['chai', 'atta', 'apples']) expect(await search(text)).toHaveLength(1)
  expect(server.searches().length - before).toBe(1)
})

test('an engine that is not there at the start, refuses a task or has lost its index gets all of it in the end', async () => {
  const { server, reported, search, inStep, isAnswering } = await openWithEngine()
  await inStep()
  server.forget()
  expect(await search('chai')).toEqual(['chai'])
  await inStep()
  expect([...server.documents.keys()].toSorted()).toEqual(sold)
  expect(reported).toEqual(['index_not_found'])

  server.forget()
  server.fail((path) => (path.startsWith('/tasks') ? 'task' : null))
  expect(await search('chai')).toEqual(['chai'])
  await server.until(
    () => reported.filter((code) => code === 'task_invalid_document_id').length > 1,
  )
  expect(await isAnswering()).toBe(false)
  server.fail(() => null)
  await inStep()
  expect(server.documents.size).toBe(sold.length)
})

test('a server that starts brings up what is missing, old or gone, and no more', async () => {
  const { shop, server, inStep, engine } = await openWithEngine()
  await inStep()
  const chai = server.documents.get('chai')
  server.change('chai', { version: -1 })
  server.documents.set('gone', { id: 'gone', version: 1, paths: [], rank: 0 })
  server.documents.delete('atta')
  server.asked.splice(0)
  const other = openShopOver(shop.db, shop.now, noGeocoder, { engine: engine() })
  onTestFinished(() => other.catalogue.close())
  await other.catalogue.fresh()
  await server.until(() => server.documents.has('atta') && !server.documents.has('gone'))
  const sent = server.asked.filter(({ path }) => path === '/documents?primaryKey=id')
  expect(sent.flatMap(({ body }) => body.map(({ id }: { id: string }) => id)).toSorted()).toEqual(['atta', 'chai']) // prettier-ignore
  expect(server.documents.get('chai')).toEqual(chai)
})
