/** Per slot, in typed arrays. */
export type Columns = {
  category: Int32Array
  /** -1: none */
  family: Int32Array
  /** -1: none */
  size: Int32Array
  /** Rank from 0 to 1 among equal matches; -1: empty slot. */
  order: Float32Array
  /** Pieces sold; -1: sold out. */
  demand: Float32Array
  /** Bit set of the letters a to z in the text. */
  letters: Uint32Array
  /** Position in the lists (`ProductLists.placeOf`); -1: not placed yet. */
  place: Int32Array
}

export const makeColumns = (slots: number): Columns => ({
  category: new Int32Array(slots),
  family: new Int32Array(slots),
  size: new Int32Array(slots),
  order: new Float32Array(slots),
  demand: new Float32Array(slots),
  letters: new Uint32Array(slots),
  place: new Int32Array(slots),
})

/** Grows by half. */
export function largerColumns(columns: Columns): Columns {
  const larger = makeColumns(columns.order.length + (columns.order.length >> 1))
  larger.category.set(columns.category)
  larger.family.set(columns.family)
  larger.size.set(columns.size)
  larger.order.set(columns.order)
  larger.demand.set(columns.demand)
  larger.letters.set(columns.letters)
  larger.place.set(columns.place)
  return larger
}

/** 0 unless the text is one letter from a to z. */
export const letterBit = (text: string): number =>
  text.length === 1 && text >= 'a' && text <= 'z' ? 1 << (text.charCodeAt(0) - 97) : 0

export function lettersOf(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at) - 97
    if (code >= 0 && code < 26) letters |= 1 << code
  }
  return letters
}
