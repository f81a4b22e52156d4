import type { SavedLook } from '../look/look.ts'
import type { OutboxEntry } from '../outbox/outbox-entry.ts'
import type { OrderEmail } from './order-facts.ts'

export type WelcomeEmail = {
  name: string
  /** a stock buyer: with wholesale prices already, or still waiting for the shop to look */
  wholesale: 'yes' | 'waiting' | 'no'
}
export type MailedProduct = { number: number; name: string; pack: string }
export type BackInStockEmail = { name: string; product: MailedProduct }

/** `asked`: what the reader wrote to the shop; `subject` '' where it had none. */
export type MessageReplyEmail = { subject: string; asked: string; text: string }

/** What is told to whom; as plain data, so that it can wait in the database and is written in its reader's language. */
export type Email = { to: string } & (
  | ({ kind: 'welcome' } & WelcomeEmail)
  | { kind: 'wholesale-open'; name: string }
  | { kind: 'wholesale-declined'; name: string }
  | { kind: 'password-reset' }
  | { kind: 'staff-invitation'; invitation: string }
  | { kind: 'test-message' }
  | ({ kind: 'message-reply' } & MessageReplyEmail)
  | { kind: 'password-changed'; name: string }
  /** To a new address; `change` is the contact change that a link in it is for. */
  | { kind: 'confirm-email'; name: string; change: string }
  /** To the address before; `email` is the new one, asked for or confirmed. */
  | { kind: 'email-asked'; name: string; email: string; change: string }
  | { kind: 'email-changed'; name: string; email: string; change: string }
  | { kind: 'phone-changed'; name: string; phone: string; change: string }
  | ({ kind: 'back-in-stock' } & BackInStockEmail)
  /** To a guest: `alert` is the stock alert that the link in it confirms. */
  | { kind: 'confirm-stock-alert'; product: MailedProduct; alert: string }
  | { kind: 'guest-back-in-stock'; product: MailedProduct }
  | { kind: 'order-placed'; order: OrderEmail }
  | { kind: 'order-shipped'; order: OrderEmail }
  | { kind: 'order-delivered'; order: OrderEmail }
  | { kind: 'order-cancelled'; order: OrderEmail }
  | { kind: 'order-short'; order: OrderEmail }
  | { kind: 'order-replaced'; order: OrderEmail }
  | { kind: 'return-accepted'; order: OrderEmail }
  | { kind: 'return-refused'; order: OrderEmail }
)
/** One on its way. */
export type EmailEntry = OutboxEntry<Email>
export type EmailKind = Email['kind']

export const emailKinds = [
  'welcome',
  'wholesale-open',
  'wholesale-declined',
  'password-reset',
  'staff-invitation',
  'test-message',
  'message-reply',
  'password-changed',
  'confirm-email',
  'email-asked',
  'email-changed',
  'phone-changed',
  'back-in-stock',
  'confirm-stock-alert',
  'guest-back-in-stock',
  'order-placed',
  'order-shipped',
  'order-delivered',
  'order-cancelled',
  'order-short',
  'order-replaced',
  'return-accepted',
  'return-refused',
] as const satisfies readonly EmailKind[]

/** The shop's pages as whole addresses; only the server knows where it can be reached. */
export type Links = {
  home: string
  products: string
  order: (order: { id: string; key?: string | undefined }) => string
  track: (order: { id: string; key?: string | undefined }) => string
  product: (product: { number: number }) => string
  resetPassword: (token: string) => string
  forgotPassword: string
  staffInvitation: (token: string) => string
  confirmEmail: (token: string) => string
  undoChange: (token: string) => string
  confirmStockAlert: (token: string) => string
  stopStockAlerts: (token: string) => string
  orderQuestion: (token: string) => string
  contact: string
  /** of the logo as it is now */
  logo: (look: { version: number }) => string
}

/** What only the moment of sending knows: for whom a reset is, the tokens of links, the key of an order's link. */
export type Secrets = {
  reset?: Reset | undefined
  changeToken?: string | undefined
  alertToken?: string | undefined
  invitationToken?: string | undefined
  orderKey?: string | undefined
  questionToken?: string | undefined
}
export type Reset = { name: string; token: string; locale: string | null }

/**
 * Writes an e-mail when it is sent, in the language of this locale; given from outside, since the shop
 * knows no sentences. Without its secrets they stand there with links that open nothing.
 */
export type WriteEmail = (
  email: Email,
  about: {
    locale: string | null
    shop: string
    /** The lines below it: where the shop is. */
    foot: readonly string[]
    links: Links
    /** Left out: as the shop comes. */
    look?: SavedLook
    secrets?: Secrets
  },
) => { subject: string; text: string; html: string }
