import type { FacetColumns } from './facet-columns.ts'
import { byCodePoint } from './list-order.ts'

/** Of the bits that a product counts for. */
const mostBits = 11

/** So many brands are told. */
const mostBrands = 50

/** Counts cards: a family once for each thing that one of its sizes counts for. */
export function makeTally(columns: FacetColumns) {
  const families = columns.familyCount()
  /** How many have exactly these bits. */
  const having = new Uint32Array(1 << mostBits)
  const familyBits = new Uint32Array(families)
  /** Families that count for something. */
  const touched = new Int32Array(families)
  const onShelf = new Uint32Array(columns.shelves.length)
  const ofBrand = new Uint32Array(columns.brands.length)
  const seenShelf = new Uint8Array(families)
  /** The number and 1 of the first brand that was counted of a family. */
  const seenBrand = new Int32Array(families)
  /** Of families with several brands: the number of each, and which family. */
  const seenBrands = new Set<number>()
  let touchedCount = 0
  return {
    add(family: number, bits: number) {
      if (bits === 0) return
      if (family === -1) {
        having[bits] = (having[bits] ?? 0) + 1
        return
      }
      const before = familyBits[family] ?? 0
      if (before === 0) touched[touchedCount++] = family
      familyBits[family] = before | bits
    },
    /** A family is on one shelf. */
    addShelf(family: number, shelf: number) {
      if (family !== -1) {
        if (seenShelf[family] === 1) return
        seenShelf[family] = 1
      }
      onShelf[shelf] = (onShelf[shelf] ?? 0) + 1
    },
    addBrand(family: number, brand: number) {
      if (brand === -1) return
      if (family !== -1) {
        const first = seenBrand[family] ?? 0
        if (first === brand + 1) return
        if (first === 0) seenBrand[family] = brand + 1
        else {
          const other = family * ofBrand.length + brand
          if (seenBrands.has(other)) return
          seenBrands.add(other)
        }
      }
      ofBrand[brand] = (ofBrand[brand] ?? 0) + 1
    },
    /** How many cards have a bit, when all was added. */
    end(): (bit: number) => number {
      for (const family of touched.subarray(0, touchedCount)) {
        const bits = familyBits[family] ?? 0
        having[bits] = (having[bits] ?? 0) + 1
      }
      return (bit) => having.reduce((sum, count, bits) => ((bits & bit) === 0 ? sum : sum + count))
    },
    shelves: (): ReadonlyMap<string, number> =>
      new Map(
        columns.shelves.flatMap((path, shelf) => {
          const count = onShelf[shelf] ?? 0
          return count === 0 ? [] : [[path, count] as const]
        }),
      ),
    /** The most frequent, and those that are named. */
    brands(named: readonly string[]) {
      const least = Math.max(1, ofBrand.toSorted().at(-mostBrands) ?? 0)
      const wanted = new Set(named.map((name) => columns.brandNumber(name)))
      const found: { name: string; count: number }[] = []
      for (let brand = 0; brand < ofBrand.length; brand += 1) {
        const count = ofBrand[brand] ?? 0
        if (count >= least || (count > 0 && wanted.has(brand)))
          found.push({ name: columns.brands[brand] ?? '', count })
      }
      const sorted = found.toSorted((a, b) => b.count - a.count || byCodePoint(a.name, b.name))
      return sorted.filter(
        ({ name }, nth) => nth < mostBrands || wanted.has(columns.brandNumber(name)),
      )
    },
  }
}
