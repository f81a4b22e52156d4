import type { Email, Secrets } from '#shop/notifications/email.ts'
import {
  confirmEmail,
  emailAsked,
  emailChanged,
  passwordChanged,
  phoneChanged,
} from './account-changes.ts'
import { confirmStockAlert, guestBackInStock } from './guest-stock-alerts.ts'
import { backInStock } from './back-in-stock.ts'
import type { Pen, Written } from './email-text.ts'
import { messageReply } from './message-reply.ts'
import {
  orderCancelled,
  orderDelivered,
  orderPlaced,
  orderReplaced,
  orderShipped,
  orderShort,
} from './order-emails.ts'
import { passwordReset } from './password-reset.ts'
import { returnAccepted, returnRefused } from './return-emails.ts'
import { staffInvitation } from './staff-invitation.ts'
import { testMessage } from './test-message.ts'
import { welcome } from './welcome.ts'
import { wholesaleDeclined } from './wholesale-declined.ts'
import { wholesaleOpen } from './wholesale-open.ts'

/** The text of an e-mail. Without its secrets, its links open nothing. */
export function compose(
  email: Email,
  pen: Pen,
  {
    reset = { name: '', token: '', locale: null },
    changeToken = '',
    alertToken = '',
    invitationToken = '',
    orderKey: key,
    questionToken = '',
  }: Secrets = {},
): Written {
  switch (email.kind) {
    case 'welcome':
      return welcome(email, pen)
    case 'wholesale-open':
      return wholesaleOpen(email.name, pen)
    case 'wholesale-declined':
      return wholesaleDeclined(email.name, pen)
    case 'password-reset':
      return passwordReset(reset.name, reset.token, pen)
    case 'staff-invitation':
      return staffInvitation(invitationToken, pen)
    case 'test-message':
      return testMessage(pen)
    case 'message-reply':
      return messageReply(email, pen)
    case 'password-changed':
      return passwordChanged(email, pen)
    case 'confirm-email':
      return confirmEmail(email, changeToken, pen)
    case 'email-asked':
      return emailAsked(email, changeToken, pen)
    case 'email-changed':
      return emailChanged(email, changeToken, pen)
    case 'phone-changed':
      return phoneChanged(email, changeToken, pen)
    case 'back-in-stock':
      return backInStock(email, pen)
    case 'confirm-stock-alert':
      return confirmStockAlert(email, alertToken, pen)
    case 'guest-back-in-stock':
      return guestBackInStock(email, alertToken, pen)
    case 'order-placed':
      return orderPlaced({ ...email.order, key }, pen)
    case 'order-shipped':
      return orderShipped({ ...email.order, key }, pen)
    case 'order-delivered':
      return orderDelivered({ ...email.order, key }, pen)
    case 'order-cancelled':
      return orderCancelled({ ...email.order, key }, pen)
    case 'order-short':
      return orderShort(email.order, questionToken, pen)
    case 'order-replaced':
      return orderReplaced({ ...email.order, key }, pen)
    case 'return-accepted':
      return returnAccepted({ ...email.order, key }, pen)
    case 'return-refused':
      return returnRefused({ ...email.order, key }, pen)
  }
}
