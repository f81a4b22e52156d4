import { darker, lighter } from '../colour.ts'
import { d, line, path, rect } from '../svg.ts'
import type { Form } from './shape.ts'
import { cap, capColour } from './bottles.ts'

/** A trigger spray, or a can with a nozzle when it is small. */
export const spray: Form = (design, amount) => {
  if (amount > 0 && amount <= 400) return aerosol(design, amount)
  const { ground, band } = design
  const [w, h] = [210, 400]
  const x = w / 2
  const colour = capColour(ground, band)
  const neck = -h
  return {
    w,
    h: h + 130,
    body: d`M${-x * 0.34} ${-h}H${x * 0.34}V${-h * 0.93}C${x * 0.4} ${-h * 0.8} ${x * 0.96} ${-h * 0.72} ${x} ${-h * 0.5}V${-h * 0.07}Q${x} 0 ${x * 0.7} 0H${-x * 0.7}Q${-x} 0 ${-x} ${-h * 0.07}V${-h * 0.5}C${-x * 0.96} ${-h * 0.72} ${-x * 0.4} ${-h * 0.8} ${-x * 0.34} ${-h * 0.93}Z`,
    label: { x: -x, y: -h * 0.68, w, h: h * 0.61 },
    light: 'round',
    paper: true,
    front:
      path(
        d`M${-x * 0.44} ${neck + 18}V${neck - 26}H${x * 0.44}V${neck + 18}Z`,
        darker(colour, 0.08),
      ) +
      path(
        d`M${-x * 0.62} ${neck - 62}C${-x * 0.66} ${neck - 20} ${-x * 0.98} ${neck - 8} ${-x * 0.92} ${neck + 26}Q${-x * 0.82} ${neck + 34} ${-x * 0.76} ${neck + 24}C${-x * 0.8} ${neck} ${-x * 0.5} ${neck - 14} ${-x * 0.4} ${neck - 50}Z`,
        darker(colour, 0.16),
      ) +
      path(
        d`M${-x * 1.06} ${neck - 92}H${x * 0.18}Q${x * 0.84} ${neck - 96} ${x * 0.78} ${neck - 40}L${x * 0.4} ${neck - 24}H${-x * 0.4}L${-x * 0.56} ${neck - 52}H${-x * 1.06}Z`,
        colour,
      ) +
      path(
        d`M${x * 0.18} ${neck - 92}Q${x * 0.84} ${neck - 96} ${x * 0.78} ${neck - 40}L${x * 0.4} ${neck - 24}H${x * 0.1}Z`,
        '#14231c',
        { 'fill-opacity': 0.14 },
      ) +
      rect({ x: -x * 1.2, y: neck - 94, w: x * 0.18, h: 44 }, darker(colour, 0.16), { rx: 5 }) +
      line(d`M${-x * 0.98} ${neck - 82}H${x * 0.1}`, lighter(colour, 0.14), 7),
  }
}

const aerosol: Form = ({ ground, band }) => {
  const [w, h] = [168, 430]
  const x = w / 2
  return {
    w,
    h: h + 74,
    body: d`M${-x} ${-h + 30}Q${-x} ${-h + 4} ${-x * 0.7} ${-h}H${x * 0.7}Q${x} ${-h + 4} ${x} ${-h + 30}V-8A${x} 16 0 0 1 ${-x} -8Z`,
    label: { x: -x, y: -h + 26, w, h: h - 44 },
    light: 'round',
    front:
      path(d`M${-x} -14A${x} 16 0 0 0 ${x} -14V-6A${x} 16 0 0 1 ${-x} -6Z`, '#b9c3c4') +
      path(
        d`M${-x * 0.7} ${-h}A${x * 0.7} 12 0 0 0 ${x * 0.7} ${-h}V${-h + 8}A${x * 0.76} 14 0 0 1 ${-x * 0.7} ${-h + 8}Z`,
        '#c8d1d2',
      ) +
      cap(0, -h, x * 1.26, 70, capColour(ground, band)),
  }
}

/** A tube that stands on its cap, crimped at the top. */
export const tube: Form = ({ ground, band }) => {
  const [w, h] = [200, 500]
  const x = w / 2
  const colour = capColour(ground, band)
  const marks = Array.from(
    { length: 16 },
    (_, i) => d`M${-x * 0.92 + i * x * 0.1225} ${-h + 6}v24`,
  ).join('')
  return {
    w,
    h,
    body: d`M${-x} ${-h}H${x}L${x * 0.98} ${-h * 0.92}C${x * 0.96} ${-h * 0.55} ${x * 0.84} ${-h * 0.3} ${x * 0.8} ${-h * 0.17}Q0 ${-h * 0.13} ${-x * 0.8} ${-h * 0.17}C${-x * 0.84} ${-h * 0.3} ${-x * 0.96} ${-h * 0.55} ${-x * 0.98} ${-h * 0.92}Z`,
    label: { x: -x * 0.86, y: -h * 0.915, w: w * 0.86, h: h * 0.745 },
    light: 'soft',
    print:
      rect({ x: -x, y: -h, w, h: 36 }, lighter(ground, 0.07)) +
      line(marks, darker(ground, 0.09), 3),
    behind: cap(0, -8, x * 1.3, h * 0.165, colour),
  }
}
