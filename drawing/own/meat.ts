import { darker, lighter } from '../colour.ts'
import { circle, d, ellipse, group, line, path } from '../svg.ts'

/** Meat, fish and vegetables that the icon set lacks, on its 32 × 32 field. */
export const at = (x: number, y: number, turn = 0) => ({
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
