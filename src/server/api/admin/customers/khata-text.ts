import type { Statement } from '#shop/khata/statement.ts'
import type { Paisa } from '#shop/money.ts'
import { whatsappMessages } from '#web/messages/en/server/whatsapp.ts'
import type { Language } from '#web/messages/language.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import { monthText } from '#web/messages/month-text.ts'

type Owed = { name: string; balance: Paisa; overdue: Paisa }

/** What staff write by WhatsApp to a customer about what is to pay. */
export function khataText(
  language: Language,
  shop: string,
  { name, balance, overdue }: Owed,
): string {
  const t = messagesIn(language, whatsappMessages)
  const key = balance <= 0 ? 'settled' : overdue > 0 ? 'overdue' : 'owes'
  const figures = { balance: t.money(balance), overdue: t.money(overdue) }
  return t(`khata.${key}`, { name: name || t('person.unknown'), shop, ...figures })
}

/** The same about a month. */
export function statementText(
  language: Language,
  shop: string,
  name: string,
  { month, opening, charged, paid, closing }: Statement,
): string {
  const t = messagesIn(language, whatsappMessages)
  return t('khata.statement', {
    name: name || t('person.unknown'),
    shop,
    month: monthText(t, month),
    opening: t.money(opening),
    charged: t.money(charged),
    paid: t.money(paid),
    closing: t.money(closing),
  })
}
