import type { ShopSettings } from '../settings/settings.ts'
import { oneLine } from './one-line.ts'

type Facts = Pick<ShopSettings, 'shopName' | 'email' | 'senderName' | 'senderEmail'>

/** From whom the shop's e-mails are: its sender, else its own name and address, else one that nobody reads. */
export const senderOf = ({ shopName, email, senderName, senderEmail }: Facts, host: string) => ({
  name: oneLine(senderName || shopName),
  address: senderEmail || email || `no-reply@${host}`,
})
