import type { ShopSettings } from '../settings/settings.ts'
import { oneLine } from './one-line.ts'

type Facts = Pick<ShopSettings, 'shopName' | 'email' | 'senderName' | 'senderEmail'>

/** Configured sender, else the shop's name and e-mail, else a no-reply address at `host`. */
export const senderOf = ({ shopName, email, senderName, senderEmail }: Facts, host: string) => ({
  name: oneLine(senderName || shopName),
  address: senderEmail || email || `no-reply@${host}`,
})
