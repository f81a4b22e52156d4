import { darker, lighter } from '../colour.ts'
import { circle, d, ellipse, group, line, path } from '../svg.ts'

/** Nuts, sweets and savouries that the icon set lacks, on its 32 × 32 field. */
type Spot = readonly [x: number, y: number, turn: number]

const at = ([x, y, turn]: Spot) => ({ transform: d`translate(${x} ${y}) rotate(${turn})` })

const six: readonly Spot[] = [
  [10, 9, -30],
  [21, 8, 25],
  [6.5, 18.5, 60],
  [16, 17, -10],
  [25.5, 18, -50],
  [11, 25.5, 20],
  [21.5, 25.5, -25],
]

export const strewn = (draw: (i: number) => string, spots = six) =>
  spots.map((spot, i) => group(draw(i), at(spot))).join('')

export const almonds = () =>
  strewn((i) => {
    const c = i % 2 ? '#b8743c' : '#a8642f'
    return (
      path('M0 -6.5C4.2 -3.5 5 2.5 0 6.5C-5 2.5 -4.2 -3.5 0 -6.5Z', c) +
      line('M0 -4V4M-1.8 -1.8V3M1.8 -1.8V3', darker(c, 0.1), 0.6) +
      line('M-2.3 -2.5C-2.6 -.5 -2.5 1 -2 2.5', lighter(c, 0.12), 0.7)
    )
  })

export const cashews = () =>
  strewn((i) => {
    const c = i % 2 ? '#f0dcae' : '#e7cb91'
    return (
      line('M-3.6 -1.6C-2.8 2.6 2.8 2.6 3.6 -1.6', darker(c, 0.09), 4.6) +
      line('M-3.6 -1.9C-2.8 2 2.8 2 3.6 -1.9', c, 4) +
      line('M-3.4 -2C-3 0 -2 .6 -1 .9', lighter(c, 0.08), 0.8)
    )
  })

export const pistachios = () =>
  strewn((i) => {
    const c = i % 2 ? '#e5d0a3' : '#d9bf8a'
    return (
      ellipse(0, 0, 4, 5.6, c) +
      path('M0 -5.3C2.8 -3 2.8 3 0 5.3C-1.5 3 -1.5 -3 0 -5.3Z', '#8fb14a') +
      line('M.6 -3.5C1.5 -1.5 1.5 1.5 .6 3.5', '#6f9238', 0.6)
    )
  })

export const walnuts = () =>
  strewn(
    (i) => {
      const c = i % 2 ? '#b98a55' : '#a87845'
      return (
        circle(0, 0, 5.6, c) +
        line(
          'M0 -5.5V5.5M-3 -3.8C-1 -2.5 -4 -.5 -2 1S-3.5 3 -2.5 4M3 -3.8C1 -2.5 4 -.5 2 1S3.5 3 2.5 4',
          darker(c, 0.13),
          0.9,
        )
      )
    },
    [
      [10, 10, 0],
      [21.5, 9.5, 30],
      [7.5, 21.5, -20],
      [17, 20, 10],
      [26, 21, 60],
    ],
  )

export const raisins = (c = '#6b2f4a') =>
  strewn((i) => {
    const t = i % 2 ? c : lighter(c, 0.05)
    return (
      ellipse(0, 0, 5, 3.6, t) +
      line('M-3 -.8Q-1 .4 .5 -.9T3.2 -.5M-2 1.4Q0 .8 2.2 1.5', darker(t, 0.1), 0.7) +
      ellipse(-1.8, -1.8, 1, 0.5, lighter(t, 0.16))
    )
  })

export const dates = () =>
  strewn((i) => {
    const c = i % 2 ? '#7a3d1c' : '#6a3216'
    return (
      ellipse(0, 0, 3.8, 6.4, c) +
      path('M-1.3 -6.1H1.3L.7 -4.3H-.7Z', '#d9b272') +
      line('M-1.5 -3C-2 0 -1.8 2 -1 4M1.2 -2.5C1.6 0 1.4 2 .8 3.8', lighter(c, 0.1), 0.7)
    )
  })

export const figs = (c = '#c08a4b') =>
  strewn(
    (i) => {
      const t = i % 2 ? c : lighter(c, 0.05)
      return (
        ellipse(0, 0, 6, 5, t) +
        ellipse(0, 0, 2, 1.6, darker(t, 0.14)) +
        line('M-4 -1.5Q-3 0 -4 1.5M4 -1.5Q3 0 4 1.5M-1.5 -3.5Q0 -3 1.5 -3.5', darker(t, 0.09), 0.6)
      )
    },
    [
      [10, 10, 0],
      [21.5, 9.5, 30],
      [7.5, 21.5, -20],
      [17, 20, 10],
      [26, 21, 60],
    ],
  )
