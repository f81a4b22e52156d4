import type { Email, Links, Written } from './email.ts'
import {
  confirmEmail,
  emailAsked,
  emailChanged,
  passwordChanged,
  phoneChanged,
} from './emails/account-changes.ts'
import { backInStock } from './emails/back-in-stock.ts'
import { orderCancelled, orderDelivered, orderPlaced, orderShipped } from './emails/order-emails.ts'
import { passwordReset } from './emails/password-reset.ts'
import { returnAccepted, returnRefused } from './emails/return-emails.ts'
import { welcome } from './emails/welcome.ts'
import { wholesaleOpen } from './emails/wholesale-open.ts'

export type Reset = { name: string; token: string }

/** What only the moment of sending knows: for whom a reset is, the tokens of links, the key of a guest's order. */
export type Secrets = {
  reset?: Reset | undefined
  changeToken?: string | undefined
  orderKey?: string | undefined
}

/** The words of an e-mail. Without its secrets they stand there with links that open nothing. */
export function compose(
  email: Email,
  shop: string,
  links: Links,
  { reset = { name: '', token: '' }, changeToken = '', orderKey: key }: Secrets = {},
): Written {
  switch (email.kind) {
    case 'welcome':
      return welcome(email, shop, links)
    case 'wholesale-open':
      return wholesaleOpen(email.name, shop, links)
    case 'password-reset':
      return passwordReset(reset.name, reset.token, shop, links)
    case 'password-changed':
      return passwordChanged(email, shop, links)
    case 'confirm-email':
      return confirmEmail(email, changeToken, shop, links)
    case 'email-asked':
      return emailAsked(email, changeToken, shop, links)
    case 'email-changed':
      return emailChanged(email, changeToken, shop, links)
    case 'phone-changed':
      return phoneChanged(email, changeToken, shop, links)
    case 'back-in-stock':
      return backInStock(email, shop, links)
    case 'order-placed':
      return orderPlaced({ ...email.order, key }, shop, links)
    case 'order-shipped':
      return orderShipped({ ...email.order, key }, shop, links)
    case 'order-delivered':
      return orderDelivered({ ...email.order, key }, shop, links)
    case 'order-cancelled':
      return orderCancelled({ ...email.order, key }, shop, links)
    case 'return-accepted':
      return returnAccepted({ ...email.order, key }, shop, links)
    case 'return-refused':
      return returnRefused({ ...email.order, key }, shop, links)
  }
}
