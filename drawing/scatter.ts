import { numberFrom } from './design.ts'
import type { Design } from './design.ts'
import { icon } from './icon.ts'

export type Spot = { x: number; y: number; size: number }

/** One icon at every spot, each turned a little its own way. */
export function strewn({ icon: name, dye }: Design, spots: readonly Spot[]): string {
  return spots
    .map((spot, i) => {
      const turn = spots.length === 1 ? 0 : (numberFrom(`${name} ${i}`) % 37) - 18
      return icon(name, { ...spot, turn, dye, lift: 'lift-big' })
    })
    .join('')
}
