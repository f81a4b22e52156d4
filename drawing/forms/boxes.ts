import { darker, distance, lighter, mix } from '../colour.ts'
import type { Design } from '../design.ts'
import { tone } from '../icon.ts'
import { d, path, rect, roundRect } from '../svg.ts'
import type { Form } from './shape.ts'

/** How fast a side runs upwards as it goes back. */
export const slope = 0.32

/** A cardboard box: low and wide when it holds things that are counted. */
export const box: Form = ({ ground, band }, amount) => {
  const [w, h] = amount === 0 ? [360, 300] : [300, 400]
  const deep = 74
  const left = -(w + deep) / 2
  const right = left + w
  const back = right + deep
  const k = deep * slope
  return {
    w: w + deep,
    h: h + k,
    body: d`M${left} ${-h}H${right}V0H${left}Z`,
    label: { x: left, y: -h, w, h },
    light: 'flat',
    behind:
      path(
        d`M${left} ${-h}L${left + deep} ${-h - k}H${back}L${right} ${-h}Z`,
        lighter(ground, 0.1),
      ) +
      path(d`M${left + (w * 0.5 - 2)} ${-h}l${deep} ${-k}h4l${-deep} ${k}Z`, darker(ground, 0.06)) +
      path(d`M${right} 0L${back} ${-k}V${-h - k}L${right} ${-h}Z`, darker(ground, 0.16)) +
      path(
        d`M${right} ${-h * 0.04}L${back} ${-h * 0.04 - k}v${-h * 0.09}L${right} ${-h * 0.13}Z`,
        darker(band, 0.14),
      ),
  }
}

/** A shallow tray with its goods under clear film; the goods are drawn in `tray.ts`. */
export const tray: Form = ({ ground, icon, dye }) => {
  const [w, h] = [500, 392]
  const x = w / 2
  const outer = roundRect({ x: -x, y: -h, w, h }, 46)
  return {
    w,
    h,
    body: outer,
    label: { x: -x * 0.88, y: -h * 0.3, w: w * 0.88, h: h * 0.22 },
    light: 'flat',
    behind: path(
      roundRect({ x: -x * 0.985, y: -h + 14, w: w * 0.985, h }, 48),
      darker(ground, 0.2),
    ),
    print:
      path(
        roundRect({ x: -x + 20, y: -h + 20, w: w - 40, h: h - 40 }, 34),
        lining(icon, dye, ground),
      ) +
      rect({ x: -x + 34, y: -h + 20, w: w - 68, h: 10 }, '#14231c', {
        rx: 5,
        'fill-opacity': 0.12,
      }),
  }
}

/** White paper, unless the goods are white themselves. */
function lining(icon: string, dye: Design['dye'], ground: string): string {
  const goods = tone(icon, dye)
  const choices = [mix(ground, '#fffaf0', 0.7), darker(ground, 0.09), darker(ground, 0.2)]
  return choices.find((colour) => distance(colour, goods) > 0.17) ?? darker(ground, 0.24)
}
