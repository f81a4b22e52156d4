/** Number of products changed at one time (ms UTC). */
export type TimeOfChanges = { at: number; count: number }

/** Products by time of change; of a saved state, only counts. */
export function openRecentChanges() {
  const timeOf = new Map<string, number>()
  const idsAt = new Map<number, Set<string>>()
  const saved = new Map<number, number>()

  const invalidateTime = (at: number) => {
    for (const id of idsAt.get(at) ?? []) timeOf.delete(id)
    idsAt.delete(at)
    saved.delete(at)
  }
  const times = () => [...saved.keys(), ...idsAt.keys()]
  const countAt = (at: number) => saved.get(at) ?? idsAt.get(at)?.size ?? 0

  return {
    isKnown: ({ at, count }: TimeOfChanges) => countAt(at) === count,
    /** For saving. */
    counts: (): TimeOfChanges[] => times().map((at) => ({ at, count: countAt(at) })),
    /** Restores saved counts. */
    takeSaved(counts: readonly TimeOfChanges[]) {
      for (const { at, count } of counts) saved.set(at, count)
    },
    /** Sets the product's last change. */
    note(id: string, at: number) {
      const before = timeOf.get(id)
      if (before !== undefined) idsAt.get(before)?.delete(id)
      timeOf.set(id, at)
      const ids = idsAt.get(at) ?? new Set()
      idsAt.set(at, ids.add(id))
    },
    /** Makes products of this time be read again. */
    invalidateTime,
    /** Drops older times. */
    dropBefore(at: number) {
      for (const time of times()) if (time < at) invalidateTime(time)
    },
    /** Makes this and later times be read again. */
    invalidateFrom(at: number) {
      for (const time of times()) if (time >= at) invalidateTime(time)
    },
  }
}
export type RecentChanges = ReturnType<typeof openRecentChanges>
