/** Where in a product a word stands, as bits of a posting. */
export const inHead = 1
export const inName = 2
export const inBrand = 4
export const inItem = 8
export const inShelf = 16
export const inDescription = 32
/** It is the first word of the name. */
export const isFirst = 64
export const fieldBits = 7
export const fieldMask = 127

/** Words of the catalogue's own: mistyped words are compared with those only. */
export const telling: number = inHead | inName | inBrand | inItem

const worth: readonly [bit: number, weight: number][] = [
  [inHead, 1],
  [inName, 0.72],
  [inBrand, 0.66],
  [inItem, 0.55],
  [inShelf, 0.28],
  [inDescription, 0.12],
]

/** What a match of a word weighs by the fields in which the word stands: the best field, and a little for the shelf and for the beginning. */
export const fieldWeights: Float32Array = Float32Array.from({ length: 128 }, (_, bits) => {
  const best = worth.find(([bit]) => bits & bit)?.[1] ?? 0
  return best + (best > 0.6 && bits & inItem ? 0.08 : 0) + (bits & isFirst ? 0.05 : 0)
})
