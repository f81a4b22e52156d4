import { darker, isLight, lighter } from '../colour.ts'
import { d, ellipse, line, path } from '../svg.ts'
import type { Form } from './shape.ts'
import { drum } from './tins.ts'

/** A jar with a wide lid; what is in it shows above and below its label. */
export const jar: Form = ({ ground, band }) => {
  const [w, h] = [280, 330]
  const x = w / 2
  const lid = isLight(band) && isLight(ground) ? darker(band, 0.25) : band
  const l = x * 0.86
  const ry = 20
  const ribs = Array.from({ length: 15 }, (_, i) => {
    const t = -0.9 + i * (1.8 / 14)
    const drop = ry * Math.sqrt(1 - t * t)
    return d`M${l * t} ${-h - 34 + drop}V${-h + 4 + drop}`
  }).join('')
  return {
    w,
    h: h + 60,
    body: d`M${-l * 0.94} ${-h}H${l * 0.94}V${-h + 18}C${x * 0.9} ${-h + 30} ${x} ${-h + 36} ${x} ${-h + 74}V-44Q${x} 0 ${x * 0.74} 0H${-x * 0.74}Q${-x} 0 ${-x} -44V${-h + 74}C${-x} ${-h + 36} ${-x * 0.9} ${-h + 30} ${-l * 0.94} ${-h + 18}Z`,
    label: { x: -x, y: -h * 0.81, w, h: h * 0.71 },
    light: 'round',
    paper: true,
    front:
      path(
        d`M${-l * 0.9} ${-h + 20}A${l} ${ry} 0 0 0 ${l * 0.9} ${-h + 20}L${l * 0.9} ${-h + 30}A${l} ${ry} 0 0 1 ${-l * 0.9} ${-h + 30}Z`,
        '#ffffff',
        { 'fill-opacity': 0.35 },
      ) +
      path(drum(l, -h - 38, -h + 4, ry), lid) +
      line(ribs, darker(lid, 0.09), 4) +
      path(
        d`M${l * 0.4} ${-h - 38 + ry * 0.9}V${-h + 4 + ry * 0.9}Q${l} ${-h + 4 + ry * 0.5} ${l} ${-h + 4}V${-h - 38}Q${l} ${-h - 38 + ry * 0.6} ${l * 0.4} ${-h - 38 + ry * 0.9}Z`,
        '#14231c',
        { 'fill-opacity': 0.18 },
      ) +
      ellipse(0, -h - 38, l, ry, lighter(lid, 0.1)) +
      ellipse(0, -h - 38, l * 0.84, ry * 0.78, lighter(lid, 0.05)),
  }
}

/** A cup with a lid, wider above than below. */
export const tub: Form = ({ ground, band }) => {
  const [w, h] = [350, 262]
  const x = w / 2
  const f = x * 0.8
  const ry = 30
  const lid = isLight(band) && isLight(ground) ? darker(band, 0.25) : band
  const rim = x * 1.06
  return {
    w: f * 2,
    h: h + 52,
    body: d`M${-x} ${-h}L${-f} -16A${f} ${ry * 0.7} 0 0 0 ${f} -16L${x} ${-h}A${x} ${ry} 0 0 1 ${-x} ${-h}Z`,
    label: { x: -x * 0.9, y: -h + 34, w: w * 0.9, h: h - 46 },
    light: 'round',
    front:
      path(drum(rim, -h - 22, -h + 8, ry), lid) +
      path(
        d`M${rim * 0.45} ${-h - 22 + ry * 0.88}V${-h + 8 + ry * 0.88}Q${rim} ${-h + 8 + ry * 0.5} ${rim} ${-h + 8}V${-h - 22}Q${rim} ${-h - 22 + ry * 0.5} ${rim * 0.45} ${-h - 22 + ry * 0.88}Z`,
        '#14231c',
        { 'fill-opacity': 0.18 },
      ) +
      ellipse(0, -h - 22, rim, ry, lighter(lid, 0.1)) +
      ellipse(0, -h - 20, rim * 0.9, ry * 0.8, lighter(lid, 0.04)) +
      path(
        d`M${-rim * 0.78} ${-h - 22}A${rim * 0.8} ${ry * 0.64} 0 0 1 ${-rim * 0.1} ${-h - 42}L${-rim * 0.2} ${-h - 36}A${rim * 0.7} ${ry * 0.5} 0 0 0 ${-rim * 0.78} ${-h - 22}Z`,
        '#ffffff',
        { 'fill-opacity': 0.35 },
      ),
  }
}
