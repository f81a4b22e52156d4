import type { KhataReminderEmail } from '#shop/notifications/email.ts'
import { greeting, type Pen, type Written } from './email-text.ts'

export const khataReminder = ({ name, khata }: KhataReminderEmail, pen: Pen): Written => {
  const { t, shop, links } = pen
  const { overdue, dueAt } = khata
  const balance = t.money(khata.balance)
  return {
    subject: t('khataReminder.subject', { shop, balance }),
    heading: t('khataReminder.heading', { balance }),
    blocks: [
      greeting(name, pen),
      {
        says:
          overdue > 0
            ? t('khataReminder.overdue', { overdue: t.money(overdue) })
            : t('khataReminder.due', { day: t.day(dueAt) }),
      },
      { label: t('khataReminder.button'), link: links.khata },
      { says: t('khataReminder.thanks') },
    ],
  }
}
