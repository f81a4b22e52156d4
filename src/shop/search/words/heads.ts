import { isNumber, wordsOf } from './tokens.ts'

// What follows describes the product without naming it.
const endOfHead = /[,،؛(|;:]|\s[-–—]\s|\s(?:with|for|in|of|without|from|by|ke liye)\s/u

/** Packings and forms: "Tea Bags" is tea. */
const packings: ReadonlySet<string> = new Set(
  'bag bags box boxes pack packs packet packets pouch jar jars bottle bottles tin tins can cans tub sachet sachets stick sticks refill powder whole leaf leaves seeds pcs piece pieces kg g gm gms gram grams ml l ltr litre mg m cm w mix slices sliced cubes drink'.split(
    ' ',
  ),
)

/** Urdu puts these before the noun: "Daal Maash" is daal. */
const leading: ReadonlySet<string> = new Set(
  'daal dal arq sharbat murabba achar khajoor roghan'.split(' '),
)

/**
 * Last word of the name's first part ("Milk Bread, Sliced": bread), both of "Cups & Saucers"; next to a
 * packing also the word before.
 */
export function headsOf(foldedName: string): ReadonlySet<string> {
  const [first = ''] = foldedName.split(endOfHead)
  const heads = new Set<string>()
  for (const part of (first.trim() === '' ? foldedName : first).split(/\s(?:&|and|aur)\s/)) {
    const words = wordsOf(part).filter((word) => !isNumber(word))
    const last = words.findLastIndex((word) => !packings.has(word))
    const head = words[last] ?? words.at(-1)
    if (head !== undefined) heads.add(head)
    if (words[0] !== undefined && leading.has(words[0])) heads.add(words[0])
  }
  return heads
}
