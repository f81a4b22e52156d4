import { whatsappLink } from '#shop/accounts/contacts/phone.ts'
import type { Language } from '../../messages/language.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { siteMessages } from '../../messages/en/site.ts'
import type { Settings } from '../layout-data/load-layout.ts'

/** Opens a chat with the shop, with a first message prefilled. */
export function shopChatLink({ whatsapp, shopName }: Settings, language: Language): string {
  const text = messagesIn(language, siteMessages)('footer.whatsappText', { name: shopName })
  return whatsappLink(whatsapp, text)
}
