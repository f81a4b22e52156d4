import type { Option } from '../../ui/form/select.tsx'
import { wordsMatch, wordsOf } from '../parts/find-words.ts'

/** Separates the names of a category's path. */
export const pathSeparator = ' › '

/** The options whose path has every typed word; those named so themselves come first. */
export function findOptions(options: readonly Option[], text: string): readonly Option[] {
  const typed = wordsOf(text)
  if (typed.length === 0) return options
  const found = options.filter(({ label }) => wordsMatch(wordsOf(label), typed))
  const [own, others] = [true, false].map((isOwn) =>
    found.filter(({ label }) => wordsMatch(wordsOf(splitPath(label).name), typed) === isOwn),
  )
  return [...(own ?? []), ...(others ?? [])]
}

/** The name, and the categories above it with their separator. */
export function splitPath(label: string) {
  const at = label.lastIndexOf(pathSeparator)
  const start = at < 0 ? 0 : at + pathSeparator.length
  return { above: label.slice(0, start), name: label.slice(start) }
}
