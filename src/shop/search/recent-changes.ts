/** How many products were changed at one time (milliseconds UTC). */
export type TimeOfChanges = { at: number; count: number }

/** What was read of the last changes: by time, which products have it. */
export function openRecentChanges() {
  const timeOf = new Map<string, number>()
  const idsAt = new Map<number, Set<string>>()

  const forgetTime = (at: number) => {
    for (const id of idsAt.get(at) ?? []) timeOf.delete(id)
    idsAt.delete(at)
  }

  return {
    isKnown: ({ at, count }: TimeOfChanges) => (idsAt.get(at)?.size ?? 0) === count,
    /** A product has this time as its last now. */
    note(id: string, at: number) {
      const before = timeOf.get(id)
      if (before !== undefined) idsAt.get(before)?.delete(id)
      timeOf.set(id, at)
      const ids = idsAt.get(at) ?? new Set()
      idsAt.set(at, ids.add(id))
    },
    /** All that has this time is read again. */
    forgetTime,
    /** What was before is not asked for any more. */
    forgetBefore(at: number) {
      for (const time of idsAt.keys()) if (time < at) forgetTime(time)
    },
    clear() {
      timeOf.clear()
      idsAt.clear()
    },
  }
}
export type RecentChanges = ReturnType<typeof openRecentChanges>
