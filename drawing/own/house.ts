import { darker, lighter } from '../colour.ts'
import { circle, d, ellipse, group, line, path, rect } from '../svg.ts'
import { at } from './kitchen.ts'

export const flask = (colour = '#1f5a43') =>
  path('M11 4.5Q11 2.5 13 2.5H19Q21 2.5 21 4.5V8H11Z', '#c3ccce') +
  path('M17.5 2.5H19Q21 2.5 21 4.5V8H17.5Z', '#9fabae') +
  path('M9.5 11Q9.5 8 12 8H20Q22.5 8 22.5 11V28Q22.5 30 20.5 30H11.5Q9.5 30 9.5 28Z', colour) +
  path('M18.5 8H20Q22.5 8 22.5 11V28Q22.5 30 20.5 30H18.5Z', darker(colour, 0.08)) +
  rect({ x: 9.5, y: 26, w: 13, h: 2 }, '#d9a441') +
  rect({ x: 9.5, y: 10.6, w: 13, h: 1.2 }, '#d9a441') +
  path(
    'M16 14l1.3 2.7 2.7 1.3 -2.7 1.3 -1.3 2.7 -1.3 -2.7 -2.7 -1.3 2.7 -1.3Z',
    lighter(colour, 0.2),
  ) +
  line('M11.4 13.5V24', '#ffffff', 1, { 'stroke-opacity': 0.5 }) +
  line('M22.5 13C27 13 27 22 22.5 22', darker(colour, 0.12), 1.6)

export const masalaDani = () =>
  circle(16, 16, 14.2, '#98a5a8') +
  circle(15.7, 15.4, 14, '#ced7d9') +
  circle(16, 15.8, 12.2, '#aab6b9') +
  [
    [16, 16, '#8c5128'],
    [16, 8, '#cf2f24'],
    [22.9, 12, '#efab1c'],
    [22.9, 20, '#4a3328'],
    [16, 24, '#9dab4a'],
    [9.1, 20, '#f7f2e2'],
    [9.1, 12, '#a8974a'],
  ]
    .map(
      ([x, y, fill]) =>
        circle(Number(x), Number(y), 3.9, '#dfe6e7') +
        circle(Number(x), Number(y), 3.1, String(fill)) +
        ellipse(Number(x) - 0.9, Number(y) - 1, 1.1, 0.6, lighter(String(fill), 0.12)),
    )
    .join('')

export function tiffin(colour = '#f2a81d'): string {
  const tier = (y: number) =>
    rect({ x: 7, y, w: 18, h: 6.6 }, colour, { rx: 1.4 }) +
    path(d`M20 ${y}h3.6q1.4 0 1.4 1.4v3.8q0 1.4 -1.4 1.4h-3.6Z`, darker(colour, 0.09)) +
    rect({ x: 6.6, y: y - 0.6, w: 18.8, h: 1.4 }, '#dbe2e4', { rx: 0.7 }) +
    line(d`M9 ${y + 2}v3`, '#ffffff', 1, { 'stroke-opacity': 0.6 })
  return (
    line('M5.6 29V9C5.6 3.5 26.4 3.5 26.4 9V29', '#aab5b8', 1.5) +
    path('M8 9.4C8.5 5.8 23.5 5.8 24 9.4Z', darker(colour, 0.05)) +
    circle(16, 6, 1.3, '#aab5b8') +
    tier(9.4) +
    tier(16) +
    tier(22.6) +
    rect({ x: 4.8, y: 14, w: 1.8, h: 5 }, '#7f8b8e', { rx: 0.8 }) +
    rect({ x: 25.4, y: 14, w: 1.8, h: 5 }, '#7f8b8e', { rx: 0.8 })
  )
}

export function notebooks(colour = '#2f5fa8'): string {
  const pile = ['#c8402f', '#2f8a54', '#f2b73a', '#7a4a9a']
    .map(
      (fill, i) =>
        rect({ x: 4 + (i % 2), y: 26.6 - i * 2.4, w: 23, h: 2.4 }, fill, { rx: 0.6 }) +
        rect({ x: 5 + (i % 2), y: 27.4 - i * 2.4, w: 22.4, h: 0.9 }, '#fbf6e8'),
    )
    .join('')
  return (
    pile +
    group(
      path('M-9 -9.5Q-9 -11 -7.5 -11H8Q9 -11 9 -10V10Q9 11 8 11H-7.5Q-9 11 -9 9.5Z', colour) +
        path('M-9 -9.5Q-9 -11 -7.5 -11H-5.5V11H-7.5Q-9 11 -9 9.5Z', darker(colour, 0.1)) +
        rect({ x: -2.6, y: -7, w: 9, h: 6 }, '#fbf6e8', { rx: 0.8 }) +
        line('M-1 -5H5M-1 -3H3.5', darker(colour, 0.05), 0.7) +
        path(
          'M2 2l1.1 2.2 2.4 .4 -1.7 1.7 .4 2.4 -2.2 -1.1 -2.2 1.1 .4 -2.4 -1.7 -1.7 2.4 -.4Z',
          '#f2b73a',
        ),
      at(16, 12.5, -8),
    )
  )
}

export const jharoo = (handle = '#a8542f') =>
  group(
    path('M-1.3 -15.5Q0 -16.5 1.3 -15.5V-3H-1.3Z', handle) +
      path('M.3 -16Q1.3 -16 1.3 -15.5V-3H.3Z', darker(handle, 0.08)) +
      path('M-2.6 -4.5H2.6L9 13Q4.5 16.5 0 15T-9 13Z', '#d9b463') +
      path('M1 -4.5H2.6L9 13Q6.5 15 3.5 15.2Q4 4 1 -4.5Z', '#c49a48') +
      line('M-1.2 -1L-5.5 13M0 -1V14.5M1.2 -1L5.5 13', '#b0863a', 0.7) +
      rect({ x: -3, y: -4.6, w: 6, h: 2 }, '#c8402f', { rx: 0.8 }) +
      line('M-3.6 1.5Q0 2.6 3.6 1.5', '#2f8a54', 1.3),
    at(17.5, 16, 24),
  )

export const torch = (colour = '#d9432f') =>
  group(
    path('M-14 -2.2Q-14 -3.6 -12.6 -3.6H3V3.6H-12.6Q-14 3.6 -14 2.2Z', colour) +
      path('M-14 1V2.2Q-14 3.6 -12.6 3.6H3V1Z', darker(colour, 0.09)) +
      path('M3 -3.6L8 -6H10.5V6H8L3 3.6Z', lighter(colour, 0.03)) +
      path('M3 1L8 2H10.5V6H8L3 3.6Z', darker(colour, 0.09)) +
      rect({ x: 10, y: -6.4, w: 2.4, h: 12.8 }, '#f7d565', { rx: 1 }) +
      rect({ x: -6, y: -2.6, w: 4.4, h: 2.4 }, '#f4efe2', { rx: 1.2 }) +
      line('M14.5 -4L17.5 -6M15 0H18.5M14.5 4L17.5 6', '#f2b73a', 1.4) +
      line('M-11.5 -2H-7.5', lighter(colour, 0.14), 0.8),
    at(14, 18, -40),
  )

export const ball = (colour = '#e4572e') =>
  circle(16, 16, 13, colour) +
  path(
    'M29 16A13 13 0 0 1 5.5 23.6C14 28 25 24 26.5 8.5A13 13 0 0 1 29 16Z',
    darker(colour, 0.08),
  ) +
  path('M4 11.5C11 15 21 15 28 11.5L29 15C21 19 11 19 3 15Z', '#fbf3dd') +
  ellipse(10.5, 7.6, 3, 1.8, lighter(colour, 0.16)) +
  circle(16, 23, 1.6, '#fbf3dd') +
  circle(10.5, 22, 1.2, '#fbf3dd') +
  circle(21.5, 22, 1.2, '#fbf3dd')
