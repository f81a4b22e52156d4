import { darker, lighter } from '../colour.ts'
import { circle, ellipse, group, line, path } from '../svg.ts'
import { at } from './meat.ts'

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
