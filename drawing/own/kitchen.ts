import { darker, lighter } from '../colour.ts'
import { circle, d, ellipse, group, line, path, rect } from '../svg.ts'

/** Pots, pans and things for the house, on the icons' 32 × 32 field, each in a colour of its own. */
export const at = (x: number, y: number, turn = 0) => ({
  transform: d`translate(${x} ${y}) rotate(${turn})`,
})

const brass = '#d9a441'

export const karahi = (iron = '#3a3f42') =>
  path(
    'M1.6 11.6C-.6 10.6 -.4 7.2 2.4 7.2H5V9.2H3.2C2.2 9.2 2.2 10.2 3 10.6L5 11.6ZM30.4 11.6C32.6 10.6 32.4 7.2 29.6 7.2H27V9.2H28.8C29.8 9.2 29.8 10.2 29 10.6L27 11.6Z',
    brass,
  ) +
  path('M2.6 11H29.4C29 20.5 24 26.5 16 26.5S3 20.5 2.6 11Z', iron) +
  path('M29.4 11C29 20.5 24 26.5 16 26.5C22 24 25 19 25 11Z', darker(iron, 0.07)) +
  ellipse(16, 11, 13.6, 3.4, lighter(iron, 0.14)) +
  ellipse(16, 11.4, 12.2, 2.7, '#b8401f') +
  [
    [9, 11, '#e2702c'],
    [13, 12.4, '#f2c14e'],
    [17, 10.6, '#e2702c'],
    [21.5, 12, '#4f9a45'],
    [24, 11, '#f2c14e'],
    [12, 10.4, '#4f9a45'],
    [19, 12.8, '#d9481f'],
  ]
    .map(([x, y, fill]) => ellipse(Number(x), Number(y), 1.4, 0.7, String(fill)))
    .join('') +
  line('M6 16C7 19.5 9 22 12 23.6', lighter(iron, 0.22), 1.1)

export const tawa = (iron = '#43484b') =>
  line('M22.5 21.5L29.6 28.6', '#8a5a32', 3.2) +
  line('M21.5 20.5L24.5 23.5', '#9aa3a5', 2) +
  ellipse(13.5, 14.6, 12.6, 11.6, darker(iron, 0.1)) +
  ellipse(13.2, 13.8, 12.6, 11.6, iron) +
  ellipse(13.2, 13.8, 11, 10, lighter(iron, 0.06)) +
  ellipse(13.4, 13.6, 8.2, 7.4, '#e7bd7c') +
  ellipse(12.8, 13, 7.4, 6.6, '#f3d29a') +
  [
    [10, 11],
    [15.5, 10],
    [12, 15.6],
    [16.6, 14.6],
    [8.6, 14.6],
  ]
    .map(([x = 0, y = 0], i) => ellipse(x, y, i % 2 ? 1.4 : 0.9, 0.9, '#a8652c'))
    .join('')

export const degchi = (metal = '#c6cfd2') =>
  path('M4.5 15C2 15 1.5 19 4.5 19.6M27.5 15C30 15 30.5 19 27.5 19.6', 'none', {
    stroke: darker(metal, 0.2),
    'stroke-width': 1.4,
  }) +
  path('M5 12H27L28 24Q28 28.5 23.5 28.5H8.5Q4 28.5 4 24Z', metal) +
  path('M22 12H27L28 24Q28 28.5 23.5 28.5H17Q22.5 26 22 12Z', darker(metal, 0.1)) +
  rect({ x: 3.4, y: 10.6, w: 25.2, h: 2.6 }, lighter(metal, 0.08), { rx: 1.3 }) +
  path('M4.5 10.6C6 5.5 26 5.5 27.5 10.6Z', darker(metal, 0.05)) +
  path('M6.5 9.6C9 7 14 6.6 16 6.7C11 7.4 9 8.6 8 10Z', lighter(metal, 0.1)) +
  circle(16, 5.6, 1.9, '#a24b2f') +
  line('M7.5 16V23', '#ffffff', 1.2, { 'stroke-opacity': 0.7 })

export const woodenSpoons = () =>
  [
    [-7, -22, '#a8652f'],
    [0, 0, '#c07a3c'],
    [7, 22, '#96562a'],
  ]
    .map(([x, turn, fill]) => {
      const c = String(fill)
      return group(
        path('M-1 -3H1L1.4 15Q0 16.5 -1.4 15Z', c) +
          ellipse(0, -8, 4, 6, c) +
          ellipse(-0.2, -8.4, 2.6, 4.4, darker(c, 0.09)) +
          line('M-.4 -1V12', lighter(c, 0.12), 0.6),
        at(16 + Number(x) * 0.5, 15.5, Number(turn)),
      )
    })
    .join('')

export const chimta = () =>
  group(
    path(
      'M-3 -13Q-3 -15 0 -15T3 -13L5.4 12Q5.6 14.5 3.8 14.5L1.2 -9H-1.2L-3.8 14.5Q-5.6 14.5 -5.4 12Z',
      '#b5bfc2',
    ) +
      path('M1.2 -15Q3 -14.6 3 -13L5.4 12Q5.6 14.5 3.8 14.5L2.2 -6Z', '#8f9b9f') +
      circle(0, -12, 2.2, 'none', { stroke: brass, 'stroke-width': 1.2 }) +
      line('M-2.6 -6L-4.2 10', '#e3e9ea', 0.8),
    at(21, 16, 24),
  ) +
  ellipse(11, 21, 9.6, 8, '#d99b50') +
  ellipse(10.6, 20.4, 9, 7.4, '#f1c685') +
  [
    [7, 18],
    [13, 17.6],
    [10, 22.4],
    [14.6, 22],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 1.2, 0.9, '#b06d2e'))
    .join('')

export function cups(colour = '#2b5fa5'): string {
  const cup = (x: number, y: number) =>
    ellipse(x, y + 7.4, 8.4, 2.2, '#d9d5c8') +
    ellipse(x, y + 6.8, 8.4, 2.2, '#fdfbf4') +
    ellipse(x, y + 6.8, 6.4, 1.4, 'none', { stroke: colour, 'stroke-width': 0.6 }) +
    line(d`M${x + 4.6} ${y}c4 -1 4 4 -0.6 3.8`, '#e6e2d5', 1.3) +
    path(
      d`M${x - 5.4} ${y - 2}h10.8C${x + 5.4} ${y + 4} ${x + 3} ${y + 6.6} ${x} ${y + 6.6}S${x - 5.4} ${y + 4} ${x - 5.4} ${y - 2}Z`,
      '#fdfbf4',
    ) +
    path(
      d`M${x + 2} ${y - 2}h3.4C${x + 5.4} ${y + 4} ${x + 3} ${y + 6.6} ${x} ${y + 6.6}Q${x + 2.6} ${y + 4} ${x + 2} ${y - 2}Z`,
      '#e6e2d5',
    ) +
    path(
      d`M${x - 5.3} ${y}Q${x} ${y + 1.6} ${x + 5.3} ${y}L${x + 5} ${y + 1.7}Q${x} ${y + 3.2} ${x - 5} ${y + 1.7}Z`,
      colour,
    ) +
    ellipse(x, y - 2, 5.4, 1.3, '#efeadb') +
    ellipse(x, y - 1.8, 4.6, 0.9, '#a8612f')
  return cup(21, 9.5) + cup(11, 19.5)
}
