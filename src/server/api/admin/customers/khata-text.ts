import type { ShopSettings } from '#shop/settings/settings.ts'
import { ownWhatsappText } from '#shop/settings/whatsapp-texts.ts'
import type { Statement } from '#shop/khata/statement.ts'
import type { Paisa } from '#shop/money.ts'
import { whatsappMessages } from '#web/messages/en/server/whatsapp.ts'
import type { Language } from '#web/messages/language.ts'
import { filled, messagesIn } from '#web/messages/messages-in.ts'
import { monthText } from '#web/messages/month-text.ts'

type Owed = { name: string; balance: Paisa; overdue: Paisa }

/** What staff write by WhatsApp to a customer about what is to pay. */
export function khataText(
  language: Language,
  settings: ShopSettings,
  { name, balance, overdue }: Owed,
): string {
  const t = messagesIn(language, whatsappMessages)
  const key = balance <= 0 ? 'settled' : overdue > 0 ? 'overdue' : 'owes'
  const figures = { balance: t.money(balance), overdue: t.money(overdue) }
  const params = { name: name || t('person.unknown'), shop: settings.shopName, ...figures }
  const own = ownWhatsappText(settings, `khata.${key}`, language.locale)
  return own === null ? t(`khata.${key}`, params) : filled(own, params, language)
}

/** The same about a month. */
export function statementText(
  language: Language,
  settings: ShopSettings,
  name: string,
  { month, opening, charged, paid, closing }: Statement,
): string {
  const t = messagesIn(language, whatsappMessages)
  const params = {
    name: name || t('person.unknown'),
    shop: settings.shopName,
    month: monthText(t, month),
    opening: t.money(opening),
    charged: t.money(charged),
    paid: t.money(paid),
    closing: t.money(closing),
  }
  const own = ownWhatsappText(settings, 'khata.statement', language.locale)
  return own === null ? t('khata.statement', params) : filled(own, params, language)
}
