import type { Looks } from './looks.ts'
import { darker, lighter } from './colour.ts'
import { numberFrom } from './design.ts'
import { paints } from './paints.ts'
import { person } from './person.ts'
import { circle, clipped, group, rect, roundRect } from './svg.ts'
import { flower, rays, scallopedEdge } from './trim.ts'

/** A portrait, 320 square, on a truck-art ground. */
export function portrait(key: string, looks: Looks): string {
  const grounds = ['#f2b13a', '#e0574a', '#17928a', '#3f6fb0', '#d84a80', '#4f9a55']
  const free = grounds.filter((ground) => ground !== looks.cloth)
  const ground = free[numberFrom(key) % free.length] ?? paints.marigold
  const petals = flower({ x: 160, y: 150, r: 150 }, darker(ground, 0.06), lighter(ground, 0.05), 16)
  const edge = `<path d="${scallopedEdge({ x: 0, y: 0, w: 320, h: 16 }, 10)}" fill="${paints.cream}"/>`
  return clipped(
    rect({ x: 0, y: 0, w: 320, h: 320 }, ground) +
      rays({ x: 160, y: 150, r: 320 }, lighter(ground, 0.04), 18) +
      petals +
      circle(160, 150, 112, lighter(ground, 0.1)) +
      person(looks, { x: 160, y: 356, scale: 0.74 }) +
      group(edge),
    roundRect({ x: 0, y: 0, w: 320, h: 320 }, 0),
  )
}
