export type Params = Record<string, string | undefined>

/** Literal segments win over parameters; `*` matches the rest. */
export function matchPage<Page extends { path: string }>(pages: readonly Page[], pathname: string) {
  const parts = partsOf(pathname).map(readable)
  let found: { page: Page; params: Params } | null = null
  for (const page of pages) {
    const params = paramsOf(patternOf(page), parts)
    if (params !== null && (found === null || vagueness(page) < vagueness(found.page)))
      found = { page, params }
  }
  return found
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '')

const patterns = new WeakMap<object, readonly string[]>()

function patternOf(page: { path: string }): readonly string[] {
  const pattern = patterns.get(page) ?? partsOf(page.path)
  patterns.set(page, pattern)
  return pattern
}

function paramsOf(pattern: readonly string[], parts: readonly string[]): Params | null {
  if (pattern[0] === '*') return {}
  if (pattern.length !== parts.length) return null
  const params: Params = {}
  for (const [index, name] of pattern.entries()) {
    const part = parts[index] ?? ''
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
