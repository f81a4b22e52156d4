/** Bits of a posting: the fields in which a word stands. */
export const inHead = 1
export const inName = 2
export const inBrand = 4
export const inItem = 8
export const inCategory = 16
export const inDescription = 32
/** First word of the name. */
export const isFirst = 64
export const fieldBits = 7
export const fieldMask = 127

/** Fields whose words can correct mistyped ones. */
export const namingFields: number = inHead | inName | inBrand | inItem

const worth: readonly [bit: number, weight: number][] = [
  [inHead, 1],
  [inName, 0.72],
  [inBrand, 0.66],
  [inItem, 0.55],
  [inCategory, 0.28],
  [inDescription, 0.12],
]

/** Weight of a match by its field bits: the best field, plus a little for category and beginning. */
export const fieldWeights: Float32Array = Float32Array.from({ length: 128 }, (_, bits) => {
  const best = worth.find(([bit]) => bits & bit)?.[1] ?? 0
  return best + (best > 0.6 && bits & inItem ? 0.08 : 0) + (bits & isFirst ? 0.05 : 0)
})
