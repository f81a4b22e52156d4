import { paints } from './paints.ts'
import { circle, d, line, path, rect, roundRect } from './svg.ts'

/** The shop's mark: a phool that rises out of a tokri, on a 100 × 100 field. */
const petal = 'M0 -8C-9 -15 -13 -24 -10.5 -32A10.8 10.8 0 0 1 10.5 -32C13 -24 9 -15 0 -8Z'

export function mark(scale = 1): string {
  // the middle one last, so that it lies on top
  const petals = [-86, 86, -43, 43, 0]
    .map((turn) =>
      path(petal, Math.abs(turn) === 43 ? '#ffc85c' : paints.marigold, {
        transform: d`rotate(${turn})`,
      }),
    )
    .join('')
  const weave = [-18, -9, 0, 9, 18].map((x) => d`M${x * 1.12} 64V62L${x * 0.86} 84`).join('')
  const basket =
    path('M19 61H81L74.5 82Q73 86.5 68.5 86.5H31.5Q27 86.5 25.5 82Z', paints.cream) +
    line(weave, '#c9a878', 2.2, { transform: 'translate(50 0)' }) +
    line('M24 73H76', '#c9a878', 2.2) +
    path(roundRect({ x: 14, y: 55, w: 72, h: 9.5 }, 4.7), '#fffaf0')
  const flower = petals + circle(0, 0, 12, paints.gulabi) + circle(0, 0, 5.4, paints.cream)
  return `<g transform="translate(50 50) scale(${scale}) translate(-50 -50)"><g transform="translate(50 47)">${flower}</g>${basket}</g>`
}

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">${inside}</svg>`

/** With round corners, for tabs and home screens. */
export const badge = () =>
  svg(path(roundRect({ x: 0, y: 0, w: 100, h: 100 }, 23), paints.green) + mark(0.98))

/** To the edge: the phone cuts its own shape, and keeps the middle four fifths. */
export const bleeding = () => svg(rect({ x: 0, y: 0, w: 100, h: 100 }, paints.green) + mark(0.78))
