const steps = [1, 2, 5, 10]

/** Round figures that span these values, from the lowest to the highest, for an axis of about `wanted` parts. */
export function ticksOf(values: readonly number[], wanted = 4): number[] {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  // Pieces and paisa are whole.
  const rough = Math.max(1, (most - least) / wanted)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (steps.find((one) => one * power >= rough) ?? 10) * power
  const first = Math.floor(least / step)
  const last = Math.max(Math.ceil(most / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

/** At most `most` of so many positions, evenly apart, the first and the last among them. */
export function evenly(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index)
  return Array.from({ length: most }, (_, index) => Math.round((index * (count - 1)) / (most - 1)))
}
