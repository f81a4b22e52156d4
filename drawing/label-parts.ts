import { darker, legible } from './colour.ts'
import type { Design } from './design.ts'
import { lettering } from './lettering.ts'
import { rect } from './svg.ts'
import type { Box } from './svg.ts'
import { trims } from './trim.ts'
import type { Paint } from './trim.ts'

export const within = (
  { x, y, w, h }: Box,
  left: number,
  top: number,
  wide: number,
  tall: number,
): Box => ({
  x: x + w * left,
  y: y + h * top,
  w: w * wide,
  h: h * tall,
})

export const middle = ({ x, w }: Box) => x + w / 2

const paint = ({ band, ground, spice }: Design): Paint => ({
  ground: band,
  first: ground === spice ? '#fff5df' : spice,
  second: legible(band, '#fff5df', ground),
})

export function border(box: Box, design: Design): string {
  const edge = rect({ ...box, y: box.y - box.h * 0.14, h: box.h * 1.28 }, darker(design.band, 0.08))
  return edge + trims[design.trim](box, paint(design))
}

export function size(box: Box, design: Design, on: string): string {
  return lettering(design.pack, box, legible(on, design.band), {
    weight: 'bold',
    most: box.w * 0.1,
  })
}

export const name = (box: Box, design: Design, fill: string) =>
  lettering(design.words, box, fill, { weight: 'bold', lines: 2, most: box.w * 0.15 })
