import { darker, legible, lighter } from './colour.ts'
import { panelFor } from './design.ts'
import type { Design } from './design.ts'
import { icon } from './icon.ts'
import { lettering } from './lettering.ts'
import { circle, d, line, path, rect, roundRect } from './svg.ts'
import type { Box } from './svg.ts'
import { arch, flower, rays, scallopedEdge } from './trim.ts'
import { border, middle, name, size, within } from './label-parts.ts'

/** The icon behind an old gate's arch, the brand above it. */
export function gate(box: Box, design: Design): string {
  const { ground, band } = design
  const panel = panelFor(design)
  const door = within(box, 0.09, 0.22, 0.82, 0.61)
  const inner = within(box, 0.12, 0.24, 0.76, 0.59)
  const width = Math.min(door.w * 0.8, door.h * 0.56)
  return (
    lettering(design.brand, within(box, 0.1, 0.045, 0.8, 0.155), legible(ground, '#fff5df', band), {
      lines: 2,
    }) +
    path(arch(door), band) +
    path(arch(inner), panel) +
    icon(design.icon, {
      x: middle(box),
      y: box.y + box.h * 0.525,
      size: width,
      dye: design.dye,
      lift: 'lift',
    }) +
    name(
      within(box, 0.16, 0.71, 0.68, 0.1),
      design,
      legible(panel, darker(band, 0.12), darker(ground, 0.25)),
    ) +
    border(within(box, 0, 0.83, 1, 0.07), design) +
    size(within(box, 0.2, 0.918, 0.6, 0.052), design, ground)
  )
}

/** The icon on a round ground with a ring of petals. */
export function medal(box: Box, design: Design): string {
  const { ground, band, spice } = design
  const panel = panelFor(design)
  const x = middle(box)
  const y = box.y + box.h * 0.47
  const r = Math.min(box.w * 0.43, box.h * 0.27)
  const foot = within(box, 0, 0.78, 1, 0.22)
  return (
    flower({ x, y, r: r * 1.12 }, band, band, 20) +
    circle(x, y, r * 0.95, spice) +
    circle(x, y, r * 0.88, panel) +
    icon(design.icon, { x, y, size: r * 1.3, dye: design.dye, lift: 'lift' }) +
    lettering(design.brand, within(box, 0.09, 0.03, 0.82, 0.15), legible(ground, '#fff5df', band), {
      lines: 2,
    }) +
    rect(foot, band) +
    border(within(box, 0, 0.755, 1, 0.05), design) +
    name(within(box, 0.08, 0.825, 0.84, 0.095), design, legible(band, '#fff5df', ground)) +
    size(within(box, 0.2, 0.935, 0.6, 0.045), { ...design, band: ground }, band)
  )
}

/** A scalloped cloth hangs from the top, as over a stall. */
export function garland(box: Box, design: Design): string {
  const { ground, band, spice } = design
  const cloth = within(box, 0, 0, 1, 0.26)
  const count = Math.max(5, Math.round((box.w / box.h) * 8) | 1)
  const panel = panelFor(design)
  const y = box.y + box.h * 0.56
  const r = Math.min(box.w * 0.4, box.h * 0.23)
  return (
    circle(middle(box), y, r, panel) +
    line(
      d`M${middle(box) - r * 1.1} ${y}a${r * 1.1} ${r * 1.1} 0 1 0 ${r * 2.2} 0a${r * 1.1} ${r * 1.1} 0 1 0 ${-r * 2.2} 0`,
      spice,
      r * 0.05,
      {
        'stroke-dasharray': `0.1 ${Math.round(r * 1.35) / 10}`,
      },
    ) +
    icon(design.icon, { x: middle(box), y, size: r * 1.5, dye: design.dye, lift: 'lift' }) +
    path(scallopedEdge({ ...cloth, h: cloth.h * 1.06 }, count), spice) +
    path(scallopedEdge(cloth, count), band) +
    lettering(design.brand, within(box, 0.1, 0.055, 0.8, 0.16), legible(band, '#fff5df', ground), {
      lines: 2,
    }) +
    name(within(box, 0.08, 0.805, 0.84, 0.11), design, legible(ground, '#fff5df', band)) +
    size(within(box, 0.2, 0.93, 0.6, 0.045), design, ground)
  )
}

/** The lower part rises to a point; the icon sits on the slope. */
export function mountain(box: Box, design: Design): string {
  const { ground, band, spice } = design
  const { x, y, w, h } = box
  const hill = (top: number) =>
    d`M${x} ${y + h * (top + 0.1)}L${x + w / 2} ${y + h * top}L${x + w} ${y + h * (top + 0.1)}V${y + h}H${x}Z`
  const width = Math.min(w * 0.72, h * 0.42)
  const panel = panelFor(design)
  return (
    circle(middle(box), y + h * 0.46, width * 0.64, panel) +
    path(hill(0.555), spice) +
    path(hill(0.585), legible(band, '#fff5df')) +
    path(hill(0.605), band) +
    icon(design.icon, {
      x: middle(box),
      y: y + h * 0.49,
      size: width,
      dye: design.dye,
      lift: 'lift',
    }) +
    lettering(
      design.brand,
      within(box, 0.08, 0.035, 0.84, 0.16),
      legible(ground, '#fff5df', band),
      { lines: 2 },
    ) +
    name(within(box, 0.08, 0.755, 0.84, 0.115), design, legible(band, '#fff5df', ground)) +
    size(within(box, 0.2, 0.915, 0.6, 0.05), { ...design, band: ground }, band)
  )
}

/** Rays go out from the icon; the brand stands on a plate. */
export function sunrise(box: Box, design: Design): string {
  const { ground, band } = design
  const y = box.y + box.h * 0.53
  const width = Math.min(box.w * 0.74, box.h * 0.44)
  const plate = within(box, 0.06, 0.075, 0.88, 0.17)
  const panel = panelFor(design)
  return (
    rays({ x: middle(box), y, r: box.w + box.h }, lighter(ground, 0.05)) +
    circle(middle(box), y, width * 0.6, panel) +
    icon(design.icon, { x: middle(box), y, size: width * 0.86, dye: design.dye, lift: 'lift' }) +
    border(within(box, 0, 0, 1, 0.045), design) +
    path(roundRect(plate, plate.h * 0.28), band) +
    lettering(design.brand, within(box, 0.11, 0.09, 0.78, 0.14), legible(band, '#fff5df', ground), {
      lines: 2,
    }) +
    name(within(box, 0.08, 0.785, 0.84, 0.105), design, legible(ground, '#fff5df', band)) +
    size(within(box, 0.2, 0.895, 0.6, 0.042), design, ground) +
    border(within(box, 0, 0.955, 1, 0.045), design)
  )
}
