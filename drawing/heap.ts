import type { Design } from './design.ts'
import { foot } from './icon.ts'
import { d, ellipse, group, groundShadow, line, moved, path } from './svg.ts'
import { inCrate } from './crate.ts'
import { strewn } from './scatter.ts'
import type { Spot } from './scatter.ts'

/** Loose goods about 0,0: one by itself, a few in a basket, many in a painted crate. */
export function heap(design: Design, count: number): string {
  if (count >= 6) return inCrate(design, count)
  if (count === 1) {
    const spot = { x: 0, y: -20 - 500 * foot(design.icon), size: 500 }
    const alone = groundShadow(380, { x: 0, y: -16 }) + strewn(design, [spot])
    return moved(alone, { scale: bigness(design.pack) })
  }
  const spots = few[count] ?? []
  const wide = Math.max(...spots.map(({ x, size }) => Math.abs(x) + size * 0.4)) * 2
  return basketBack(wide) + strewn(design, spots) + basketFront(wide)
}

/** Of two pans the one of 30 cm is the larger. */
const bigness = (pack: string) =>
  0.62 + 0.38 * Math.min(1, Number(/^(\d+) cm/.exec(pack)?.[1] ?? 30) / 30)

const few: Record<number, Spot[]> = {
  2: [
    { x: 84, y: -258, size: 330 },
    { x: -84, y: -206, size: 360 },
  ],
  3: [
    { x: 4, y: -306, size: 298 },
    { x: 104, y: -174, size: 300 },
    { x: -102, y: -178, size: 308 },
  ],
  4: [
    { x: 8, y: -236, size: 250 },
    { x: -72, y: -312, size: 264 },
    { x: 86, y: -304, size: 268 },
    { x: 112, y: -164, size: 272 },
    { x: -98, y: -168, size: 280 },
  ],
  5: [
    { x: -76, y: -322, size: 250 },
    { x: 86, y: -318, size: 254 },
    { x: 152, y: -170, size: 248 },
    { x: -150, y: -170, size: 254 },
    { x: 0, y: -172, size: 268 },
  ],
}

/** A tokri, the flat basket of every sabzi seller. */
function basketBack(wide: number): string {
  const x = wide * 0.54
  return (
    groundShadow(wide * 0.92, { x: 0, y: 4 }) +
    ellipse(0, -84, x, 46, '#d59a55') +
    ellipse(0, -82, x * 0.94, 38, '#7d4a1f')
  )
}

function basketFront(wide: number): string {
  const x = wide * 0.54
  const bend = (t: number, deep: number) => deep * Math.sqrt(Math.max(0, 1 - t * t))
  const stakes = Array.from({ length: 21 }, (_, i) => {
    const t = -0.95 + i * 0.095
    return d`M${x * t} ${-82 + bend(t, 44)}L${x * t * 0.84} ${-6 + bend(t, 8)}`
  }).join('')
  const hoop = (t: number, y: number, deep: number) =>
    d`M${-x * t} ${y}A${x * t} ${deep} 0 0 0 ${x * t} ${y}`
  return group(
    path(
      d`M${-x} -84L${-x * 0.83} -12A${x * 0.83} 20 0 0 0 ${x * 0.83} -12L${x} -84A${x} 46 0 0 1 ${-x} -84Z`,
      '#b9793b',
    ) +
      line(stakes, '#935a28', 6) +
      line(hoop(0.94, -56, 38) + hoop(0.88, -30, 30), '#d59a55', 9) +
      path(
        d`M${x * 0.5} ${-44}L${x * 0.42} 6Q${x * 0.78} 0 ${x * 0.83} -12L${x} -84Q${x * 0.9} -58 ${x * 0.5} -44Z`,
        '#14231c',
        { 'fill-opacity': 0.16 },
      ) +
      line(hoop(0.985, -80, 46), '#e3b06d', 14) +
      line(hoop(0.985, -76, 46), '#b9793b', 3),
  )
}
