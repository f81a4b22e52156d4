import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Freshness } from './freshness.ts'
import type { Reads } from './reads.ts'
import { boughtIds } from '#shop/orders/buying-again/buy-again.ts'
import type { Api, Pages } from '../load-pages.ts'
import { type Demand, openAnswerCache, type Times } from './answer-cache.ts'
import type { OpenVisit } from '../open-shop.ts'
import { takesGzip } from '../http/compression.ts'
import { variesBy } from '../http/languages.ts'
import { chunksOf, type Chunks, joined, type PersonalChunks } from './page-chunks.ts'

type SharedPage = NonNullable<Awaited<ReturnType<Pages['renderShared']>>>
type PersonalLayout = NonNullable<Awaited<ReturnType<Pages['loadPersonalLayout']>>>

type CachedPage = { page: SharedPage; chunks: Chunks }

/** The layout of a session's account, and its last pages. */
type Person = {
  layout: PersonalLayout
  /** Searches list products first that the customer bought before. */
  hasBought: boolean
  pages: Map<string, { of: CachedPage; chunks: PersonalChunks }>
}

const maxPageBytes = 64 * 1024 * 1024
const maxPersonBytes = 16 * 1024 * 1024
const maxPagesOfPerson = 8
/** Rough size of a cached person. */
const personBytes = 8000

/** Each text is held as string, bytes, compressed bytes and page data. */
const bytesOf = ({ texts, slots }: SharedPage) =>
  6 * [...texts, ...slots].reduce((sum, { length }) => sum + length, 0)

type PageRequest = {
  visit: OpenVisit
  address: string
  /** Further inputs of the page, besides address and audience. */
  context: string
  url: URL
  /** The page lists products bought before first. */
  putsBoughtFirst: boolean
  /** The delivery place that the browser chose. */
  chosen: string | undefined
  /** The page for an audience; null: it isn't shared. */
  render: (reads: Reads, demand: Demand) => Promise<SharedPage | null>
  /** The API client for the person's own data. */
  apiFor: (reads: Reads | null) => Api
}

/**
 * Pages for logged-in customers. A page is rendered once per audience (price list and kind of account) and cached in
 * pieces; each customer's own parts are inserted between them. A person is cached per change count of their account
 * (`visit.session.changes`), so customers see their own changes at once.
 */
export function openSharedPages(
  app: FastifyInstance,
  freshness: Freshness,
  times: Times,
  pages: Pages,
) {
  const sharedPages = openAnswerCache<CachedPage | null>(app, freshness, {
    ...times,
    maxBytes: maxPageBytes,
  })
  const people = openAnswerCache<Person | null>(app, freshness, { ...times, maxBytes: maxPersonBytes }) // prettier-ignore

  const pageFor = async ({ visit, address, context, render }: PageRequest, account: Account) => {
    const audience = `${visit.priceList} ${account.kind} ${account.role ?? ''}`
    const { value } = await sharedPages.find(
      `${audience} ${context} ${address}`,
      async (_, reads, demand) => {
        const page = await render(reads, demand)
        if (page === null) return { value: null, bytes: null }
        return { value: { page, chunks: chunksOf(page) }, bytes: bytesOf(page) }
      },
      account.id,
    )
    return value
  }

  const personOf = async (
    { visit, chosen = '', apiFor }: PageRequest,
    { language }: FastifyRequest,
    reads: Reads,
  ) => {
    const [layout, bought] = await Promise.all([
      pages.loadPersonalLayout({ [pages.deliverCookie]: chosen }, apiFor(reads), language),
      boughtIds(visit),
    ])
    const value = layout && { layout, hasBought: bought.size > 0, pages: new Map() }
    return { value, bytes: personBytes }
  }

  /** Sends the page; false: it must be rendered for this person alone. */
  return async function answer(request: FastifyRequest, reply: FastifyReply, input: PageRequest) {
    const { visit, address, context, chosen = '', apiFor, url } = input
    const { account, session } = visit
    if (account === null || session === null) return false
    const personKey = `${session.tokenHash} ${session.changes} ${context} ${JSON.stringify(account)} ${chosen}` // prettier-ignore
    const person = await people.find(
      personKey,
      (_, reads) => personOf(input, request, reads),
      account.id,
    )
    if (person.value === null) return false
    if (person.value.hasBought && input.putsBoughtFirst) return false
    const found = await pageFor(input, account)
    if (found === null) return false
    const { layout, pages: made } = person.value
    let own = made.get(address)
    if (own?.of !== found) {
      const personal = { layout, page: await pages.loadPersonalOf(url, apiFor(null)) }
      own = { of: found, chunks: found.chunks.withSlots(found.page.slotsFor(personal)) }
      made.delete(address)
      made.set(address, own)
      people.grow(personKey, person, own.chunks.bytes)
      const [oldest] = made.keys()
      if (made.size > maxPagesOfPerson && oldest !== undefined) made.delete(oldest)
    }
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('vary', `${variesBy}, Accept-Encoding`)
    const isPacked = takesGzip(request.headers['accept-encoding'])
    if (isPacked) reply.header('content-encoding', 'gzip')
    return reply.send(await joined(found.chunks, own.chunks, isPacked))
  }
}

type Account = NonNullable<OpenVisit['account']>
