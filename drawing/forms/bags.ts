import { darker, lighter } from '../colour.ts'
import { d, ellipse, line, path, rect } from '../svg.ts'
import type { Form } from './shape.ts'

/** A woven sack, sewn shut along the top. */
export const sack: Form = ({ ground, band }) => {
  const [w, h] = [380, 520]
  const x = w / 2
  const tape = { x: -x * 0.94, y: -h, w: w * 0.94, h: 44 }
  return {
    w,
    h,
    body: d`M${-x * 0.9} 0Q${-x * 1.02} 0 ${-x * 1.02} ${-h * 0.06}C${-x * 1.07} ${-h * 0.35} ${-x * 1.04} ${-h * 0.7} ${-x * 0.9} ${-h * 0.9}L${-x * 0.95} ${-h}H${x * 0.95}L${x * 0.9} ${-h * 0.9}C${x * 1.04} ${-h * 0.7} ${x * 1.07} ${-h * 0.35} ${x * 1.02} ${-h * 0.06}Q${x * 1.02} 0 ${x * 0.9} 0Z`,
    label: { x: -x * 0.98, y: -h * 0.885, w: w * 0.98, h: h * 0.875 },
    light: 'soft',
    front:
      rect(tape, lighter(ground, 0.1)) +
      rect({ ...tape, x: x * 0.42, w: x * 0.52 }, '#14231c', { 'fill-opacity': 0.1 }) +
      line(d`M${-x * 0.86} ${-h + 16}H${x * 0.86}`, band, 5, { 'stroke-dasharray': '13 9' }) +
      line(d`M${-x * 0.86} ${-h + 29}H${x * 0.86}`, darker(ground, 0.16), 3, {
        'stroke-dasharray': '8 8',
      }) +
      path(d`M${-x * 0.9} ${-h + 44}l${x * 0.16} 0l${-x * 0.12} 60Z`, '#14231c', {
        'fill-opacity': 0.12,
      }) +
      path(d`M${x * 0.9} ${-h + 44}l${-x * 0.16} 0l${x * 0.12} 60Z`, '#14231c', {
        'fill-opacity': 0.16,
      }),
  }
}

/** A stand-up pouch with a sealed top and a folded foot. */
export const pouch: Form = ({ ground }) => {
  const [w, h] = [330, 460]
  const x = w / 2
  const seal = { x: -x * 0.93, y: -h, w: w * 0.93, h: 40 }
  return {
    w,
    h,
    body: d`M${-x * 0.9} ${-h}H${x * 0.9}Q${x * 0.94} ${-h} ${x * 0.94} ${-h + 10}C${x * 0.9} ${-h * 0.72} ${x} ${-h * 0.4} ${x} ${-h * 0.09}Q${x} 0 ${x * 0.84} 0Q0 ${h * 0.035} ${-x * 0.84} 0Q${-x} 0 ${-x} ${-h * 0.09}C${-x} ${-h * 0.4} ${-x * 0.9} ${-h * 0.72} ${-x * 0.94} ${-h + 10}Q${-x * 0.94} ${-h} ${-x * 0.9} ${-h}Z`,
    label: { x: -x * 0.97, y: -h + 44, w: w * 0.97, h: h - 78 },
    light: 'soft',
    front:
      path(
        d`M${-x * 0.935} ${-h + 10}Q${-x * 0.94} ${-h} ${-x * 0.9} ${-h}H${x * 0.9}Q${x * 0.94} ${-h} ${x * 0.935} ${-h + 10}L${x * 0.928} ${-h + 40}H${-x * 0.928}Z`,
        lighter(ground, 0.07),
      ) +
      line(d`M${-x * 0.92} ${-h + 40}H${x * 0.92}`, darker(ground, 0.14), 3) +
      line(
        d`M${-x * 0.9} ${-h + 14}H${x * 0.9}M${-x * 0.9} ${-h + 26}H${x * 0.9}`,
        darker(ground, 0.04),
        2.5,
      ) +
      ellipse(0, seal.y + 20, 15, 8, darker(ground, 0.22)) +
      path(
        d`M${-x * 0.985} ${-h * 0.1}Q0 ${-h * 0.02} ${x * 0.985} ${-h * 0.1}Q${x} 0 ${x * 0.84} 0Q0 ${h * 0.035} ${-x * 0.84} 0Q${-x} 0 ${-x * 0.985} ${-h * 0.1}Z`,
        '#14231c',
        { 'fill-opacity': 0.17 },
      ),
  }
}

function teeth(from: number, to: number, y: number, deep: number): string {
  const count = 22
  const step = (to - from) / count
  return Array.from({ length: count }, (_, i) => {
    const x = from + step * i
    return d`L${x + step / 2} ${y + deep}L${x + step} ${y}`
  }).join('')
}

/** A pillow pack: crimped above and below, plump between. */
export const packet: Form = ({ ground }) => {
  const [w, h] = [310, 440]
  const x = w / 2
  const crimp = (y: number) =>
    rect({ x: -x, y, w, h: 30 }, lighter(ground, 0.06)) +
    line(
      Array.from({ length: 26 }, (_, i) => d`M${-x + 8 + i * ((w - 16) / 25)} ${y + 3}v24`).join(
        '',
      ),
      darker(ground, 0.06),
      3,
    )
  return {
    w,
    h,
    body:
      d`M${-x * 0.94} ${-h}` +
      teeth(-x * 0.94, x * 0.94, -h, -7) +
      d`L${x * 0.93} ${-h + 30}C${x * 1.02} ${-h * 0.75} ${x * 1.03} ${-h * 0.25} ${x * 0.93} -30L${x * 0.94} 0` +
      teeth(x * 0.94, -x * 0.94, 0, 7) +
      d`L${-x * 0.93} -30C${-x * 1.03} ${-h * 0.25} ${-x * 1.02} ${-h * 0.75} ${-x * 0.93} ${-h + 30}Z`,
    label: { x: -x * 0.97, y: -h + 34, w: w * 0.97, h: h - 68 },
    light: 'soft',
    front: line(
      d`M${-x * 0.93} ${-h + 31}H${x * 0.93}M${-x * 0.93} -31H${x * 0.93}`,
      darker(ground, 0.13),
      3,
    ),
    print: crimp(-h) + crimp(-30),
  }
}

/** A wrapped bar, lying a little aslant. */
export const bar: Form = ({ ground }) => {
  const [w, h] = [460, 220]
  const x = w / 2
  const edge = (at: number, out: number) => {
    const count = 12
    const step = h / count
    const down = out > 0
    return Array.from({ length: count }, (_, i) => {
      const y = down ? -h + step * i : -step * i
      return d`L${at + out} ${y + (down ? step / 2 : -step / 2)}L${at} ${y + (down ? step : -step)}`
    }).join('')
  }
  const seam = (at: number) => line(d`M${at} ${-h + 6}V-6`, darker(ground, 0.13), 3)
  return {
    w,
    h,
    body:
      d`M${-x} ${-h}L${-x + 34} ${-h + 8}Q0 ${-h - 10} ${x - 34} ${-h + 8}L${x} ${-h}` +
      edge(x, 7) +
      d`L${x - 34} -8Q0 8 ${-x + 34} -8L${-x} 0` +
      edge(-x, -7) +
      'Z',
    label: { x: -x + 38, y: -h + 12, w: w - 76, h: h - 24 },
    light: 'soft',
    front: seam(-x + 36) + seam(x - 36),
  }
}
