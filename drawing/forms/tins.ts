import { darker } from '../colour.ts'
import { d, ellipse, line, path } from '../svg.ts'
import type { Form } from './shape.ts'

const steel = '#c9d2d2'

const steelDark = '#94a2a3'

const steelLight = '#e9eeec'

export const drum = (x: number, top: number, foot: number, ry: number) =>
  d`M${-x} ${top}V${foot}A${x} ${ry} 0 0 0 ${x} ${foot}V${top}A${x} ${ry} 0 0 0 ${-x} ${top}Z`

const hoop = (x: number, y: number, tall: number, ry: number, fill: string) =>
  path(
    d`M${-x} ${y}A${x} ${ry} 0 0 0 ${x} ${y}V${y + tall}A${x} ${ry} 0 0 1 ${-x} ${y + tall}Z`,
    fill,
  ) +
  path(
    d`M${x * 0.45} ${y + ry * 0.88}Q${x * 0.9} ${y + ry * 0.5} ${x} ${y}V${y + tall}Q${x * 0.9} ${y + tall + ry * 0.5} ${x * 0.45} ${y + tall + ry * 0.88}Z`,
    '#14231c',
    { 'fill-opacity': 0.14 },
  )

/** A tin with steel rims; a big one has a pry lid. */
export const tin: Form = (_, amount) => {
  const [w, h] = [300, amount >= 900 ? 400 : 350]
  const x = w / 2
  const ry = 26
  const lid =
    ellipse(0, -h, x * 1.02, ry * 1.05, steelDark) +
    ellipse(0, -h - 2, x * 0.98, ry * 0.95, steelLight) +
    ellipse(0, -h, x * 0.84, ry * 0.76, steelDark) +
    ellipse(0, -h + 3, x * 0.8, ry * 0.68, steel) +
    path(
      d`M${-x * 0.62} ${-h - 6}A${x * 0.66} ${ry * 0.5} 0 0 1 ${x * 0.1} ${-h - 12}L${-x * 0.16} ${-h + 18}A${x * 0.6} ${ry * 0.5} 0 0 1 ${-x * 0.62} ${-h - 6}Z`,
      steelLight,
    )
  return {
    w,
    h: h + ry,
    body: drum(x, -h, -ry * 0.6, ry),
    label: { x: -x, y: -h + 40, w, h: h - 74 },
    light: 'round',
    front: hoop(x * 1.02, -h, 12, ry, steel) + lid + hoop(x * 1.02, -ry * 0.6 - 12, 12, ry, steel),
  }
}

/** A drink can. */
export const can: Form = () => {
  const [w, h] = [196, 390]
  const x = w / 2
  const ry = 15
  const n = x * 0.84
  return {
    w,
    h: h + ry,
    body: d`M${-n} ${-h + 4}C${-n} ${-h + 16} ${-x} ${-h + 22} ${-x} ${-h + 46}V-34C${-x} -16 ${-n} -12 ${-n} -4A${n} ${ry} 0 0 0 ${n} -4C${n} -12 ${x} -16 ${x} -34V${-h + 46}C${x} ${-h + 22} ${n} ${-h + 16} ${n} ${-h + 4}A${n} ${ry} 0 0 0 ${-n} ${-h + 4}Z`,
    label: { x: -x, y: -h + 34, w, h: h - 64 },
    light: 'round',
    front:
      hoop(n, -10, 7, ry, steel) +
      hoop(n * 1.02, -h, 7, ry, steel) +
      ellipse(0, -h, n * 1.02, ry * 1.05, steelLight) +
      ellipse(0, -h + 1, n * 0.88, ry * 0.8, steelDark) +
      ellipse(0, -h + 3, n * 0.84, ry * 0.66, steel) +
      ellipse(n * 0.02, -h + 3, n * 0.3, ry * 0.3, steelLight, {
        stroke: steelDark,
        'stroke-width': 3,
      }) +
      ellipse(n * 0.42, -h + 4, n * 0.14, ry * 0.2, steelDark),
  }
}

/** A roll standing on its end, in its wrapper. */
export const roll: Form = ({ ground }) => {
  const [w, h] = [230, 380]
  const x = w / 2
  const ry = 34
  return {
    w,
    h: h + ry,
    body: drum(x, -h, -ry * 0.5, ry),
    label: { x: -x * 0.96, y: -h + 48, w: w * 0.96, h: h - 76 },
    light: 'round',
    front:
      ellipse(0, -h, x, ry, '#fffdf6') +
      ellipse(0, -h, x * 0.78, ry * 0.78, 'none', { stroke: '#e6ded0', 'stroke-width': 4 }) +
      ellipse(0, -h, x * 0.56, ry * 0.56, 'none', { stroke: '#e6ded0', 'stroke-width': 4 }) +
      ellipse(0, -h, x * 0.34, ry * 0.36, '#a97c50') +
      ellipse(1, -h + 2, x * 0.27, ry * 0.27, '#6d4a2e') +
      line(d`M${-x} ${-h}A${x} ${ry} 0 0 0 ${x} ${-h}`, darker(ground, 0.1), 4),
  }
}
