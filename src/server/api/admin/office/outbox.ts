import type { Email } from '#shop/notifications/email.ts'
import { retryEmail } from '#shop/notifications/retry-email.ts'
import { sendTestMessage } from '#shop/notifications/send-test-message.ts'
import { readBranding } from '#shop/branding/branding.store.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import { countOutbox, searchOutbox } from '#shop/outbox/outbox.store.ts'
import { encodeOutboxEntry } from '#wire/admin/office/outbox.ts'
import { sampleEmail, sampleSecrets } from '../../../emails/sample-email.ts'
import { emailsIn } from '../../../emails/write-email.ts'
import { mailLinks } from '../../../emails/mail-links.ts'
import { doneIn } from '../../done-in.ts'
import type { Handlers } from '../../handler.ts'
import { pageOf } from '../../page-of.ts'

export const outboxHandlers = {
  async adminOutbox({ db, translations }, { query }, { language }) {
    const { text, limit, offset } = pageOf(query)
    const filter = { text, state: query.state ?? null }
    const [found, total, { shopName }, texts] = await Promise.all([
      searchOutbox<Email>(db, { ...filter, limit, offset }),
      countOutbox(db, filter),
      readSettings(db),
      translations(language.locale),
    ])
    const data = found.map((entry) => {
      // In the language of the staff member; the e-mail itself uses its recipient's.
      const { subject, text: says } = emailsIn([language])(entry.email, {
        locale: language.locale,
        shop: shopName,
        foot: [shopName],
        links: mailLinks(''),
        texts,
      })
      return encodeOutboxEntry(entry, { subject, text: says })
    })
    return { data, total }
  },

  async adminEmailPreview({ db, now }, { params: { kind } }, { language }) {
    const [settings, branding] = await Promise.all([readSettings(db), readBranding(db)])
    const { shopName, address, phone, senderName, senderEmail, email } = settings
    const from = { name: senderName || shopName, address: senderEmail || email || null }
    const written = emailsIn([language])(sampleEmail(kind, language, now()), {
      locale: language.locale,
      shop: shopName,
      foot: [shopName, address, phone].filter(Boolean),
      links: mailLinks(''),
      branding,
      secrets: sampleSecrets(language),
    })
    return { data: { kind, from, ...written } }
  },

  async adminSendTestMessage(visit, _, http) {
    await sendTestMessage(visit)
    return doneIn(http, 'done.testSent')
  },

  async adminRetryEmail(visit, { params }, http) {
    await retryEmail(visit, params.id)
    return doneIn(http, 'done.emailRetried')
  },
} satisfies Partial<Handlers>
