import type { RouteName } from '../routes.ts'

/**
 * Creating calls that take an `Idempotency-Key`, and how a repeat is answered: with the answer that was kept (`kept`),
 * or, where an answer tells of a customer, with what a reading call says now of the same `:id`. Those that have an id
 * of the client's choice in their body need no key.
 */
const repeats: Partial<Record<RouteName, 'kept' | 'adminOrder' | 'adminCustomer'>> = {
  adminCreateCategory: 'kept',
  adminCreateProduct: 'kept',
  adminCreateZone: 'kept',
  adminAddSynonym: 'kept',
  adminInvite: 'kept',
  adminSendTestMessage: 'kept',
  adminWriteOrderNote: 'adminOrder',
  adminCancelOrder: 'adminOrder',
  adminAskBuyer: 'adminOrder',
  adminWriteCustomerNote: 'adminCustomer',
  adminAdjustPoints: 'adminCustomer',
}

/** How a repeat of a call is answered; undefined: it takes no key here. */
export const repeatOf = (name: RouteName) => repeats[name]

/** Calls that take a key and know themselves what was made under it. */
const withOwnKeys: ReadonlySet<RouteName> = new Set([
  'createOrder',
  'adminTakeOrder',
  'adminAddStarterProducts',
  'adminChangeProducts',
  'adminCreateToken',
])

export const takesKey = (name: RouteName) => name in repeats || withOwnKeys.has(name)
