import type { ListReminderEmail } from '#shop/notifications/email.ts'
import { greeting, type Pen, type Written } from './email-text.ts'

/** `token` turns the reminder off. */
export const listReminder = (
  { name, list }: ListReminderEmail,
  token: string,
  pen: Pen,
): Written => {
  const { t, links } = pen
  const facts = { name: list.name, total: t.money(list.total) }
  return {
    subject: t('listReminder.subject', facts),
    heading: t('listReminder.heading', facts),
    blocks: [
      greeting(name, pen),
      { says: t('listReminder.text', facts) },
      { label: t('listReminder.button'), link: links.list(list) },
      { says: t('listReminder.why') },
      { label: t('listReminder.stop'), link: links.stopListReminder(token) },
    ],
  }
}
