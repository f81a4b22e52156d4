import { darker, isLight, lighter } from '../colour.ts'
import { d, ellipse, line, path } from '../svg.ts'
import { cap } from './bottles.ts'
import type { Form } from './shape.ts'
import { slope } from './boxes.ts'

/** A gable-topped carton with a cap, or a small brick with a straw. */
export const carton: Form = (design, amount) => {
  if (amount > 0 && amount <= 300) return brick(design, amount)
  const { ground, band } = design
  const [w, h, deep, roof] = [210, 400, 84, 84]
  const left = -(w + deep) / 2
  const right = left + w
  const back = right + deep
  const k = deep * slope
  const lean = deep * 0.5
  const top = -h - roof
  const colour = isLight(band) && isLight(ground) ? darker(band, 0.25) : band
  return {
    w: w + deep,
    h: h + roof + 30,
    body: d`M${left} ${-h}H${right}V0H${left}Z`,
    label: { x: left, y: -h, w, h },
    light: 'flat',
    behind:
      path(d`M${right} 0L${back} ${-k}V${-h - k}L${right} ${-h}Z`, darker(ground, 0.15)) +
      path(
        d`M${right} ${-h}L${back} ${-h - k}L${right + lean} ${top - k * 0.4}Z`,
        darker(ground, 0.22),
      ) +
      path(d`M${left + lean} ${top - k * 0.4}v-30H${right + lean}v30Z`, lighter(ground, 0.05)) +
      line(
        d`M${left + lean + 8} ${top - k * 0.4 - 20}H${right + lean - 8}M${left + lean + 8} ${top - k * 0.4 - 10}H${right + lean - 8}`,
        darker(ground, 0.07),
        2.5,
      ) +
      path(
        d`M${left} ${-h}H${right}L${right + lean} ${top - k * 0.4}H${left + lean}Z`,
        lighter(ground, 0.09),
      ) +
      cap((left + right + lean) / 2, -h - roof * 0.42, 62, 30, colour),
    front: line(d`M${left} ${-h}H${right}`, darker(ground, 0.08), 3),
  }
}

const brick: Form = ({ ground, band }) => {
  const [w, h, deep] = [190, 320, 70]
  const left = -(w + deep) / 2
  const right = left + w
  const back = right + deep
  const k = deep * slope
  const hole = left + w * 0.72
  return {
    w: w + deep,
    h: h + k + 80,
    body: d`M${left} ${-h}H${right}V0H${left}Z`,
    label: { x: left, y: -h, w, h },
    light: 'flat',
    behind:
      path(
        d`M${left} ${-h}L${left + deep} ${-h - k}H${back}L${right} ${-h}Z`,
        lighter(ground, 0.1),
      ) +
      path(d`M${right} 0L${back} ${-k}V${-h - k}L${right} ${-h}Z`, darker(ground, 0.15)) +
      ellipse(hole + 20, -h - k * 0.5, 13, 5, darker(ground, 0.25)) +
      line(
        d`M${hole + 20} ${-h - k * 0.5}L${hole + 4} ${-h - 78}L${hole - 42} ${-h - 92}`,
        '#ffffff',
        13,
      ) +
      line(
        d`M${hole + 20} ${-h - k * 0.5}L${hole + 4} ${-h - 78}L${hole - 42} ${-h - 92}`,
        band,
        13,
        {
          'stroke-dasharray': '9 12',
          'stroke-linecap': 'butt',
        },
      ),
  }
}
