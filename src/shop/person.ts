export const accountKinds = ['normal', 'stock'] as const
export type AccountKind = (typeof accountKinds)[number]
export const staffRoles = [
  'owner',
  'manager',
  'cashier',
  'packer',
  'rider',
  'content',
  'viewer',
] as const
export type StaffRole = (typeof staffRoles)[number]

/** Which of a product's two prices applies. */
export type PriceList = 'retail' | 'wholesale'

/** As shown to its owner. */
export type Account = {
  id: string
  fullName: string
  email: string
  phone: string
  kind: AccountKind
  businessName: string | null
  businessAddress: string | null
  picture: string | null
  /** Sum of the ledger; negative if spent points are taken back by a return. */
  points: number
  /** Part of `points`, earned by undelivered orders and not redeemable yet. */
  pendingPoints: number
  loyaltyCard: string
  /** Wholesale customers pay retail prices until approved. */
  wholesale: boolean
  role: StaffRole | null
}

export const priceListOf = (account: Pick<Account, 'wholesale'> | null): PriceList =>
  account?.wholesale ? 'wholesale' : 'retail'

/** "a•••@example.com": recognizable to its owner only. */
export function maskEmail(email: string) {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${email[0]}•••${email.slice(at)}`
}

export const awaitsApproval = (account: Pick<Account, 'kind' | 'wholesale'>) =>
  account.kind === 'stock' && !account.wholesale
