/**
 * A value of a closed list as a row of a table has it. The tables take any text, so that a list can grow without a
 * migration: what stands there and is not in the list fails here instead of being taken for something else.
 */
export function oneOf<T extends string>(known: readonly T[], value: string): T {
  const found = known.find((one) => one === value)
  if (found === undefined) throw new Error(`"${value}" is none of ${known.join(', ')}`)
  return found
}
