import type { Email } from '#shop/notifications/email.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import { compose } from '#shop/notifications/compose.ts'
import { countOutbox, searchOutbox } from '#shop/outbox/outbox.store.ts'
import { toText } from '#shop/notifications/to-text.ts'
import { encodeOutboxEntry } from '#wire/admin/outbox.ts'
import { mailLinks } from '../../mail-links.ts'
import type { Handlers } from '../handler.ts'
import { pageOf } from '../page-of.ts'

export const outboxHandlers: Pick<Handlers, 'adminOutbox'> = {
  async adminOutbox({ db }, { query }) {
    const { text, limit, offset } = pageOf(query)
    const filter = { text, state: query.state ?? null }
    const [found, total, { shopName }] = await Promise.all([
      searchOutbox<Email>(db, { ...filter, limit, offset }),
      countOutbox(db, filter),
      readSettings(db),
    ])
    const data = found.map((entry) => {
      const written = compose(entry.email, shopName, mailLinks(''))
      return encodeOutboxEntry(entry, {
        subject: written.subject,
        text: toText(written, [shopName]),
      })
    })
    return { data, total }
  },
}
