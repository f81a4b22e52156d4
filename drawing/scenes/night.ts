import { darker, lighter } from '../colour.ts'
import { paints } from '../paints.ts'
import { circle, d, line, rect } from '../svg.ts'

export function night(sky: string = paints.night): string {
  const stars = Array.from({ length: 46 }, (_, i) =>
    circle((i * 347) % 1600, (i * 139) % 420, 2 + (i % 3), '#ffe9b8', { 'fill-opacity': 0.75 }),
  )
  const houses = Array.from({ length: 12 }, (_, i) => {
    const x = i * 140 - 20
    const tall = 120 + ((i * 83) % 130)
    const windows = [0, 1, 2].map((k) =>
      rect(
        { x: x + 22 + k * 36, y: 620 - tall + 26 + ((i + k) % 2) * 34, w: 18, h: 24 },
        (i + k) % 3 ? '#ffcf6b' : darker(sky, 0.02),
        { rx: 3 },
      ),
    )
    return (
      rect({ x, y: 620 - tall, w: 134, h: tall + 40 }, lighter(sky, 0.05 + (i % 3) * 0.02)) +
      windows.join('')
    )
  })
  return (
    rect({ x: 0, y: 0, w: 1600, h: 800 }, sky) +
    stars.join('') +
    circle(250, 150, 64, '#ffe9b8') +
    circle(278, 136, 56, sky) +
    houses.join('') +
    bulbs(150)
  )
}

/** A string of lamps. */
export function bulbs(y: number): string {
  const hang = (x: number) => y + 70 * Math.sin(((x % 400) / 400) * Math.PI)
  const lamps = Array.from({ length: 20 }, (_, i) => {
    const x = 40 + i * 80
    const fill =
      [paints.marigold, paints.gulabi, '#ffe9b8', paints.feroza][i % 4] ?? paints.marigold
    return (
      circle(x, hang(x) + 14, 26, fill, { 'fill-opacity': 0.22 }) +
      circle(x, hang(x) + 14, 11, fill)
    )
  })
  const wire = Array.from(
    { length: 4 },
    (_, i) => d`M${i * 400} ${y}Q${i * 400 + 200} ${y + 140} ${i * 400 + 400} ${y}`,
  ).join('')
  return line(wire, '#0b1d2c', 4) + lamps.join('')
}
