import { t } from '../../messages/t.ts'
import type { Settings } from '../layout-data/load-layout.ts'

/** Opens a chat with the shop, its first words already written. */
export function whatsappLink({ whatsapp, shopName }: Settings): string {
  const text = encodeURIComponent(t('footer.whatsappText', { name: shopName }))
  return `https://wa.me/${whatsapp.replace(/\D/g, '')}?text=${text}`
}
