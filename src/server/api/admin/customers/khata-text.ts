import type { ShopSettings } from '#shop/settings/settings.ts'
import { ownWhatsappText } from '#shop/settings/whatsapp-texts.ts'
import type { Statement } from '#shop/khata/statement.ts'
import type { Paisa } from '#shop/money.ts'
import { whatsappMessages } from '#web/messages/en/server/whatsapp.ts'
import { filled, messagesIn } from '#web/messages/messages-in.ts'
import { monthText } from '#web/messages/month-text.ts'
import type { Reader } from '../customers-reader.ts'

type Owed = { name: string; balance: Paisa; overdue: Paisa }

/** What staff write by WhatsApp to a customer about what is to pay. */
export function khataText(
  { language, texts }: Reader,
  settings: ShopSettings,
  { name, balance, overdue }: Owed,
): string {
  const t = messagesIn(language, whatsappMessages)
  const key = balance <= 0 ? 'settled' : overdue > 0 ? 'overdue' : 'owes'
  const figures = { balance: t.money(balance), overdue: t.money(overdue) }
  const shop = texts.get(settings.shopName) ?? settings.shopName
  const params = { name: name || t('person.unknown'), shop, ...figures }
  const own = ownWhatsappText(settings, `khata.${key}`, language.locale)
  return own === null ? t(`khata.${key}`, params) : filled(own, params, language)
}

/** The same about a month. */
export function statementText(
  { language, texts }: Reader,
  settings: ShopSettings,
  name: string,
  { month, opening, charged, paid, closing }: Omit<Statement, 'entries'>,
): string {
  const t = messagesIn(language, whatsappMessages)
  const params = {
    name: name || t('person.unknown'),
    shop: texts.get(settings.shopName) ?? settings.shopName,
    month: monthText(t, month),
    opening: t.money(opening),
    charged: t.money(charged),
    paid: t.money(paid),
    closing: t.money(closing),
  }
  const own = ownWhatsappText(settings, 'khata.statement', language.locale)
  return own === null ? t('khata.statement', params) : filled(own, params, language)
}
