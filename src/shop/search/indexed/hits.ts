import { cutPage, type Page, type PageOptions, type Ranked } from '../page.ts'
import type { Store } from './store.ts'

export type HitOptions = Pick<PageOptions, 'paths' | 'first' | 'exact'>

/** Valid until the next change of the index. */
export type Hits = {
  /** Positions in the lists (`ProductLists.placeOf`), distinct. */
  places: Int32Array
  /** A page of those with 1 in `passes`, best first. */
  page: (passes: Uint8Array, options: Pick<PageOptions, 'families' | 'offset' | 'limit'>) => Page
}

export function hitsOf(store: Store, ranked: Ranked): Hits {
  const { place } = store.documents.columns
  const placesOf = ({ slots, count }: Ranked) =>
    slots.subarray(0, count).map((slot) => place[slot] ?? -1)
  return {
    places: placesOf(ranked).filter((one) => one !== -1),
    page: (passes, options) => cutPage(store, passing(ranked, placesOf(ranked), passes), options),
  }
}

function passing({ slots, scores, count }: Ranked, places: Int32Array, passes: Uint8Array): Ranked {
  const chosen: Ranked = {
    slots: new Int32Array(count),
    scores: new Float32Array(count),
    count: 0,
  }
  for (let at = 0; at < count; at += 1) {
    if (passes[places[at] ?? -1] !== 1) continue
    chosen.slots[chosen.count] = slots[at] ?? 0
    chosen.scores[chosen.count] = scores[at] ?? 0
    chosen.count += 1
  }
  return chosen
}
