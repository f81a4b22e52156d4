import type { Account } from '#shop/person.ts'
import type { WireUser } from './user.schema.ts'

/** The wishlist and stock alerts of an account, as product ids, and the e-mail address that awaits confirmation. */
export type Lists = { wishlist: string[]; stockAlerts: string[]; pendingEmail: string | null }

export const encodeUser = (
  account: Account,
  { wishlist, stockAlerts, pendingEmail }: Lists,
): WireUser => ({
  _id: account.id,
  fullname: account.fullName,
  email: account.email,
  pending_email: pendingEmail,
  number: account.phone,
  bussinesname: account.businessName,
  bussinesaddress: account.businessAddress,
  profile: account.picture,
  type: account.kind,
  loyalty_points: account.points,
  pending_points: account.pendingPoints,
  loyaltycard_no: account.loyaltyCard,
  wholesale: account.wholesale,
  role: account.role,
  favorites: wishlist,
  notify: stockAlerts,
})

/** Wire → ours, the wishlist and stock alerts included. */
export const decodeUser = (user: WireUser): Account & Lists => ({
  id: user._id,
  fullName: user.fullname,
  email: user.email,
  pendingEmail: user.pending_email,
  phone: user.number,
  kind: user.type,
  businessName: user.bussinesname,
  businessAddress: user.bussinesaddress,
  picture: user.profile,
  points: user.loyalty_points,
  pendingPoints: user.pending_points,
  loyaltyCard: user.loyaltycard_no,
  wholesale: user.wholesale,
  role: user.role,
  wishlist: user.favorites,
  stockAlerts: user.notify,
})
