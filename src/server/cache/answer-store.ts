type Entry<T> = { value: T; bytes: number; until: number; isRepeated: boolean }

export type AnswerStore<T> = {
  /** The stored value, unless it expired. */
  get: (key: string) => T | undefined
  /** Stores a value; one larger than a quarter of the limit is left out. */
  set: (key: string, value: T, bytes: number) => void
  /** The stored value takes more memory: a compressed form was added. */
  grow: (key: string, value: T, by: number) => void
  /** Deletes expired values. */
  sweep: () => void
  clear: () => void
  /** Memory of all stored values. */
  bytes: () => number
}

type Limits = { maxBytes: number; cacheFor: number; now?: () => number }

/** Memory of the map entry and its objects, beside the bytes of the answer. */
const overhead = 500

/**
 * Stores answers by key for `cacheFor` milliseconds, at most `maxBytes` of them. Two LRU groups: answers that were
 * requested once share a quarter of the memory, so that a flood of one-off addresses can't evict popular pages.
 */
export function openAnswerStore<T>({
  maxBytes,
  cacheFor,
  now = () => performance.now(),
}: Limits): AnswerStore<T> {
  const once = makeGroup<T>(maxBytes / 4)
  const again = makeGroup<T>((maxBytes / 4) * 3)
  const groupOf = ({ isRepeated }: Entry<T>) => (isRepeated ? again : once)
  const find = (key: string) => again.get(key) ?? once.get(key)
  const remove = (key: string) => (again.remove(key), once.remove(key))

  return {
    get(key) {
      const entry = find(key)
      if (entry === undefined) return undefined
      remove(key)
      if (entry.until <= now()) return undefined
      again.put(key, { ...entry, isRepeated: true })
      return entry.value
    },
    set(key, value, bytes) {
      const isRepeated = again.get(key) !== undefined
      remove(key)
      const size = bytes + 2 * key.length + overhead
      if (cacheFor <= 0 || size > maxBytes / 4) return
      const entry = { value, bytes: size, until: now() + cacheFor, isRepeated }
      groupOf(entry).put(key, entry)
    },
    grow(key, value, by) {
      const entry = find(key)
      if (entry?.value !== value) return
      remove(key)
      const bytes = entry.bytes + by
      if (bytes <= maxBytes / 2) groupOf(entry).put(key, { ...entry, bytes })
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
