/** Splits a name and marks the parts that match the start of a typed word. */
export function markedParts(name: string, typed: string): { text: string; isMarked: boolean }[] {
  const words = typed.match(/\p{L}+|\p{N}+/gu) ?? []
  if (words.length === 0) return [{ text: name, isMarked: false }]
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const begun = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})`, 'giu')
  return name
    .split(begun)
    .map((text, at) => ({ text, isMarked: at % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
