const most = 4
/** "sugar free" and "no sugar" count as one word. */
const excluded = /(?:no|without|bina)\s+\S+|\S+\s+free(?!\S)|\S+/giu

/**
 * The text without one of its words, first word first, as the last one names the product; then its longest
 * word alone. At most four results.
 */
export function fewerWords(text: string): string[] {
  const words = text.match(excluded) ?? []
  if (words.length < 2) return []
  const without = words.map((_, at) => words.toSpliced(at, 1).join(' '))
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, 1)
  return [...new Set([...without.slice(0, most - 1), ...longest])]
}
