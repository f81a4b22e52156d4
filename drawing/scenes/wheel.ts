import { paints } from '../paints.ts'
import { circle, d, line } from '../svg.ts'
import { flower } from '../trim.ts'

/** Everything on wheels, painted in the workshops of Rawalpindi. Each stands at 0,0. */
export function wheel(x: number, r: number): string {
  return (
    circle(x, -r, r, '#2a2f31') +
    circle(x, -r, r * 0.68, '#c9d0d2') +
    circle(x, -r, r * 0.6, paints.tomato) +
    flower({ x, y: -r, r: r * 0.52 }, paints.marigold, paints.cream) +
    circle(x, -r, r * 0.12, '#2a2f31')
  )
}

export const chains = (from: number, to: number, y: number) =>
  Array.from({ length: Math.round((to - from) / 16) }, (_, i) => {
    const x = from + 8 + i * 16
    return (
      line(d`M${x} ${y}V${y + 24 + (i % 2) * 8}`, '#aeb8ba', 3) +
      circle(x, y + 30 + (i % 2) * 8, 4, paints.brass)
    )
  }).join('')
