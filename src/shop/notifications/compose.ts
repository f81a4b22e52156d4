import type { Letter, Links, Written } from './email.ts'
import {
  confirmEmail,
  emailAsked,
  emailChanged,
  passwordChanged,
  phoneChanged,
} from './emails/account-changes.ts'
import { backInStock } from './emails/back-in-stock.ts'
import {
  orderCancelled,
  orderDelivered,
  orderPlaced,
  orderShipped,
} from './emails/order-letters.ts'
import { passwordReset } from './emails/password-reset.ts'
import { returnAccepted, returnRefused } from './emails/return-letters.ts'
import { welcome } from './emails/welcome.ts'
import { wholesaleOpen } from './emails/wholesale-open.ts'

export type Reset = { name: string; token: string }

/** What only the moment of sending knows: for whom a reset is, the tokens of links, the key of a guest's order. */
export type Secrets = {
  reset?: Reset | undefined
  changeToken?: string | undefined
  orderKey?: string | undefined
}

/** The words of a letter. Without its secrets they stand there with links that open nothing. */
export function compose(
  letter: Letter,
  shop: string,
  links: Links,
  { reset = { name: '', token: '' }, changeToken = '', orderKey: key }: Secrets = {},
): Written {
  switch (letter.kind) {
    case 'welcome':
      return welcome(letter, shop, links)
    case 'wholesale-open':
      return wholesaleOpen(letter.name, shop, links)
    case 'password-reset':
      return passwordReset(reset.name, reset.token, shop, links)
    case 'password-changed':
      return passwordChanged(letter, shop, links)
    case 'confirm-email':
      return confirmEmail(letter, changeToken, shop, links)
    case 'email-asked':
      return emailAsked(letter, changeToken, shop, links)
    case 'email-changed':
      return emailChanged(letter, changeToken, shop, links)
    case 'phone-changed':
      return phoneChanged(letter, changeToken, shop, links)
    case 'back-in-stock':
      return backInStock(letter, shop, links)
    case 'order-placed':
      return orderPlaced({ ...letter.order, key }, shop, links)
    case 'order-shipped':
      return orderShipped({ ...letter.order, key }, shop, links)
    case 'order-delivered':
      return orderDelivered({ ...letter.order, key }, shop, links)
    case 'order-cancelled':
      return orderCancelled({ ...letter.order, key }, shop, links)
    case 'return-accepted':
      return returnAccepted({ ...letter.order, key }, shop, links)
    case 'return-refused':
      return returnRefused({ ...letter.order, key }, shop, links)
  }
}
