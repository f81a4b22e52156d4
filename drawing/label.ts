import { legible } from './colour.ts'
import { panelFor } from './design.ts'
import type { Design } from './design.ts'
import { icon } from './icon.ts'
import { lettering } from './lettering.ts'
import { circle } from './svg.ts'
import type { Box } from './svg.ts'
import { flower } from './trim.ts'
import { border, within } from './label-parts.ts'
import { garland, gate, medal, mountain, sunrise } from './layouts.ts'

/** What is printed on a pack, within the box that its form leaves free. */
export function label(box: Box, design: Design): string {
  if (box.w > box.h * 1.15) return beside(box, design)
  const layouts = [gate, medal, garland, mountain, sunrise]
  const layout = layouts[design.layout % layouts.length] ?? gate
  return layout(box, design)
}

/** For wide, low packs: the icon on the left, the words on the right. */
function beside(box: Box, design: Design): string {
  const { ground, band, spice } = design
  const panel = panelFor(design)
  const r = Math.min(box.h * 0.42, box.w * 0.245)
  const x = box.x + Math.max(r * 1.16, box.w * 0.23)
  const y = box.y + box.h * 0.48
  const start = x + r * 1.2
  const words: Box = { x: start, y: box.y, w: box.x + box.w * 0.95 - start, h: box.h }
  return (
    border(within(box, 0, 0.88, 1, 0.1), design) +
    flower({ x, y, r: r * 1.14 }, band, band, 20) +
    circle(x, y, r * 0.96, spice) +
    circle(x, y, r * 0.89, panel) +
    icon(design.icon, { x, y, size: r * 1.32, dye: design.dye, lift: 'lift' }) +
    lettering(design.brand, within(words, 0, 0.07, 1, 0.38), legible(ground, '#fff5df', band), {
      lines: 2,
    }) +
    lettering(design.words, within(words, 0, 0.48, 1, 0.22), legible(ground, '#fff5df', band), {
      weight: 'bold',
      lines: 2,
      most: box.h * 0.15,
    }) +
    lettering(design.pack, within(words, 0.1, 0.735, 0.8, 0.1), legible(ground, '#fff5df', band), {
      weight: 'bold',
      most: box.h * 0.09,
    })
  )
}
