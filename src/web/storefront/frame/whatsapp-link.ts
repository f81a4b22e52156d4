import { t } from '../../words/t.ts'
import type { Settings } from './load-frame.ts'

/** Opens a chat with the shop, its first words already written. */
export function whatsappLink({ whatsapp, shopName }: Settings): string {
  const text = encodeURIComponent(t('footer.whatsappText', { name: shopName }))
  return `https://wa.me/${whatsapp.replace(/\D/g, '')}?text=${text}`
}
