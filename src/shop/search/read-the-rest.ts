import type { Db } from '#db/database.ts'
import { listedAfter, rowsAfter } from '../catalogue/catalogue.store.ts'
import type { ListedRow } from '../catalogue/lists/listed-product.ts'
import type { ProductLists } from '../catalogue/lists/product-lists.ts'
import { toEntry } from './entry-of-row.ts'
import { inTurns, longBreather } from './in-turns.ts'
import type { SearchIndex } from './search-index.ts'

type Reading = {
  lists: Pick<ProductLists, 'fill' | 'get' | 'placeOf'>
  search: Pick<SearchIndex, 'get' | 'put' | 'setPlace' | 'values'>
  /** Search has the products up to this id. */
  from: string
  signal: AbortSignal
  listsAreThere: () => Promise<void>
}

const atOnce = 200 // rows
const longestTurn = 4 // milliseconds
const pauseAfterFailure = 1000 // milliseconds

/**
 * Reads the products while the shop is open already: all of them for the lists, then those that search has
 * not. While the database cannot be reached it waits.
 */
export async function readTheRest(db: Db, { lists, search, from, signal, listsAreThere }: Reading) {
  await lists.fill(
    pagesFrom('', signal, (last) => listedAfter(db, last, atOnce)),
    longBreather,
    () => {
      for (const { id } of search.values()) search.setPlace(id, lists.placeOf(id))
    },
  )
  if (signal.aborted) return
  await listsAreThere()
  for await (const rows of pagesFrom(from, signal, (last) => rowsAfter(db, last, atOnce)))
    await inTurns(
      rows.values().map((row) => {
        if (row.published_at === null || search.get(row.id)?.version === row.version) return
        search.put(toEntry({ ...row, ...textsOf(lists.get(row.id)) }))
        search.setPlace(row.id, lists.placeOf(row.id))
      }),
      longestTurn,
      longBreather,
    )
}

/** The same texts are kept once. */
const textsOf = (listed: ListedRow | undefined) =>
  listed === undefined
    ? {}
    : { id: listed.id, name: listed.name, family_key: listed.family_key, category_path: listed.category_path } // prettier-ignore

async function* pagesFrom<Row extends Pick<ListedRow, 'id'>>(
  from: string,
  signal: AbortSignal,
  read: (last: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last = from; !signal.aborted;) {
    const rows = await read(last).catch(() => null)
    if (rows === null)
      await new Promise((resolve) => setTimeout(resolve, pauseAfterFailure).unref())
    else if (rows.length === 0) return
    else {
      yield rows
      last = rows.at(-1)?.id ?? last
      await longBreather()
    }
  }
}
