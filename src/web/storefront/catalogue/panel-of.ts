const motifs = [
  ['parrot', /\b(fruit|vegetable|plant|pet)/],
  ['sun', /\b(flour|rice|pulse|grain|baker|bread|breakfast|honey)/],
  ['diamonds', /\b(spice|masala|clean|laundry|house|kitchen|stationery|frozen)/],
  ['fish', /\b(meat|poultry|fish|seafood|chicken)/],
  ['rose', /\b(personal|beauty|health|baby|mother|flower|gift|oil|ghee)/],
  ['peacock', /\b(tea|coffee|drink|snack|biscuit|sweet|dairy|egg)/],
] as const

/** Class of a main category's painted panel, by words in its path; stable for unknown ones. */
export function panelClass(path: string): string {
  const known = motifs.find(([, pattern]) => pattern.test(path))
  const [motif] = known ?? motifs[sumOf(path) % motifs.length] ?? motifs[0]
  return `painted painted-${motif}`
}

const sumOf = (path: string) => [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
