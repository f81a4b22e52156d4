import { english, type Language } from '#web/messages/language.ts'
import type { OrderLine } from '#shop/orders/order.ts'
import type { Translations } from '#shop/translations/translations.store.ts'
import type { OpenShop } from '../../open-shop.ts'

/** `locale`: of an order or account; English where the shop doesn't speak it any more. */
export const languageNamed = (
  { languages }: Pick<OpenShop, 'languages'>,
  locale: string | null,
): Language => languages.find((one) => one.locale === locale) ?? english

export type Reader = {
  /** The customer's. */
  language: Language
  /** Of the shop's texts. */
  texts: Translations
}

/** In which language a customer reads what staff write to them, with the shop's texts in it. */
export async function customersReader(shop: OpenShop, locale: string | null): Promise<Reader> {
  const language = languageNamed(shop, locale)
  return { language, texts: await shop.translations(language.locale) }
}

/** What is translated of the goods of an order and other texts of its paper, by the English text. */
export function textsOfLines(
  texts: Translations,
  lines: readonly Pick<OrderLine, 'name' | 'pack' | 'colour'>[],
  others: readonly string[] = [],
): Record<string, string> {
  const all = [...lines.flatMap(({ name, pack, colour }) => [name, pack, colour ?? '']), ...others]
  const result: Record<string, string> = {}
  for (const text of all) {
    const translated = texts.get(text) ?? ''
    if (translated !== '') result[text] = translated
  }
  return result
}
