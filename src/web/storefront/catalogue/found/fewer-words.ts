const most = 4

/** The text without one of its words, last word first; then its longest word alone. At most four results. */
export function fewerWords(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  if (words.length < 2) return []
  const without = words.map((_, at) => words.toSpliced(at, 1).join(' ')).toReversed()
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, 1)
  return [...new Set([...without.slice(0, most - 1), ...longest])]
}
