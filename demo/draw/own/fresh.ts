import { darker, lighter } from '../colour.ts'
import { circle, d, ellipse, group, line, path } from '../svg.ts'

/** Meat, fish and vegetables that the icon set lacks, on its 32 × 32 field. */
const at = (x: number, y: number, turn = 0) => ({
  transform: d`translate(${x} ${y}) rotate(${turn})`,
})

export const fillet = (flesh: string, stripe: string) =>
  path(
    'M4 21C2.5 14 8 5.5 17 4.5C25 3.7 30 9 29.5 15C29 22 22 28 14 28C8.5 28 5 25.5 4 21Z',
    flesh,
  ) +
  path(
    'M29.5 15C29 22 22 28 14 28C8.5 28 5 25.5 4 21C9 25 19 24.5 24 18.5C27 15 27.6 10 26 7.2C28.5 9 29.7 12 29.5 15Z',
    darker(flesh, 0.06),
  ) +
  line(
    'M9 19C11 15 14 11.5 18 9M13 20.5C15.5 17.5 18 14.5 22 12M18 21C20 19.5 22 17.5 23.5 15.5',
    stripe,
    1,
  )

export function mince(colour: string): string {
  const strands = Array.from({ length: 15 }, (_, i) => {
    const row = Math.floor(i / 5)
    const x = 5 + (i % 5) * 5 + (row % 2) * 1.6 - row * 0.2
    const y = 23 - row * 5.4
    const tones = [colour, lighter(colour, 0.06), darker(colour, 0.05)]
    return line(
      d`M${x - 2.5} ${y}c1 -3.5 3.5 -3.5 4 -0.5s2.5 2.5 3.5 -1`,
      tones[(i * 2 + row) % 3] ?? colour,
      3.1,
    )
  })
  return (
    path(
      'M2 24C3 15 9 7.5 16.5 7.5S29 15 30 24C30 27 24 28 16 28S2 27 2 24Z',
      darker(colour, 0.1),
    ) + strands.join('')
  )
}

export function cubes(colour: string): string {
  const cube = (x: number, y: number, turn: number) =>
    group(
      path('M-5 -3.5Q-5 -5 -3.5 -5H3.5Q5 -5 5 -3.5V3.5Q5 5 3.5 5H-3.5Q-5 5 -5 3.5Z', colour) +
        path('M5 -1V3.5Q5 5 3.5 5H-3.5Q-4.7 5 -5 3.8C-1 4 3.5 3 5 -1Z', darker(colour, 0.07)) +
        line('M-3 -2C-1.5 -3 0 -1.5 1.5 -2.8M-1.5 1.8C0 .6 1.5 2 3 .8', '#fbe3d6', 0.9),
      at(x, y, turn),
    )
  return (
    cube(11, 9, -14) +
    cube(21.5, 9.5, 12) +
    cube(7.5, 20, 9) +
    cube(24.5, 20.5, -12) +
    cube(16, 22, 4)
  )
}

/** A slice of shank with its marrow bone. */
export const shank = () =>
  path('M16 3.5C24 3 29.5 8 29.5 16S24 29 15.5 28.5S2.5 23 2.5 15.5S8.5 4 16 3.5Z', '#f7dccd') +
  path(
    'M16 5.5C23 5 27.5 9.5 27.5 16S22.5 27 15.6 26.5S4.5 21.5 4.5 15.6S9.5 6 16 5.5Z',
    '#c2403f',
  ) +
  path(
    'M27.5 16C27.5 22 22.5 27 15.6 26.5C10 26 6 22.5 5 18C11 24.5 22 23.5 25 11C26.7 12.5 27.5 14 27.5 16Z',
    '#a8323a',
  ) +
  circle(15.5, 15.5, 5, '#f8ead6') +
  circle(15.5, 15.5, 3, '#e9b8a0')

export const wholeChicken = () =>
  path('M3 19C3 12 9 7 17 7.5C25 8 30 13 29.5 19.5C29 25 23 28 16 28S3 25.5 3 19Z', '#f3c6a4') +
  path(
    'M29.5 19.5C29 25 23 28 16 28S4 26 3.1 20.5C9 26 22 26 26 19.5C27.5 17 27.3 13.5 26 11.5C28.5 13.5 29.7 16.5 29.5 19.5Z',
    '#e6ab86',
  ) +
  path('M19 12C24.5 9.5 29.5 12.5 28.5 18C27.5 22.5 21 23.5 17.5 20Z', '#f8d6ba') +
  line('M18 19.5C21.5 22.5 27 21.5 28.3 18', '#d99a75', 1) +
  path('M26.5 10.5L29.5 6.5C29 4.5 31.5 4.5 31 6.3C32.5 7 31.5 9 30 8.5L28.3 12.2Z', '#fbeeda') +
  path('M8 15.5C11 13.5 14.5 15 15 18C12 20 8.5 19 8 15.5Z', '#e6ab86')

export const seekh = (meat = '#8d4a2b') =>
  [-7, 0, 7]
    .map((shift, i) =>
      group(
        line('M0 -15V14.5', '#b9c1c3', 1.1) +
          path(
            'M-2.6 -9Q-2.6 -11 0 -11T2.6 -9V8Q2.6 10 0 10T-2.6 8Z',
            i === 1 ? lighter(meat, 0.04) : meat,
          ) +
          line('M-2 -6.5L2 -5M-2 -1.5L2 0M-2 3.5L2 5', darker(meat, 0.12), 0.9) +
          line('M-1.5 -9V7', lighter(meat, 0.14), 0.6),
        at(16 + shift, 16, 38),
      ),
    )
    .join('')

export const patties = (colour: string, speck = '#5d8a3a') =>
  [
    [9.2, 10],
    [22.8, 11.5],
    [15.5, 22],
  ]
    .map(
      ([x = 0, y = 0]) =>
        ellipse(x, y + 1.2, 8, 6.2, darker(colour, 0.12)) +
        ellipse(x, y, 8, 6, colour) +
        [
          [-3, -2],
          [2, -2.6],
          [3.5, 1],
          [-1, 1.6],
          [-4.5, 1],
        ]
          .map(([dx = 0, dy = 0], i) =>
            ellipse(x + dx, y + dy, 0.9, 0.6, i % 2 ? speck : lighter(colour, 0.12)),
          )
          .join(''),
    )
    .join('')

export function cauliflower(): string {
  const leafOut = (turn: number, fill: string) =>
    path('M0 8C-6 6 -8 -1 -4.5 -9C0 -6 3 0 0 8Z', fill, at(16, 20, turn))
  const curd = [
    [10, 13, 5],
    [16, 9.5, 5.6],
    [22, 13, 5],
    [12.5, 17.5, 4.6],
    [19.5, 17.5, 4.6],
    [16, 14, 5],
  ]
  return (
    leafOut(-62, '#3f8d3f') +
    leafOut(62, '#357c39') +
    leafOut(-30, '#58a84c') +
    leafOut(48, '#4b9a45') +
    path('M11 18H21L19.5 28Q16 30 12.5 28Z', '#cfe0a0') +
    curd
      .map(
        ([x = 0, y = 0, r = 0], i) =>
          circle(x, y + 0.6, r, '#dccf9f') +
          circle(x - 0.2, y, r * 0.96, i % 2 ? '#f6efd6' : '#fcf7e6'),
      )
      .join('') +
    [
      [9, 11.5],
      [15, 7.5],
      [21, 11],
      [13, 15.5],
      [19, 16],
      [16, 12],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 0.8, '#e3d7ab'))
      .join('') +
    path('M16 29C9 29 4.5 25 3.5 17.5C9 18.5 14 22 16 29Z', '#58a84c') +
    path('M16 29C23 29 27.5 25 28.5 17.5C23 18.5 18 22 16 29Z', '#3f8d3f')
  )
}

export const cinnamon = () =>
  [
    [-5, -16, '#9c5a2e'],
    [0.5, 6, '#b06a38'],
    [5.5, -4, '#8a4c26'],
  ]
    .map(([x, turn, fill]) => {
      const c = String(fill)
      return group(
        path('M-2.6 -13H2.6V13H-2.6Z', c) +
          path('M.6 -13H2.6V13H.6Z', darker(c, 0.08)) +
          ellipse(0, -13, 2.6, 1.2, lighter(c, 0.1)) +
          line('M-1.5 -13C-.5 -14 .8 -13.5 .6 -12.6', darker(c, 0.15), 0.6) +
          line('M-1.4 -9V8', lighter(c, 0.08), 0.5),
        at(16 + Number(x), 16.5, Number(turn)),
      )
    })
    .join('') + line('M9 18.5C13 20 19 20 23.5 18', '#e9c46a', 1.6)

export const gur = () =>
  [
    [9.5, 21, '#b96f24'],
    [22, 21.5, '#a65f1c'],
    [16, 11, '#c98130'],
  ]
    .map(([x, y, fill]) => {
      const c = String(fill)
      return group(
        path('M-7 1.5L-4.5 -5.5Q0 -7 4.5 -5.5L7 1.5V5Q0 8 -7 5Z', c) +
          path('M-4.5 -5.5Q0 -7 4.5 -5.5L5.6 -2.5Q0 -4 -5.6 -2.5Z', lighter(c, 0.1)) +
          path('M3 -5.9L4.5 -5.5L7 1.5V5Q5.5 5.7 3.8 6.1Z', darker(c, 0.07)),
        at(Number(x), Number(y)),
      )
    })
    .join('')
