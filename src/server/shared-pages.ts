import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Facts } from './facts.ts'
import type { Reads } from './reads.ts'
import { boughtIds } from '#shop/orders/buy-again.ts'
import type { Api, Pages } from './pages.ts'
import { type Demand, openKeptAnswers, type Times } from './kept-answers.ts'
import type { OpenVisit } from './open-shop.ts'
import { takesGzip } from './plugins/compression.ts'
import { variesBy } from './plugins/languages.ts'
import { chunksOf, type Chunks, joined, type PersonalChunks } from './page-chunks.ts'

type SharedPage = NonNullable<Awaited<ReturnType<Pages['renderShared']>>>
type PersonalLayout = NonNullable<Awaited<ReturnType<Pages['loadPersonalLayout']>>>

/** A shared page as it is kept. */
type KeptPage = { page: SharedPage; chunks: Chunks }

/** What is known of a session's person, and the pages that were made of it last. */
type Person = {
  layout: PersonalLayout
  /** A search puts what they have bought first. */
  hasBought: boolean
  pages: Map<string, { of: KeptPage; chunks: PersonalChunks }>
}

const mostPageBytes = 64 * 1024 * 1024
const mostPersonBytes = 16 * 1024 * 1024
const mostPagesOfPerson = 8
/** What is known of a person, roughly. */
const personBytes = 8000

/** A text is there as such, as bytes, compressed, and as the data that it was drawn with. */
const bytesOf = ({ texts, slots }: SharedPage) =>
  6 * [...texts, ...slots].reduce((sum, { length }) => sum + length, 0)

type Asked = {
  visit: OpenVisit
  address: string
  /** What the address and the audience do not say, but the page depends on. */
  context: string
  url: URL
  /** What this person has bought before stands first on the page. */
  putsBoughtFirst: boolean
  /** Where the browser has things brought. */
  chosen: string | undefined
  /** The page for an audience; null: it is not for many. */
  render: (reads: Reads, demand: Demand) => Promise<SharedPage | null>
  /** As whom the person's own things are asked for. */
  apiFor: (reads: Reads | null) => Api
}

/**
 * Pages for people who are signed in: drawn once for all of an audience (the price list, the kind of
 * account) and kept in pieces, between which each one's own parts are put. What is known of a person is
 * kept for one number of changes of their account (`visit.session.changes`), so that whoever has changed
 * something sees it at once.
 */
export function openSharedPages(app: FastifyInstance, facts: Facts, times: Times, pages: Pages) {
  const kept = openKeptAnswers<KeptPage | null>(app, facts, { ...times, mostBytes: mostPageBytes })
  const people = openKeptAnswers<Person | null>(app, facts, { ...times, mostBytes: mostPersonBytes }) // prettier-ignore

  const pageFor = async ({ visit, address, context, render }: Asked, account: Account) => {
    const audience = `${visit.priceList} ${account.kind} ${account.role ?? ''}`
    const { value } = await kept.find(
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
    { visit, chosen = '', apiFor }: Asked,
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

  /** Sends the page; false: it has to be rendered for this person alone. */
  return async function answer(request: FastifyRequest, reply: FastifyReply, asked: Asked) {
    const { visit, address, context, chosen = '', apiFor, url } = asked
    const { account, session } = visit
    if (account === null || session === null) return false
    const personKey = `${session.tokenHash} ${session.changes} ${context} ${JSON.stringify(account)} ${chosen}` // prettier-ignore
    const person = await people.find(
      personKey,
      (_, reads) => personOf(asked, request, reads),
      account.id,
    )
    if (person.value === null) return false
    if (person.value.hasBought && asked.putsBoughtFirst) return false
    const found = await pageFor(asked, account)
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
      if (made.size > mostPagesOfPerson && oldest !== undefined) made.delete(oldest)
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
