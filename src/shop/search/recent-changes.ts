/** How many products were changed at one time (milliseconds UTC). */
export type TimeOfChanges = { at: number; count: number }

/** What was read of the last changes: by time, which products have it; of what was saved, how many. */
export function openRecentChanges() {
  const timeOf = new Map<string, number>()
  const idsAt = new Map<number, Set<string>>()
  const saved = new Map<number, number>()

  const forgetTime = (at: number) => {
    for (const id of idsAt.get(at) ?? []) timeOf.delete(id)
    idsAt.delete(at)
    saved.delete(at)
  }
  const times = () => [...saved.keys(), ...idsAt.keys()]
  const countAt = (at: number) => saved.get(at) ?? idsAt.get(at)?.size ?? 0

  return {
    isKnown: ({ at, count }: TimeOfChanges) => countAt(at) === count,
    /** As it is saved with what was read. */
    counts: (): TimeOfChanges[] => times().map((at) => ({ at, count: countAt(at) })),
    /** What was saved was read. */
    takeSaved(counts: readonly TimeOfChanges[]) {
      for (const { at, count } of counts) saved.set(at, count)
    },
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
      for (const time of times()) if (time < at) forgetTime(time)
    },
    /** This time and what was after it is read again. */
    forgetFrom(at: number) {
      for (const time of times()) if (time >= at) forgetTime(time)
    },
  }
}
export type RecentChanges = ReturnType<typeof openRecentChanges>
