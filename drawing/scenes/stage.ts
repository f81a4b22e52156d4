import { darker, lighter } from '../colour.ts'
import { paints } from '../paints.ts'
import { circle, d, ellipse, group, line, path, rect } from '../svg.ts'
import { arch, flower, rays, scallopedEdge, trims } from '../trim.ts'
import type { TrimName } from '../trim.ts'

/** An inside wall with a niche and a painted dado. */
export function wall(
  colour: string,
  trim: TrimName = 'flowers',
  niches: readonly number[] = [360, 1240],
): string {
  const shade = darker(colour, 0.045)
  const niche = (x: number) =>
    path(arch({ x: x - 150, y: 90, w: 300, h: 480 }), lighter(colour, 0.05)) +
    path(arch({ x: x - 124, y: 128, w: 248, h: 442 }), shade)
  const motifs = Array.from({ length: 24 }, (_, i) => {
    const x = 60 + (i % 8) * 212 + (Math.floor(i / 8) % 2) * 106
    return flower({ x, y: 90 + Math.floor(i / 8) * 160, r: 22 }, lighter(colour, 0.035), colour, 8)
  })
  return (
    rect({ x: 0, y: 0, w: 1600, h: 800 }, colour) +
    motifs.join('') +
    niches.map(niche).join('') +
    rect({ x: 0, y: 560, w: 1600, h: 240 }, darker(colour, 0.1)) +
    trims[trim](
      { x: 0, y: 540, w: 1600, h: 42 },
      { ground: darker(colour, 0.16), first: paints.marigold, second: paints.cream },
    )
  )
}

/** A plain ground with rays behind the middle. */
export const glow = (colour: string, x = 900, y = 420) =>
  rect({ x: 0, y: 0, w: 1600, h: 800 }, colour) +
  rays({ x, y, r: 1500 }, lighter(colour, 0.03), 24) +
  circle(x, y, 330, lighter(colour, 0.055)) +
  circle(x, y, 250, lighter(colour, 0.085))

/** The counter in front: a slab, and a painted face. Things stand at `y`. */
export function counter(y: number, colour: string, trim: TrimName = 'petals'): string {
  const face = y + 34
  return (
    rect({ x: 0, y: y - 30, w: 1600, h: 64 }, lighter(colour, 0.14)) +
    rect({ x: 0, y: y + 22, w: 1600, h: 14 }, darker(colour, 0.08)) +
    rect({ x: 0, y: face, w: 1600, h: 800 - face }, colour) +
    trims[trim](
      { x: 0, y: face + 16, w: 1600, h: Math.min(66, 800 - face - 30) },
      { ground: darker(colour, 0.09), first: paints.marigold, second: paints.cream },
    )
  )
}

/** A cloth with a garland's edge, hung from the top of the picture. */
export function awning(h: number, first: string, second: string, from = 0, to = 1600): string {
  const count = Math.round((to - from) / 100)
  const w = (to - from) / count
  const strips = Array.from({ length: count }, (_, i) => {
    const x = from + i * w
    const fill = i % 2 ? second : first
    return path(d`M${x} 0H${x + w}V${h}A${w / 2} ${w * 0.42} 0 0 1 ${x} ${h}Z`, fill)
  })
  return (
    group(strips.join(''), { filter: 'url(#lift-big)' }) +
    rect({ x: from, y: 0, w: to - from, h: 22 }, darker(first, 0.1)) +
    trims.diamonds(
      { x: from, y: 22, w: to - from, h: 26 },
      { ground: darker(first, 0.04), first: paints.marigold, second: paints.cream },
    )
  )
}

/** Paper flags across a lane. */
export function bunting(y: number, sag = 90): string {
  const at = (x: number) => y + sag * Math.sin((x / 1600) * Math.PI)
  const inks = [paints.gulabi, paints.marigold, paints.feroza, paints.cream, paints.leaf]
  const flags = Array.from({ length: 22 }, (_, i) => {
    const x = 10 + i * 73
    return path(
      d`M${x} ${at(x)}L${x + 56} ${at(x + 56)}L${x + 28} ${at(x + 28) + 66}Z`,
      inks[i % 5] ?? paints.cream,
    )
  })
  return (
    line(d`M-10 ${y}Q800 ${y + sag * 2} 1610 ${y}`, paints.ink, 4, { 'stroke-opacity': 0.5 }) +
    flags.join('')
  )
}

/** A board on the wall for a shelf. */
export const board = (x: number, y: number, w: number, colour: string) =>
  ellipse(x + w / 2, y + 40, w * 0.5, 16, '#14231c', { 'fill-opacity': 0.12 }) +
  rect({ x, y, w, h: 24 }, lighter(colour, 0.1), { rx: 6 }) +
  rect({ x, y: y + 16, w, h: 14 }, darker(colour, 0.06), { rx: 6 }) +
  path(
    scallopedEdge({ x: x + 14, y: y + 28, w: w - 28, h: 12 }, Math.round(w / 44)),
    paints.marigold,
  )
