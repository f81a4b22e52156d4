import type { Language } from '../../messages/language.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { footerMessages } from '../../messages/en/storefront/content/footer.ts'
import type { Settings } from '../layout-data/load-layout.ts'

/** Opens a chat with the shop, with a first message prefilled. */
export function shopChatLink({ whatsapp, shopName }: Settings, language: Language): string {
  const text = messagesIn(language, footerMessages)('footer.whatsappText', { name: shopName })
  // The setting has its country code already; reading it here again would weigh on every page.
  return `https://wa.me/${whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
