/** Of what was filtered each takes five bytes for a product. */
const maxCachedFilters = 8

/** What was worked out lately: a page and the counts beside it are asked for one after the other. */
export function makeLately<T>() {
  const found = new Map<string, T>()
  return {
    clear: () => found.clear(),
    get(name: string, fresh: () => T): T {
      const one = found.get(name) ?? fresh()
      found.delete(name)
      found.set(name, one)
      for (const old of found.keys()) if (found.size > maxCachedFilters) found.delete(old)
      return one
    },
  }
}
