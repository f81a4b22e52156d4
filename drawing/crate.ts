import { darker, lighter } from './colour.ts'
import { numberFrom } from './design.ts'
import type { Design } from './design.ts'
import { d, ellipse, group, groundShadow, line, path, rect, roundRect } from './svg.ts'
import { trims } from './trim.ts'
import { strewn } from './scatter.ts'

const wood = '#d39a56'

export function inCrate(design: Design, count: number): string {
  const w = 520
  const h = 168
  const across = count >= 9 ? 4 : 3
  const size = across === 4 ? 190 : 232
  const rows = count >= 8 ? 3 : 2
  const spots = Array.from({ length: rows }, (_, row) => {
    const many = Math.max(2, across - (rows - 1 - row))
    const field = w * (0.62 + 0.13 * (row - rows + 2)) + 40
    return Array.from({ length: many }, (__, i) => ({
      x:
        -field / 2 +
        (field / many) * (i + 0.5) +
        ((numberFrom(`${design.icon} ${row} ${i}`) % 21) - 10),
      y: -h - 28 - (rows - 1 - row) * size * 0.48 + ((numberFrom(`${i} ${row}`) % 15) - 7),
      size: size * (0.96 + (numberFrom(`${row}${i}`) % 9) / 100),
    }))
  }).flat()
  return groundShadow(w) + back(w, h) + strewn(design, spots) + front(design, w, h)
}

const back = (w: number, h: number) =>
  path(roundRect({ x: -w / 2 + 12, y: -h - 22, w: w - 24, h: h }, 8), darker(wood, 0.24))

function front(design: Design, w: number, h: number): string {
  const slat = (y: number, tall: number) =>
    path(roundRect({ x: -w / 2, y, w, h: tall }, 7), wood) +
    path(roundRect({ x: -w / 2, y, w, h: tall * 0.2 }, 6), lighter(wood, 0.07)) +
    line(
      d`M${-w * 0.34} ${y + tall * 0.62}h${w * 0.2}M${w * 0.08} ${y + tall * 0.45}h${w * 0.26}`,
      darker(wood, 0.07),
      3,
    )
  const post = (x: number) =>
    rect({ x, y: -h - 12, w: 36, h: h + 12 }, darker(wood, 0.09), { rx: 7 }) +
    ellipse(x + 18, -h + 26, 5, 5, darker(wood, 0.28)) +
    ellipse(x + 18, -34, 5, 5, darker(wood, 0.28))
  const strip = { x: -w / 2 + 36, y: -h * 0.64, w: w - 72, h: h * 0.28 }
  return group(
    slat(-h, h * 0.32) +
      slat(-h * 0.3, h * 0.3) +
      slat(-h * 0.66, h * 0.32) +
      trims[design.trim](strip, { ground: design.band, first: design.spice, second: '#fff5df' }) +
      post(-w / 2) +
      post(w / 2 - 36),
    { filter: 'url(#lift)' },
  )
}
