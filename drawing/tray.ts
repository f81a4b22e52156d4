import { legible } from './colour.ts'
import type { Design } from './design.ts'
import type { Shape } from './forms/shape.ts'
import { icon } from './icon.ts'
import { lettering } from './lettering.ts'
import { d, group, line, path, rect, roundRect } from './svg.ts'
import { trims } from './trim.ts'

/** What lies in a tray: the icon in rows, the film's shine, and a paper band with the brand. */
export function trayGoods(design: Design, { w, h }: Shape, count: number): string {
  const many = Math.min(count, 18)
  const rows = many > 12 ? 3 : many > 5 ? 2 : 1
  const across = Math.ceil(many / rows)
  const field = { w: w - 96, h: h * 0.6 }
  const size = Math.min(
    (field.w / across) * (rows === 1 ? 1.75 : 1.3),
    (field.h / rows) * (rows === 1 ? 1.04 : 1.06),
  )
  const goods = Array.from({ length: many }, (_, i) => {
    const row = Math.floor(i / across)
    const x = -field.w / 2 + (field.w / across) * ((i % across) + 0.5)
    const y = -h + 30 + (field.h / rows) * (row + 0.5)
    const turn = many > 5 ? 0 : ((i * 37) % 19) - 9
    return icon(design.icon, { x, y, size, turn, dye: design.dye, lift: 'lift' })
  })
  const sprig = (x: number, y: number, turn: number) =>
    icon('herb', { x, y, size: h * 0.3, turn, lift: 'lift' })
  const garnish = many > 5 ? '' : sprig(-w * 0.36, -h * 0.44, -80) + sprig(w * 0.36, -h * 0.8, 60)
  return garnish + goods.join('') + band(design, w, h) + film(w, h)
}

function band(design: Design, w: number, h: number): string {
  const at = { x: -w / 2, y: -h * 0.3, w, h: h * 0.22 }
  const words = legible(design.band, '#fff5df', design.ground)
  const trim = { ...at, y: at.y + at.h, h: h * 0.045 }
  return (
    rect(at, design.band) +
    trims[design.trim](trim, { ground: '#fff5df', first: design.band, second: design.spice }) +
    lettering(design.brand, { x: -w * 0.44, y: at.y + 10, w: w * 0.4, h: at.h - 20 }, words, {
      lines: 2,
      most: 58,
    }) +
    lettering(design.words, { x: w * 0.01, y: at.y + 10, w: w * 0.44, h: at.h * 0.5 }, words, {
      weight: 'bold',
      lines: 2,
      most: 34,
    }) +
    lettering(
      design.pack,
      { x: w * 0.01, y: at.y + at.h * 0.62, w: w * 0.44, h: at.h * 0.26 },
      words,
      { weight: 'plain', most: 24 },
    )
  )
}

function film(w: number, h: number): string {
  const x = w / 2
  return group(
    path(
      d`M${-x * 0.86} ${-h * 0.92}H${-x * 0.5}L${-x * 0.8} ${-h * 0.34}H${-x * 0.86}Z`,
      '#ffffff',
      { 'fill-opacity': 0.18 },
    ) +
      path(
        d`M${-x * 0.42} ${-h * 0.92}h${x * 0.1}L${-x * 0.62} ${-h * 0.34}h${-x * 0.1}Z`,
        '#ffffff',
        { 'fill-opacity': 0.18 },
      ) +
      line(roundRect({ x: -x + 8, y: -h + 8, w: w - 16, h: h - 16 }, 40), '#ffffff', 4, {
        'stroke-opacity': 0.4,
      }),
  )
}
