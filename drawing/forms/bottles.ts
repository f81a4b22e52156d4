import { darker, isLight, lighter } from '../colour.ts'
import { d, ellipse, line, path, roundRect } from '../svg.ts'
import type { Form } from './shape.ts'

/** A screw cap seen a little from above. */
export function cap(x: number, y: number, w: number, h: number, colour: string): string {
  const r = w / 2
  const ry = w * 0.09
  const ribs = Array.from(
    { length: 7 },
    (_, i) => d`M${x - r * 0.75 + i * r * 0.25} ${y - h + ry * 2.2}V${y - ry}`,
  ).join('')
  return (
    path(d`M${x - r} ${y - h}V${y}A${r} ${ry} 0 0 0 ${x + r} ${y}V${y - h}Z`, colour) +
    path(
      d`M${x + r * 0.35} ${y - h}V${y + ry * 0.8}Q${x + r} ${y + ry * 0.5} ${x + r} ${y}V${y - h}Z`,
      '#14231c',
      { 'fill-opacity': 0.18 },
    ) +
    line(ribs, darker(colour, 0.1), Math.max(2, w * 0.028)) +
    ellipse(x, y - h, r, ry, lighter(colour, 0.1))
  )
}

export const capColour = (ground: string, band: string) =>
  isLight(band) && isLight(ground) ? darker(band, 0.25) : band

export const bottle: Form = (design, amount) => {
  if (design.care) return flipTop(design, amount)
  const { ground, band } = design
  const [w, h] = [224, 490]
  const x = w / 2
  const colour = capColour(ground, band)
  return {
    w,
    h: h + 42,
    body: d`M${-x * 0.34} ${-h}H${x * 0.34}V${-h * 0.91}C${x * 0.36} ${-h * 0.82} ${x} ${-h * 0.8} ${x} ${-h * 0.66}V${-h * 0.06}Q${x} 0 ${x * 0.74} 0H${-x * 0.74}Q${-x} 0 ${-x} ${-h * 0.06}V${-h * 0.66}C${-x} ${-h * 0.8} ${-x * 0.36} ${-h * 0.82} ${-x * 0.34} ${-h * 0.91}Z`,
    label: { x: -x, y: -h * 0.67, w, h: h * 0.6 },
    light: 'round',
    paper: true,
    front:
      path(roundRect({ x: -x * 0.46, y: -h - 2, w: x * 0.92, h: 14 }, 7), darker(colour, 0.1)) +
      cap(0, -h, x * 0.8, 44, colour),
  }
}

/** The bottle of soaps and shampoos: broad shoulders and a lid that flips up. */
const flipTop: Form = ({ ground, band }) => {
  const [w, h] = [230, 430]
  const x = w / 2
  const colour = capColour(ground, band)
  return {
    w,
    h: h + 74,
    body: d`M${-x * 0.52} ${-h}H${x * 0.52}C${x * 0.84} ${-h * 0.99} ${x} ${-h * 0.93} ${x} ${-h * 0.8}C${x * 0.9} ${-h * 0.5} ${x * 0.94} ${-h * 0.3} ${x} ${-h * 0.08}Q${x} 0 ${x * 0.74} 0H${-x * 0.74}Q${-x} 0 ${-x} ${-h * 0.08}C${-x * 0.94} ${-h * 0.3} ${-x * 0.9} ${-h * 0.5} ${-x} ${-h * 0.8}C${-x} ${-h * 0.93} ${-x * 0.84} ${-h * 0.99} ${-x * 0.52} ${-h}Z`,
    label: { x: -x, y: -h * 0.84, w, h: h * 0.76 },
    light: 'round',
    paper: true,
    front:
      path(
        d`M${-x * 0.52} ${-h - 60}Q${-x * 0.5} ${-h - 74} ${-x * 0.36} ${-h - 74}H${x * 0.36}Q${x * 0.5} ${-h - 74} ${x * 0.52} ${-h - 60}L${x * 0.58} ${-h + 4}A${x * 0.58} 9 0 0 1 ${-x * 0.58} ${-h + 4}Z`,
        colour,
      ) +
      path(
        d`M${x * 0.2} ${-h - 74}H${x * 0.36}Q${x * 0.5} ${-h - 74} ${x * 0.52} ${-h - 60}L${x * 0.58} ${-h + 4}A${x * 0.58} 9 0 0 1 ${x * 0.22} ${-h + 11}Z`,
        '#14231c',
        { 'fill-opacity': 0.16 },
      ) +
      line(d`M${-x * 0.54} ${-h - 38}H${x * 0.54}`, darker(colour, 0.12), 3.5) +
      line(d`M${-x * 0.4} ${-h - 62}V${-h - 48}`, lighter(colour, 0.14), 6),
  }
}

/** A canister with a handle. */
export const jug: Form = ({ ground, band }) => {
  const [w, h] = [310, 480]
  const x = w / 2
  const hole = d`M${x * 0.16} ${-h * 0.82}Q${x * 0.58} ${-h * 0.84} ${x * 0.62} ${-h * 0.72}L${x * 0.64} ${-h * 0.68}H${x * 0.1}Q${x * 0.02} ${-h * 0.7} ${x * 0.06} ${-h * 0.76}Q${x * 0.08} ${-h * 0.82} ${x * 0.16} ${-h * 0.82}Z`
  const colour = capColour(ground, band)
  return {
    w,
    h: h + 44,
    body:
      d`M${-x} ${-h * 0.05}V${-h * 0.6}C${-x} ${-h * 0.76} ${-x * 0.66} ${-h * 0.8} ${-x * 0.6} ${-h * 0.92}V${-h}H${-x * 0.02}V${-h * 0.93}Q${x * 0.9} ${-h * 0.97} ${x * 0.97} ${-h * 0.7}L${x} ${-h * 0.6}V${-h * 0.05}Q${x} 0 ${x * 0.86} 0H${-x * 0.86}Q${-x} 0 ${-x} ${-h * 0.05}Z` +
      hole,
    label: { x: -x * 0.9, y: -h * 0.62, w: w * 0.9, h: h * 0.56 },
    light: 'round',
    paper: true,
    front:
      line(hole, darker(ground, 0.12), 5) +
      path(roundRect({ x: -x * 0.68, y: -h - 2, w: x * 0.74, h: 14 }, 7), darker(colour, 0.1)) +
      cap(-x * 0.31, -h, x * 0.64, 46, colour),
  }
}
