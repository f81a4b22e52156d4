const most = 10_000

/** Who has bought lately, and with which change: whoever has sees it at once. */
export function openBuyers() {
  const buyers = new Map<string, number>()
  return {
    /** `accountId` null: a guest. */
    note(accountId: string | null, nth: number) {
      if (accountId === null) return
      buyers.delete(accountId)
      buyers.set(accountId, nth)
      const [longAgo] = buyers.keys()
      if (buyers.size > most && longAgo !== undefined) buyers.delete(longAgo)
    },
    /** The number of the change; 0: none is known. */
    lastOf: (accountId: string) => buyers.get(accountId) ?? 0,
  }
}
