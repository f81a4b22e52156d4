import type { CacheTag } from './cache-tags.ts'

/** Per tag: version of its last change, and of the last change too old for a stale answer. */
type Changes = { last: number; recent: { version: number; at: number }[]; expired: number }

/** Which tags changed and when. A change is recent for `staleFor` milliseconds. */
export function openTagLog(staleFor: number, now: () => number) {
  const changes = new Map<CacheTag, Changes>()
  const isRecent = ({ at }: { at: number }) => now() - at < staleFor

  return {
    /** Records the change with this version. Without a time it is never recent. */
    record(tag: CacheTag, version: number, at = -Infinity) {
      const { recent, expired } = changes.get(tag) ?? { recent: [], expired: 0 }
      const all = [...recent, { version, at }]
      const lastExpired = all.findLast((one) => !isRecent(one))?.version ?? 0
      changes.set(tag, {
        last: version,
        recent: all.filter(isRecent),
        expired: Math.max(expired, lastExpired),
      })
    },
    /** Whether any of these tags changed after a version, and if so, whether all such changes are recent. */
    changesAfter(version: number, tags: Iterable<CacheTag>): 'none' | 'recent' | 'expired' {
      let found: 'none' | 'recent' = 'none'
      for (const tag of tags) {
        const known = changes.get(tag)
        if (known === undefined || known.last <= version) continue
        const isLater = (one: { version: number }) => one.version > version
        if (known.expired > version || known.recent.some((one) => isLater(one) && !isRecent(one)))
          return 'expired'
        found = 'recent'
      }
      return found
    },
  }
}
