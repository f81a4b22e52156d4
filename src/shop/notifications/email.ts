import type { OutboxEntry } from '../outbox/outbox-entry.ts'
import type { BackInStockEmail } from './emails/back-in-stock.ts'
import type { OrderEmail } from './emails/order-facts.ts'
import type { WelcomeEmail } from './emails/welcome.ts'

/** An e-mail as plain data, as it is stored in the outbox. */
export type Email = { to: string } & (
  | ({ kind: 'welcome' } & WelcomeEmail)
  | { kind: 'wholesale-open'; name: string }
  | { kind: 'password-reset' }
  | { kind: 'password-changed'; name: string }
  /** To a new address; `change` is the contact change that a link in it is for. */
  | { kind: 'confirm-email'; name: string; change: string }
  /** To the address before; `email` is the new one, asked for or confirmed. */
  | { kind: 'email-asked'; name: string; email: string; change: string }
  | { kind: 'email-changed'; name: string; email: string; change: string }
  | { kind: 'phone-changed'; name: string; phone: string; change: string }
  | ({ kind: 'back-in-stock' } & BackInStockEmail)
  | { kind: 'order-placed'; order: OrderEmail }
  | { kind: 'order-shipped'; order: OrderEmail }
  | { kind: 'order-delivered'; order: OrderEmail }
  | { kind: 'order-cancelled'; order: OrderEmail }
  | { kind: 'return-accepted'; order: OrderEmail }
  | { kind: 'return-refused'; order: OrderEmail }
)
/** One on its way. */
export type EmailEntry = OutboxEntry<Email>
export type EmailKind = Email['kind']

export const emailKinds = [
  'welcome',
  'wholesale-open',
  'password-reset',
  'password-changed',
  'confirm-email',
  'email-asked',
  'email-changed',
  'phone-changed',
  'back-in-stock',
  'order-placed',
  'order-shipped',
  'order-delivered',
  'order-cancelled',
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
  confirmEmail: (token: string) => string
  undoChange: (token: string) => string
  contact: string
}

/** What an e-mail is made of; `toText` and `toHtml` make both halves of a mail from it. */
export type Block =
  | { says: string }
  | { link: string; label: string }
  | { list: readonly string[] }
  | { figures: readonly (readonly [label: string, value: string])[] }
export type Written = { subject: string; heading: string; blocks: readonly Block[] }
