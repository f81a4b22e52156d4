import type { Letter, Links, Written } from './letter.ts'
import {
  orderCancelled,
  orderDelivered,
  orderPlaced,
  orderShipped,
} from './letters/order-letters.ts'
import { passwordReset } from './letters/password-reset.ts'
import { welcome } from './letters/welcome.ts'

/** What only the moment of sending knows: for whom a reset is, and its link's token. */
export type Reset = { name: string; token: string }

/** The words of a letter. Without a reset's token its words stand there with a link that opens nothing. */
export function compose(
  letter: Letter,
  shop: string,
  links: Links,
  reset: Reset = { name: '', token: '' },
): Written {
  switch (letter.kind) {
    case 'welcome':
      return welcome(letter, shop, links)
    case 'password-reset':
      return passwordReset(reset.name, reset.token, shop, links)
    case 'order-placed':
      return orderPlaced(letter.order, shop, links)
    case 'order-shipped':
      return orderShipped(letter.order, shop, links)
    case 'order-delivered':
      return orderDelivered(letter.order, shop, links)
    case 'order-cancelled':
      return orderCancelled(letter.order, shop, links)
  }
}
