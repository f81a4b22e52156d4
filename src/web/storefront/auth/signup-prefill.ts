import type { Contact } from '#shop/orders/order.ts'

let contact: Contact | null = null

/** Contact of a guest's order, for the sign-up form that follows. In memory only. */
export const prefillSignup = {
  write: (ordered: Contact) => void (contact = ordered),
  read: () => contact,
}
