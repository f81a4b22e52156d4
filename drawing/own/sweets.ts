import { darker, lighter } from '../colour.ts'
import { circle, d, ellipse, line, path, roundRect } from '../svg.ts'
import { vessel } from './katori.ts'
import { strewn } from './nuts.ts'

export const samosas = () =>
  strewn(
    () =>
      path(
        'M0 -10Q1.5 -10 2.3 -8.5L10 5.5Q10.5 8.5 7 8.8Q0 10 -7 8.8Q-10.5 8.5 -10 5.5L-2.3 -8.5Q-1.5 -10 0 -10Z',
        '#e2a03f',
      ) +
      path('M2.3 -8.5L10 5.5Q10.5 8.5 7 8.8Q3 9.4 0 9.4C4 5 3.5 -3 2.3 -8.5Z', '#c98227') +
      line('M-8.8 6.2Q0 8 8.8 6.2', '#f3c06a', 1.1) +
      line('M-3 -2L-5 2M-1 1L-2 3.5', '#f3c06a', 1),
    [
      [21, 12, 14],
      [11, 20, -8],
    ],
  )

export const jalebi = (c = '#f08a1d') => {
  const spiral =
    'M16 16C17.5 14.5 19.5 16 18.5 18S13.5 20 12.5 17S14.5 11 18 11.5S23.5 16 22 20S14 25 10 21.5S7.5 11 13 8.5S26 9 27 15.5'
  return (
    line(spiral, darker(c, 0.1), 4.4) + line(spiral, c, 3.4) + line(spiral, lighter(c, 0.16), 0.8)
  )
}

/** In syrup, with slivers of pistachio. */
export const gulabJamun = () =>
  ellipse(16, 16.5, 13.6, 3.4, '#e2a13c') +
  [
    [16, 11.4],
    [9.4, 13.6],
    [22.6, 13.6],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y, 5.9, '#96502a') +
        path(
          d`M${x + 5.9} ${y}A5.9 5.9 0 0 1 ${x - 3.6} ${y + 4.6}Q${x + 3.4} ${y + 4} ${x + 5.9} ${y}Z`,
          '#743818',
        ) +
        ellipse(x - 1.9, y - 2.5, 1.7, 1, '#d69a6c') +
        line(d`M${x + 0.4} ${y - 1}l1.6 -0.8M${x + 0.8} ${y + 1}l1.8 0.2`, '#a9c860', 0.9),
    )
    .join('') +
  vessel('#b9c4c6')

export const barfi = (c = '#f5e3bd') =>
  [
    [9, 20],
    [23, 20],
    [16, 10.5],
  ]
    .map(
      ([x = 0, y = 0]) =>
        path(
          d`M${x} ${y - 6}L${x + 7.5} ${y - 1}V${y + 3}L${x} ${y + 8}L${x - 7.5} ${y + 3}V${y - 1}Z`,
          darker(c, 0.1),
        ) +
        path(d`M${x} ${y - 6}L${x + 7.5} ${y - 1}L${x} ${y + 4}L${x - 7.5} ${y - 1}Z`, c) +
        path(d`M${x} ${y + 4}L${x + 7.5} ${y - 1}V${y + 3}L${x} ${y + 8}Z`, darker(c, 0.16)) +
        path(
          d`M${x - 3} ${y - 1.5}l2 -1.2l1 .8l-2 1.2ZM${x + 1} ${y + 0.5}l1.8 -1l1 .7l-1.8 1.1Z`,
          '#7da644',
        ),
    )
    .join('')

/** Savoury bits: sev, sticks, peas and nuts. */
export function nimco(): string {
  const sticks = Array.from({ length: 16 }, (_, i) => {
    const x = 7 + ((i * 7) % 18)
    const y = 9 + ((i * 5) % 9)
    return line(d`M${x - 3} ${y + 1.5}q3 -3 6 -0.5`, i % 3 ? '#eeb044' : '#d78a24', 1.7)
  }).join('')
  const bits = [
    [9, 13.4],
    [22, 11.6],
    [15, 8.6],
    [18.5, 14],
    [12.6, 11.2],
    [25, 15],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        circle(x, y, 1.9, i % 2 ? '#86ab42' : '#b8743c') + circle(x - 0.5, y - 0.6, 0.6, '#ffe9b0'),
    )
    .join('')
  return (
    path('M4 17.6C5 11.6 9.6 6.6 16 6.600s11 5 12 11Z', '#e0a03a') +
    sticks +
    bits +
    vessel('#7a4a9a')
  )
}

export const tissue = (c: string) =>
  path(roundRect({ x: 3, y: 15, w: 26, h: 13 }, 2.5), c) +
  path(roundRect({ x: 3, y: 23, w: 26, h: 5 }, 2.5), darker(c, 0.08)) +
  ellipse(16, 15.8, 8.5, 1.6, darker(c, 0.2)) +
  path('M9.5 16C9 10 11.5 9 11 4C15 7 16 3.5 20 3.5C19.5 8 23.5 10 22.5 16Z', '#ffffff') +
  path('M16 16C17 11 19 8 20 3.5C19.5 8 23.5 10 22.5 16Z', '#e4e7e6')
