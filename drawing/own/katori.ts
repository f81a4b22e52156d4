import { darker, lighter } from '../colour.ts'
import { d, ellipse, line, path } from '../svg.ts'

/** A small bowl heaped with what is in the packet; drawn on the icons' 32 × 32 field. */
type Filling = {
  /** the look of the heap as a whole */
  heap: string
  grain: 'powder' | 'round' | 'split' | 'long' | 'pod' | 'crystal' | 'clove'
  size?: number
  /** grains of other colours among them */
  also?: readonly string[]
  bowl?: string
}

const mound = 'M3.6 17.6C4.6 11.6 9.6 5 16 5s11.4 6.6 12.4 12.6Z'

export function katori({ heap, grain, size = 1, also = [], bowl = '#b8703c' }: Filling): string {
  return (
    path(mound, grain === 'powder' ? heap : darker(heap, 0.08)) +
    (grain === 'powder' ? powder(heap) : grains(heap, grain, size, also)) +
    vessel(bowl)
  )
}

export const vessel = (bowl: string) =>
  path('M2 16.6H30C30 24.2 24.4 29 16 29S2 24.2 2 16.6Z', bowl) +
  path('M19 29C25.8 28 30 23.4 30 16.6H25.5C25.5 22.5 23 26.8 19 29Z', darker(bowl, 0.1)) +
  path(
    'M1.5 16.2Q1.5 15.4 2.3 15.4H29.7Q30.5 15.4 30.5 16.2V17.2Q30.5 18 29.7 18H2.3Q1.5 18 1.5 17.2Z',
    lighter(bowl, 0.1),
  ) +
  line('M6.5 22.2C8 24.6 10 26 12.5 26.7', lighter(bowl, 0.12), 1)

const powder = (colour: string) =>
  path('M16 5c6.4 0 11.4 6.6 12.4 12.6H20C20.5 12 19.5 7.5 16 5Z', darker(colour, 0.07)) +
  path(
    'M14.5 6.2C10.5 7.5 7.5 11 6.2 14.5C8.5 11.8 12 10 14 9.5C13 8.5 13.5 7 14.5 6.2Z',
    lighter(colour, 0.08),
  ) +
  [
    [10, 13],
    [13, 15],
    [17, 11],
    [21, 14],
    [18, 15],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 0.5, 0.4, darker(colour, 0.14)))
    .join('')

function grains(
  heap: string,
  grain: Filling['grain'],
  size: number,
  also: readonly string[],
): string {
  const step = 3.1 * size
  const tones = [heap, lighter(heap, 0.07), heap, darker(heap, 0.05), ...also]
  const rows = Math.ceil(11.5 / (step * 0.78))
  return Array.from({ length: rows }, (_, row) => {
    const y = 6.6 + row * step * 0.78
    const half = 12.6 * Math.sqrt(Math.max(0.03, 1 - ((18 - y) / 13.4) ** 2)) - size
    const many = Math.max(1, Math.round((half * 2) / step))
    return Array.from({ length: many }, (__, i) => {
      const x = many === 1 ? 16 : 16 - half + (i * half * 2) / (many - 1)
      const k = row * 8 + i * 3 + ((i * i) % 5)
      return one(grain, x, y, step * 0.56, tones[k % tones.length] ?? heap, ((k * 53) % 120) - 60)
    }).join('')
  }).join('')
}

function one(
  grain: Filling['grain'],
  x: number,
  y: number,
  r: number,
  fill: string,
  turn: number,
): string {
  const place = { transform: d`translate(${x} ${y}) rotate(${turn})` }
  const shine = lighter(fill, 0.12)
  if (grain === 'round')
    return (
      ellipse(x, y, r, r * 0.96, fill) +
      ellipse(x - r * 0.3, y - r * 0.32, r * 0.3, r * 0.24, shine)
    )
  if (grain === 'split')
    return (
      ellipse(0, 0, r * 1.05, r * 0.76, fill, place) +
      line(d`M${-r * 0.6} ${-r * 0.2}Q0 ${-r * 0.5} ${r * 0.6} ${-r * 0.2}`, shine, 0.35, place)
    )
  if (grain === 'long')
    return (
      ellipse(0, 0, r * 1.5, r * 0.42, fill, place) +
      line(d`M${-r} ${-r * 0.08}H${r * 0.6}`, shine, 0.3, place)
    )
  if (grain === 'pod')
    return (
      path(d`M${-r * 1.5} 0Q0 ${-r * 1.2} ${r * 1.5} 0Q0 ${r * 1.2} ${-r * 1.5} 0Z`, fill, place) +
      line(d`M${-r} 0H${r}`, darker(fill, 0.12), 0.4, place)
    )
  if (grain === 'crystal')
    return (
      path(
        d`M${-r * 0.8} ${-r * 0.5}L${r * 0.2} ${-r}L${r} ${r * 0.2}L${r * 0.1} ${r}L${-r} ${r * 0.5}Z`,
        fill,
        place,
      ) + path(d`M${-r * 0.8} ${-r * 0.5}L${r * 0.2} ${-r}L0 ${r * 0.1}Z`, shine, place)
    )
  return (
    line(d`M0 ${r * 1.5}V${-r * 0.6}`, fill, 1.1, place) +
    ellipse(0, -r * 0.9, r * 0.7, r * 0.7, fill, place) +
    ellipse(0, -r * 0.9, r * 0.3, r * 0.3, shine, place)
  )
}
