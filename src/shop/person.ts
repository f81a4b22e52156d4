export const accountKinds = ['normal', 'stock'] as const
export type AccountKind = (typeof accountKinds)[number]
export const staffRoles = ['owner', 'manager', 'packer', 'rider', 'content', 'viewer'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Which of a product's two prices a buyer pays. */
export type PriceList = 'retail' | 'wholesale'

/** A person with an account, as that person sees it. */
export type Account = {
  id: string
  fullName: string
  email: string
  phone: string
  kind: AccountKind
  businessName: string | null
  businessAddress: string | null
  picture: string | null
  /** The sum of the points ledger; below zero after a return of what earned points that are spent. */
  points: number
  /** Of them, earned by orders that are not delivered yet: they cannot be redeemed before. */
  pendingPoints: number
  loyaltyCard: string
  /** A stock buyer whom staff has not approved yet pays retail prices. */
  wholesale: boolean
  role: StaffRole | null
}

export const priceListOf = (account: Pick<Account, 'wholesale'> | null): PriceList =>
  account?.wholesale ? 'wholesale' : 'retail'

/** "a•••@example.com": enough to recognise one's own, useless to others. */
export function maskEmail(email: string) {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${email[0]}•••${email.slice(at)}`
}

/** A stock buyer whom staff has not looked at yet: retail prices until then. */
export const awaitsApproval = (account: Pick<Account, 'kind' | 'wholesale'>) =>
  account.kind === 'stock' && !account.wholesale
