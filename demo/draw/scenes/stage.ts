import { darker, lighter } from '../colour.ts'
import { paints } from '../paints.ts'
import { circle, d, ellipse, group, line, path, rect } from '../svg.ts'
import { arch, flower, rays, scallopedEdge, trims } from '../trim.ts'
import type { TrimName } from '../trim.ts'

/** Grounds of the wide pictures: 1600 × 800, with a counter on which things stand. */
export const wide = { w: 1600, h: 800 }

type Sky = {
  top: string
  low: string
  hills: readonly [string, string, string]
  sun?: number
  disc?: string
}

/** Hills at morning behind Islamabad, in flat layers. */
export function morning({ top, low, hills, sun = 1160, disc = '#ffd873' }: Sky): string {
  const [far, mid, near] = hills
  return (
    rect({ x: 0, y: 0, w: 1600, h: 800 }, top) +
    rays({ x: sun, y: 420, r: 1500 }, lighter(top, 0.025), 26) +
    circle(sun, 420, 230, low) +
    circle(sun, 420, 160, disc) +
    path(
      'M0 470C140 400 240 380 360 430S560 340 700 390S900 300 1060 390S1320 330 1420 380S1560 360 1600 380V800H0Z',
      far,
    ) +
    path(
      'M0 540C180 470 330 500 470 530S760 450 920 520S1240 470 1360 510S1520 480 1600 500V800H0Z',
      mid,
    ) +
    mosque(300, 512, darker(mid, 0.06)) +
    path('M0 610C220 560 420 590 620 600S1060 560 1240 590S1500 570 1600 580V800H0Z', near) +
    [60, 150, 420, 640, 1330, 1490]
      .map((x, i) => poplar(x, 600 - (i % 3) * 8, 60 + (i % 2) * 22, darker(near, 0.08)))
      .join('')
  )
}

const poplar = (x: number, y: number, tall: number, fill: string) =>
  path(
    d`M${x} ${y - tall}C${x + tall * 0.24} ${y - tall * 0.6} ${x + tall * 0.2} ${y} ${x} ${y}S${x - tall * 0.24} ${y - tall * 0.6} ${x} ${y - tall}Z`,
    fill,
  )

const mosque = (x: number, y: number, fill: string) =>
  path(
    d`M${x - 40} ${y + 50}V${y}C${x - 40} ${y - 36} ${x - 10} ${y - 44} ${x} ${y - 66}C${x + 10} ${y - 44} ${x + 40} ${y - 36} ${x + 40} ${y}V${y + 50}Z`,
    fill,
  ) +
  [-70, 70]
    .map((dx) =>
      path(
        d`M${x + dx - 6} ${y + 50}V${y - 60}L${x + dx} ${y - 84}L${x + dx + 6} ${y - 60}V${y + 50}Z`,
        fill,
      ),
    )
    .join('')

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

export function night(sky: string = paints.night): string {
  const stars = Array.from({ length: 46 }, (_, i) =>
    circle((i * 347) % 1600, (i * 139) % 420, 2 + (i % 3), '#ffe9b8', { 'fill-opacity': 0.75 }),
  )
  const houses = Array.from({ length: 12 }, (_, i) => {
    const x = i * 140 - 20
    const tall = 120 + ((i * 83) % 130)
    const windows = [0, 1, 2].map((k) =>
      rect(
        { x: x + 22 + k * 36, y: 620 - tall + 26 + ((i + k) % 2) * 34, w: 18, h: 24 },
        (i + k) % 3 ? '#ffcf6b' : darker(sky, 0.02),
        { rx: 3 },
      ),
    )
    return (
      rect({ x, y: 620 - tall, w: 134, h: tall + 40 }, lighter(sky, 0.05 + (i % 3) * 0.02)) +
      windows.join('')
    )
  })
  return (
    rect({ x: 0, y: 0, w: 1600, h: 800 }, sky) +
    stars.join('') +
    circle(250, 150, 64, '#ffe9b8') +
    circle(278, 136, 56, sky) +
    houses.join('') +
    bulbs(150)
  )
}

/** A string of lamps. */
export function bulbs(y: number): string {
  const hang = (x: number) => y + 70 * Math.sin(((x % 400) / 400) * Math.PI)
  const lamps = Array.from({ length: 20 }, (_, i) => {
    const x = 40 + i * 80
    const fill =
      [paints.marigold, paints.gulabi, '#ffe9b8', paints.feroza][i % 4] ?? paints.marigold
    return (
      circle(x, hang(x) + 14, 26, fill, { 'fill-opacity': 0.22 }) +
      circle(x, hang(x) + 14, 11, fill)
    )
  })
  const wire = Array.from(
    { length: 4 },
    (_, i) => d`M${i * 400} ${y}Q${i * 400 + 200} ${y + 140} ${i * 400 + 400} ${y}`,
  ).join('')
  return line(wire, '#0b1d2c', 4) + lamps.join('')
}

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
