const maxBuyers = 10_000

/** Accounts that bought lately, with the version of that change: buyers see the effect of their order at once. */
export function openRecentBuyers() {
  const buyers = new Map<string, number>()
  return {
    /** `accountId` null: a guest. */
    record(accountId: string | null, version: number) {
      if (accountId === null) return
      buyers.delete(accountId)
      buyers.set(accountId, version)
      const [oldest] = buyers.keys()
      if (buyers.size > maxBuyers && oldest !== undefined) buyers.delete(oldest)
    },
    /** The version of the account's last change; 0: unknown. */
    lastOf: (accountId: string) => buyers.get(accountId) ?? 0,
  }
}
