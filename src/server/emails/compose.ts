import type { BackInStockEmail, Email, Secrets, WelcomeEmail } from '#shop/notifications/email.ts'
import {
  confirmEmail,
  emailAsked,
  emailChanged,
  passwordChanged,
  phoneChanged,
} from './account-changes.ts'
import { confirmStockAlert, guestBackInStock } from './guest-stock-alerts.ts'
import { greeting, packed, type Pen, type Written } from './email-text.ts'
import { khataReminder } from './khata-reminder.ts'
import { listReminder } from './list-reminder.ts'
import { messageReply } from './message-reply.ts'
import {
  orderCancelled,
  orderDelivered,
  orderPlaced,
  orderReady,
  orderReplaced,
  orderShipped,
  orderTimeChanged,
} from './order-emails.ts'
import { orderShort } from './order-question-email.ts'
import { returnAccepted, returnRefused } from './return-emails.ts'

/** To a stock buyer who has waited for the shop to look. */
const wholesaleOpen = (name: string, pen: Pen): Written => {
  const { t, shop, links } = pen
  return {
    subject: t('wholesaleOpen.subject'),
    heading: t('wholesaleOpen.heading'),
    blocks: [
      greeting(name, pen),
      { says: t('wholesaleOpen.text', { shop }) },
      { label: t('wholesaleOpen.button'), link: links.products },
      { says: t('wholesaleOpen.list') },
    ],
  }
}

/** Tells a customer that their wholesale application was declined. */
const wholesaleDeclined = (name: string, pen: Pen): Written => {
  const { t, shop, links } = pen
  return {
    subject: t('wholesaleDeclined.subject', { shop }),
    heading: t('wholesaleDeclined.heading'),
    blocks: [
      greeting(name, pen),
      { says: t('wholesaleDeclined.text', { shop }) },
      { label: t('wholesaleDeclined.button'), link: links.products },
      { says: t('wholesaleDeclined.ask') },
    ],
  }
}

const wholesaleText = { yes: 'welcome.wholesale', waiting: 'welcome.wholesaleLater' } as const

function welcome({ name, wholesale }: WelcomeEmail, pen: Pen): Written {
  const { t, shop, links } = pen
  return {
    subject: t('welcome.subject', { shop }),
    heading: t('welcome.heading'),
    blocks: [
      greeting(name, pen),
      { says: t('welcome.thanks', { shop }) },
      ...(wholesale === 'no' ? [] : [{ says: t(wholesaleText[wholesale]) }]),
      { label: t('welcome.button'), link: links.products },
      { says: t('welcome.notYou') },
    ],
  }
}

const testMessage = ({ t, shop, links }: Pen): Written => ({
  subject: t('test.subject', { shop }),
  heading: t('test.heading'),
  blocks: [{ says: t('test.text', { shop }) }, { label: t('test.button'), link: links.home }],
})

const staffInvitation = (token: string, { t, shop, links }: Pen): Written => ({
  subject: t('invitation.subject', { shop }),
  heading: t('invitation.heading', { shop }),
  blocks: [
    { says: t('invitation.text', { shop }) },
    { label: t('invitation.button'), link: links.staffInvitation(token) },
    { says: t('invitation.notYou') },
  ],
})

const passwordReset = (name: string, token: string, pen: Pen): Written => {
  const { t, shop, links } = pen
  return {
    subject: t('reset.subject', { shop }),
    heading: t('reset.heading'),
    blocks: [
      greeting(name, pen),
      { says: t('reset.text') },
      { label: t('email.newPassword'), link: links.resetPassword(token) },
      { says: t('reset.notYou') },
    ],
  }
}

const backInStock = ({ name, product }: BackInStockEmail, pen: Pen): Written => {
  const { t, shop, links } = pen
  return {
    subject: t('backInStock.subject', { name: product.name, shop }),
    heading: t('backInStock.heading'),
    blocks: [
      greeting(name, pen),
      { says: t('backInStock.text', { product: packed(product.name, product.pack, pen) }) },
      { label: t('backInStock.button'), link: links.product(product) },
      { says: t('backInStock.once') },
    ],
  }
}

/** The text of an e-mail. Without its secrets, its links open nothing. */
export function compose(
  email: Email,
  pen: Pen,
  {
    reset = { name: '', token: '', locale: null },
    changeToken = '',
    alertToken = '',
    invitationToken = '',
    listToken = '',
    orderKey: key,
    questionToken = '',
    confirmToken,
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
    case 'khata-reminder':
      return khataReminder(email, pen)
    case 'list-reminder':
      return listReminder(email, listToken, pen)
    case 'order-placed':
      return orderPlaced({ ...email.order, key }, confirmToken, pen)
    case 'order-shipped':
      return orderShipped({ ...email.order, key }, pen)
    case 'order-ready':
      return orderReady({ ...email.order, key }, pen)
    case 'order-delivered':
      return orderDelivered({ ...email.order, key }, pen)
    case 'order-cancelled':
      return orderCancelled({ ...email.order, key }, pen)
    case 'order-short':
      return orderShort(email.order, questionToken, pen)
    case 'order-replaced':
      return orderReplaced({ ...email.order, key }, pen)
    case 'order-time-changed':
      return orderTimeChanged({ ...email.order, key }, pen)
    case 'return-accepted':
      return returnAccepted({ ...email.order, key }, pen)
    case 'return-refused':
      return returnRefused({ ...email.order, key }, pen)
  }
}
