/** Fewer sold pieces say nothing about what households buy. */
const minSold = 5

/** Of a size; a demand below 0 is sold out. The first of equal sizes is the one given first. */
type Facts<T> = { demandOf: (one: T) => number; amountOf: (one: T) => number }

/** The size of a family that sells most, else the middle one; sold out only if all are. Undefined: no sizes. */
export function householdSize<T>(
  sizes: readonly T[],
  { demandOf, amountOf }: Facts<T>,
): T | undefined {
  const there = sizes.filter((one) => demandOf(one) >= 0)
  const some = there.length > 0 ? there : sizes
  const [most] = some.toSorted((a, b) => demandOf(b) - demandOf(a))
  if (most === undefined || demandOf(most) >= minSold) return most
  const bySize = some.toSorted((a, b) => amountOf(a) - amountOf(b))
  return bySize[(bySize.length - 1) >> 1]
}
