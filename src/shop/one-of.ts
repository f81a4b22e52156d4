/**
 * Narrows a stored value to a closed list. Tables accept any text so lists can grow without a migration; an
 * unknown value throws here.
 */
export function oneOf<T extends string>(known: readonly T[], value: string): T {
  const found = known.find((one) => one === value)
  if (found === undefined) throw new Error(`"${value}" is none of ${known.join(', ')}`)
  return found
}
