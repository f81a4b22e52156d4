type Entry<T> = { value: T; bytes: number; until: number; askedAgain: boolean }

export type AnswerStore<T> = {
  /** What is stored and has not expired. */
  get: (key: string) => T | undefined
  /** Stores a value; one larger than a quarter of the limit is left out. */
  set: (key: string, value: T, bytes: number) => void
  /** The stored value has become larger: a packed form was added. */
  grow: (key: string, value: T, by: number) => void
  /** Drops what has expired. */
  sweep: () => void
  clear: () => void
  /** Of everything that is stored. */
  bytes: () => number
}

type Limits = { mostBytes: number; cacheFor: number; now?: () => number }

/** What a map, its key and its objects take beside the bytes of the answer. */
const overhead = 500

/**
 * Answers by key for `cacheFor` milliseconds, at most `mostBytes` of them. The least recently used go
 * first, in two groups: what was asked for once has a quarter of the room, so that a flood of addresses
 * that nobody asks for again cannot push out the pages that everybody reads.
 */
export function openAnswerStore<T>({
  mostBytes,
  cacheFor,
  now = () => performance.now(),
}: Limits): AnswerStore<T> {
  const once = makeGroup<T>(mostBytes / 4)
  const again = makeGroup<T>((mostBytes / 4) * 3)
  const groupOf = ({ askedAgain }: Entry<T>) => (askedAgain ? again : once)
  const find = (key: string) => again.get(key) ?? once.get(key)
  const remove = (key: string) => (again.remove(key), once.remove(key))

  return {
    get(key) {
      const entry = find(key)
      if (entry === undefined) return undefined
      remove(key)
      if (entry.until <= now()) return undefined
      again.put(key, { ...entry, askedAgain: true })
      return entry.value
    },
    set(key, value, bytes) {
      const askedAgain = again.get(key) !== undefined
      remove(key)
      const size = bytes + 2 * key.length + overhead
      if (cacheFor <= 0 || size > mostBytes / 4) return
      const entry = { value, bytes: size, until: now() + cacheFor, askedAgain }
      groupOf(entry).put(key, entry)
    },
    grow(key, value, by) {
      const entry = find(key)
      if (entry?.value !== value) return
      remove(key)
      const bytes = entry.bytes + by
      if (bytes <= mostBytes / 2) groupOf(entry).put(key, { ...entry, bytes })
    },
    sweep() {
      for (const group of [once, again]) group.removeUntil(now())
    },
    clear() {
      once.clear()
      again.clear()
    },
    bytes: () => once.bytes() + again.bytes(),
  }
}

/** A Map keeps insertion order: the first entry is the least recently used. */
function makeGroup<T>(most: number) {
  const entries = new Map<string, Entry<T>>()
  let bytes = 0
  const remove = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  return {
    get: (key: string) => entries.get(key),
    put(key: string, entry: Entry<T>) {
      remove(key)
      entries.set(key, entry)
      bytes += entry.bytes
      for (const oldest of entries.keys()) {
        if (bytes <= most) break
        remove(oldest)
      }
    },
    remove,
    removeUntil(time: number) {
      for (const [key, { until }] of entries) if (until <= time) remove(key)
    },
    clear() {
      entries.clear()
      bytes = 0
    },
    bytes: () => bytes,
  }
}
