import type { Fact } from './event-facts.ts'

/** Of one fact: the number of its last change, and of the last that is longer ago than an answer may be stale. */
type Changes = { last: number; recent: { nth: number; at: number }[]; old: number }

/** Which facts were changed and when; `staleFor`: so long (milliseconds) a change is young. */
export function openChangeLog(staleFor: number, now: () => number) {
  const changes = new Map<Fact, Changes>()
  const isYoung = ({ at }: { at: number }) => now() - at < staleFor

  return {
    /** The change with this number, at a time; without one it is never young. */
    note(fact: Fact, nth: number, at = -Infinity) {
      const { recent, old } = changes.get(fact) ?? { recent: [], old: 0 }
      const all = [...recent, { nth, at }]
      const oldest = all.findLast((one) => !isYoung(one))?.nth ?? 0
      changes.set(fact, { last: nth, recent: all.filter(isYoung), old: Math.max(old, oldest) })
    },
    /** Whether any of these facts was changed after the change with this number, and not long ago. */
    after(nth: number, facts: Iterable<Fact>): 'none' | 'young' | 'old' {
      let found: 'none' | 'young' = 'none'
      for (const fact of facts) {
        const known = changes.get(fact)
        if (known === undefined || known.last <= nth) continue
        if (known.old > nth || known.recent.some((one) => one.nth > nth && !isYoung(one)))
          return 'old'
        found = 'young'
      }
      return found
    },
  }
}
