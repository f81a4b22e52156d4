import type { Sql } from '#db/database.ts'
import type { EventFeed } from '#shop/events/feed.ts'
import { readSettings } from '#shop/settings/settings.store.ts'

/**
 * The setting `urduDigits` in memory. It follows the event that expires cached pages, in the same moment: a page in the
 * old digits is never cached after it.
 */
export function followDigits(db: Sql, events: Pick<EventFeed, 'subscribe'>) {
  let areOwn = false
  events.subscribe(({ kind, data }) => {
    if (kind !== 'settings.changed') return
    const change = data.changes?.find(({ field }) => field === 'urduDigits')
    if (change) areOwn = change.after === true
  })
  return {
    areOwn: () => areOwn,
    async read() {
      areOwn = (await readSettings(db)).urduDigits
    },
  }
}
