import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createBrotliCompress, createGzip, constants } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { encodeCategory } from '#wire/v1/catalogue/category.ts'
import type { CategoryNode } from '#shop/catalogue/categories/category.ts'
import type { ListedProduct } from '#shop/catalogue/lists/listed-product.ts'
import { makeQueue } from '#shop/queue.ts'
import type { Checked, RouteName } from '#wire/calls.ts'
import { variesBy } from '../http/languages.ts'
import { encodingFor } from '../http/compression.ts'
import type { OpenVisit } from '../open-shop.ts'
import { isFiltered, toListQuery, productsOf } from './v1/lists.ts'
import { encodeProduct } from '#wire/v1/catalogue/product.ts'

/** JSON in pieces, each made when the client has read the previous ones. */
type Pieces = AsyncIterable<string>

/** Of more products an answer is sent in pieces: no request waits for it, and no client holds it in memory. */
const long = 1000
const atOnce = 50

/** An answer that is too long to be made in one go; null: every other. */
export async function longAnswer(
  name: RouteName,
  visit: OpenVisit,
  input: unknown,
): Promise<Pieces | null> {
  if (name !== 'products' && name !== 'categories') return null
  const { tree, lists } = await visit.catalogue.fresh()
  if (name === 'categories') {
    const count = tree.reduce((sum, main) => sum + main.products, 0)
    return count > long ? categoriesInPieces(tree, lists.productsInCategory) : null
  }
  const { query } = input as Checked<'products'>
  if (query.page !== undefined || query.limit !== undefined || query.q?.trim()) return null
  if (isFiltered(query)) return null
  const listQuery = toListQuery(visit, query, tree)
  const found = listQuery === null ? [] : lists.find(listQuery, visit.now())
  return found.length > long ? productsInPieces(visit, found.slice(), query) : null
}

async function* productsInPieces(
  visit: OpenVisit,
  found: readonly ListedProduct[],
  { families }: Checked<'products'>['query'],
): Pieces {
  let before = '{"data":['
  for (let from = 0; from < found.length; from += atOnce) {
    const part = found.slice(from, from + atOnce)
    const items = await drawing.run(async () => {
      const products = await productsOf(visit, part, families === '1')
      return products.map((one) => JSON.stringify(encodeProduct(one))).join(',')
    })
    if (items === '') continue
    yield before + items
    before = ','
  }
  yield before === ',' ? ']}' : `${before}]}`
}

async function* categoriesInPieces(
  tree: readonly CategoryNode[],
  productsInCategory: (path: string) => Iterable<ListedProduct>,
): Pieces {
  const itemsOf = (path: string) => [...productsInCategory(path)].map(({ row }) => row)
  yield '{"data":['
  for (const [index, main] of tree.entries()) {
    const head = JSON.stringify(encodeCategory({ ...main, children: [] }, itemsOf))
    yield `${index === 0 ? '' : ','}${head.slice(0, -']}'.length)}`
    for (const [at, sub] of main.children.entries())
      yield await drawing.run(async () => {
        const alone = encodeCategory({ ...main, children: [sub] }, itemsOf)
        return (at === 0 ? '' : ',') + JSON.stringify(alone.sub_categories[0])
      })
    yield ']}'
  }
  yield ']}'
}

/** One piece at a time for all requests; between two the event loop turns. */
const drawing = makeQueue({ atOnce: 1, beforeEach: nextTurn })

/** Streams the pieces, compressed if the client accepts it. */
export function sendInPieces(reply: FastifyReply, accepted: string | undefined, pieces: Pieces) {
  const encoding = encodingFor(accepted)
  reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('vary', `${variesBy}, Accept-Encoding`)
  const body = Readable.from(pieces, { objectMode: false })
  if (encoding === null) return reply.send(body)
  const packing =
    encoding === 'gzip'
      ? createGzip({ level: 5 })
      : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  body.once('error', (error) => packing.destroy(error))
  packing.once('close', () => body.destroy())
  return reply.header('content-encoding', encoding).send(body.pipe(packing))
}
