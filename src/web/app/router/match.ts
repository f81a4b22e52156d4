export type Params = Record<string, string | undefined>

/** The page at an address and the values in it. Names go before values, `*` is for what is left. */
export function matchPage<Page extends { path: string }>(pages: readonly Page[], pathname: string) {
  const parts = partsOf(pathname)
  const found = pages
    .flatMap((page) => {
      const params = paramsOf(partsOf(page.path), parts)
      return params ? [{ page, params }] : []
    })
    .toSorted((a, b) => vagueness(a.page) - vagueness(b.page))[0]
  return found ?? null
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '')

function paramsOf(pattern: readonly string[], parts: readonly string[]): Params | null {
  if (pattern[0] === '*') return {}
  if (pattern.length !== parts.length) return null
  const params: Params = {}
  for (const [index, name] of pattern.entries()) {
    const part = readable(parts[index] ?? '')
    if (name.startsWith(':')) params[name.slice(1)] = part
    else if (name.toLowerCase() !== part.toLowerCase()) return null
  }
  return params
}

const vagueness = ({ path }: { path: string }) => (path === '*' ? Infinity : path.split(':').length)

function readable(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
