import { onTestFinished } from 'vitest'
import type { Db } from '#db/database.ts'
import { mailLinks } from '#server/emails/mail-links.ts'
import { emailsIn } from '#server/emails/write-email.ts'
import { english, type Language } from '#web/messages/language.ts'
import { mailServer } from '#server/emails/mail-server.ts'
import type { Email } from '#shop/notifications/email.ts'
import { searchOutbox } from '#shop/outbox/outbox.store.ts'
import type { Sending } from '#shop/notifications/send-due.ts'

export const origin = 'https://shop.example'

/** A sender over this shop's outbox, as the server has one. */
export function sender(
  shop: Sending['shop'],
  url: string | null,
  printLink: Sending['printLink'] = null,
  languages: readonly Language[] = [english],
): Sending {
  const server = url === null ? null : mailServer({ url })
  onTestFinished(() => server?.close())
  return {
    shop,
    links: mailLinks(origin),
    write: emailsIn(languages),
    post: server?.post ?? null,
    printLink,
  }
}

/** Waiting and sent e-mails of the outbox, newest first. */
export const outboxOf = (db: Db) =>
  searchOutbox<Email>(db, { text: '', state: null, limit: 100, offset: 0 })

export const emailsOf = async (db: Db): Promise<Email[]> =>
  (await outboxOf(db)).map(({ email }) => email)
