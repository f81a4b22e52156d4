import type { Db } from '#db/database.ts'
import { listedAfter, rowsAfter } from '../../catalogue/catalogue.store.ts'
import { isSameRow, type ListedRow } from '../../catalogue/lists/listed-product.ts'
import type { ProductLists } from '../../catalogue/lists/product-lists.ts'
import { toEntry } from './entry-of-row.ts'
import { overlap } from '../follow-products.ts'
import { runInSlices, yieldToRequests } from './time-slices.ts'
import type { RecentChanges } from '../recent-changes.ts'
import type { SearchIndex } from './search-index.ts'

type Reading = {
  lists: Pick<ProductLists, 'fill' | 'get' | 'placeOf'>
  search: Pick<SearchIndex, 'get' | 'put' | 'setPlace' | 'values'>
  recent: Pick<RecentChanges, 'note'>
  /** Last change before loading began (ms UTC). */
  since: number
  signal: AbortSignal
  listsAreThere: () => Promise<void>
}

const atOnce = 200 // rows
const maxTurn = 4 // milliseconds
const pauseAfterFailure = 1000 // milliseconds

/**
 * Loads products while the shop is open: all for the lists, then the rest for search. Retries while the
 * database is down. Records recent changes as read, so that following them doesn't repeat it.
 */
export async function loadProducts(
  db: Db,
  { lists, search, recent, since, signal, listsAreThere }: Reading,
) {
  await lists.fill(
    pagesFrom('', signal, (last) => listedAfter(db, last, atOnce)),
    yieldToRequests,
    () => {
      for (const { id } of search.values()) search.setPlace(id, lists.placeOf(id))
    },
  )
  if (signal.aborted) return
  await listsAreThere()
  const take = (row: Row) => {
    const listed = lists.get(row.id)
    // Changed after it was read: following changes brings it.
    if (listed === undefined || !isSameRow(listed, row)) return
    if ((search.get(row.id)?.version ?? -1) < row.version) {
      search.put(toEntry({ ...row, ...textsOf(listed) }))
      search.setPlace(row.id, lists.placeOf(row.id))
    }
    const isYoung = row.updated_at > since - overlap
    if (isYoung && search.get(row.id)?.version === row.version) recent.note(row.id, row.updated_at)
  }
  for await (const rows of pagesFrom('', signal, (last) => rowsAfter(db, last, atOnce)))
    await runInSlices(rows.values().map(take), maxTurn, yieldToRequests)
}

type Row = Awaited<ReturnType<typeof rowsAfter>>[number]

/** Share equal strings. */
const textsOf = ({ id, name, family_key, category_path }: ListedRow) => ({ id, name, family_key, category_path }) // prettier-ignore

async function* pagesFrom<One extends Pick<ListedRow, 'id'>>(
  from: string,
  signal: AbortSignal,
  read: (last: string) => Promise<One[]>,
): AsyncGenerator<One[]> {
  for (let last = from; !signal.aborted;) {
    const rows = await read(last).catch(() => null)
    if (rows === null)
      await new Promise((resolve) => setTimeout(resolve, pauseAfterFailure).unref())
    else if (rows.length === 0) return
    else {
      yield rows
      last = rows.at(-1)?.id ?? last
      await yieldToRequests()
    }
  }
}
