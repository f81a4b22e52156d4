import type { SavedBranding } from '../branding/branding.ts'
import type { Paisa } from '../money.ts'
import type { OutboxEntry } from '../outbox/outbox-entry.ts'
import type { OrderEmail } from './order-facts.ts'

export type WelcomeEmail = {
  name: string
  /** a wholesale customer: approved, or awaiting approval */
  wholesale: 'yes' | 'waiting' | 'no'
}
export type MailedProduct = { number: number; name: string; pack: string }
export type BackInStockEmail = { name: string; product: MailedProduct }

/** `total`: paisa, of what is in stock. */
export type ListReminderEmail = { name: string; list: { id: string; name: string; total: Paisa } }

/** Of what is owed on account: `balance` and `overdue` in paisa; `dueAt`: of the oldest open charge, ms UTC. */
export type KhataReminderEmail = {
  name: string
  khata: { balance: Paisa; overdue: Paisa; dueAt: number }
}

/** `asked`: the customer's message; `subject` '': it had none. */
export type MessageReplyEmail = { subject: string; asked: string; text: string }

/** Plain data: waits in the database and is written in its reader's language. */
export type Email = { to: string } & (
  | ({ kind: 'welcome' } & WelcomeEmail)
  | { kind: 'wholesale-open'; name: string }
  | { kind: 'wholesale-declined'; name: string }
  | { kind: 'password-reset' }
  | { kind: 'staff-invitation'; invitation: string }
  | { kind: 'test-message' }
  | ({ kind: 'message-reply' } & MessageReplyEmail)
  | { kind: 'password-changed'; name: string }
  /** To the new address; `change`: contact change that the link confirms. */
  | { kind: 'confirm-email'; name: string; change: string }
  /** To the old address; `email`: the new one, requested or confirmed. */
  | { kind: 'email-asked'; name: string; email: string; change: string }
  | { kind: 'email-changed'; name: string; email: string; change: string }
  | { kind: 'phone-changed'; name: string; phone: string; change: string }
  | ({ kind: 'back-in-stock' } & BackInStockEmail)
  /** To a guest; `alert`: stock alert that the link confirms. */
  | { kind: 'confirm-stock-alert'; product: MailedProduct; alert: string }
  | { kind: 'guest-back-in-stock'; product: MailedProduct }
  | ({ kind: 'list-reminder' } & ListReminderEmail)
  | ({ kind: 'khata-reminder' } & KhataReminderEmail)
  | { kind: 'order-placed'; order: OrderEmail }
  | { kind: 'order-shipped'; order: OrderEmail }
  | { kind: 'order-ready'; order: OrderEmail }
  | { kind: 'order-delivered'; order: OrderEmail }
  | { kind: 'order-cancelled'; order: OrderEmail }
  | { kind: 'order-short'; order: OrderEmail }
  | { kind: 'order-replaced'; order: OrderEmail }
  | { kind: 'order-time-changed'; order: OrderEmail }
  | { kind: 'return-accepted'; order: OrderEmail }
  | { kind: 'return-refused'; order: OrderEmail }
)
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
  'list-reminder',
  'khata-reminder',
  'order-placed',
  'order-shipped',
  'order-ready',
  'order-delivered',
  'order-cancelled',
  'order-short',
  'order-replaced',
  'order-time-changed',
  'return-accepted',
  'return-refused',
] as const satisfies readonly EmailKind[]

/** Absolute URLs; only the server knows its address. */
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
  list: (list: { id: string }) => string
  khata: string
  stopListReminder: (token: string) => string
  orderQuestion: (token: string) => string
  confirmOrder: (token: string) => string
  contact: string
  /** current logo */
  logo: (branding: { version: number }) => string
}

/** Read at the moment of sending: reset recipients, link tokens, order keys. */
export type Secrets = {
  reset?: Reset | undefined
  changeToken?: string | undefined
  alertToken?: string | undefined
  listToken?: string | undefined
  invitationToken?: string | undefined
  orderKey?: string | undefined
  questionToken?: string | undefined
  /** Missing: the order waits no more, or for something else. */
  confirmToken?: string | undefined
}
export type Reset = { name: string; token: string; locale: string | null }

/**
 * Renders an e-mail in a locale when it is sent; injected, since the shop layer has no sentences. Without
 * secrets, links contain placeholders that don't work.
 */
export type WriteEmail = (
  email: Email,
  about: {
    locale: string | null
    shop: string
    /** Footer: where the shop is. */
    foot: readonly string[]
    links: Links
    /** Absent: built-in. */
    branding?: SavedBranding
    /** Names of goods in the reader's language, by the English text; absent: as they are. */
    texts?: ReadonlyMap<string, string>
    secrets?: Secrets
  },
) => { subject: string; text: string; html: string }
