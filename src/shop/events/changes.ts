/** A field that was changed, "retail.list", with what it was and is; null: nothing. Money is paisa, times are ms UTC. */
export type Change = { field: string; before: Value; after: Value }
type Value = string | number | boolean | null

const longest = 200

/** The fields in which two states of a thing differ. Lists are one text each, long texts are cut to 200 letters. */
export function changesBetween(before: object, after: object): Change[] {
  const [was, is] = [flat(before), flat(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => (was.get(field)?.whole ?? null) !== (is.get(field)?.whole ?? null))
    .map((field) => ({
      field,
      before: was.get(field)?.displayed ?? null,
      after: is.get(field)?.displayed ?? null,
    }))
}

type Leaf = { whole: Value; displayed: Value }

function flat(thing: object, path = ''): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>()
  for (const [name, value] of Object.entries(thing) as [string, unknown][]) {
    const field = path + name
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [below, leaf] of flat(value, `${field}.`)) leaves.set(below, leaf)
    else leaves.set(field, leafOf(value))
  }
  return leaves
}

function leafOf(value: unknown): Leaf {
  if (value === null || value === undefined) return { whole: null, displayed: null }
  if (typeof value === 'number' || typeof value === 'boolean')
    return { whole: value, displayed: value }
  const text = Array.isArray(value) ? value.map(textOf).join(', ') : textOf(value)
  return { whole: text, displayed: text.length > longest ? `${text.slice(0, longest)}…` : text }
}

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(textOf).join(' ')
    : String(value ?? '')
