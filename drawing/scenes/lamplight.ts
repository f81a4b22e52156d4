import { paints } from '../paints.ts'
import { circle, d, group, line, moved, path, rect } from '../svg.ts'
import { trims } from '../trim.ts'

/** What a scene needs at night: things stand in the dusk, and lamps light them. */
export type Hour = 'day' | 'night'

const pool = 'fire-light'
const effects = `<defs><filter id="dusk" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feColorMatrix values="0.8 0.03 0 0 0.012  0.02 0.74 0.02 0 0.012  0.02 0.06 0.7 0 0.045  0 0 0 1 0"/></filter>
<radialGradient id="${pool}"><stop offset="0" stop-color="#ffd27a" stop-opacity="0.62"/><stop offset="0.35" stop-color="#f5a848" stop-opacity="0.32"/><stop offset="0.7" stop-color="#d9762f" stop-opacity="0.1"/><stop offset="1" stop-color="#d9762f" stop-opacity="0"/></radialGradient></defs>`

const light = (x: number, y: number, r: number) =>
  circle(x, y, r, `url(#${pool})`, { style: 'mix-blend-mode:screen' })

type Lamp = { x: number; y: number; scale?: number }

/** A painted glass lantern on a chain from above. */
function lantern({ x, y, scale = 1 }: Lamp): string {
  return moved(
    line(d`M0 ${-y / scale}V-92`, '#7a5a26', 5) +
      circle(0, -84, 12, 'none', { stroke: paints.brass, 'stroke-width': 6 }) +
      path('M-44 -38C-44 -62 -22 -74 0 -74S44 -62 44 -38Z', paints.tomato) +
      trims.diamonds(
        { x: -52, y: -40, w: 104, h: 20 },
        { ground: paints.green, first: paints.marigold, second: paints.cream },
      ) +
      path('M-46 -20H46L56 60H-56Z', '#ffd987') +
      path('M-22 -20H22L28 60H-28Z', '#fff3c4') +
      line('M-46 -20L-56 60M-22 -20L-28 60M22 -20L28 60M46 -20L56 60', paints.brass, 5) +
      path('M0 0C16 20 20 32 8 48H-8C-20 32 -16 20 0 0Z', '#ff9d2e') +
      rect({ x: -62, y: 58, w: 124, h: 16 }, paints.gulabi, { rx: 6 }) +
      path('M-50 74H50L30 100H-30Z', paints.feroza) +
      [-26, 0, 26].map((at) => circle(at, 110, 7, paints.marigold)).join(''),
    { x, y, scale },
  )
}

/** A scene as it is by day; by night it is dimmed, with the light of the lamps on it. */
export function lit(hour: Hour, scene: string, lamps: readonly Lamp[]): string {
  if (hour === 'day') return scene
  const glow = lamps.map(({ x, y, scale = 1 }) => light(x, y + 60, 560 * scale)).join('')
  const near = lamps.map(({ x, y, scale = 1 }) => light(x, y + 20, 170 * scale)).join('')
  return (
    effects + group(scene, { filter: 'url(#dusk)' }) + glow + lamps.map(lantern).join('') + near
  )
}

const starAt = (i: number) => ({ x: (i * 347 + 90) % 1600, y: (i * 139) % 380, r: 1.6 + (i % 3) })

export const stars = () =>
  Array.from({ length: 60 }, (_, i) => {
    const { x, y, r } = starAt(i)
    return circle(x, y, r, '#ffe9b8', { 'fill-opacity': 0.8 })
  }).join('')

/** A string of small lamps, drawn over the dusk. */
export function fairyLights(y: number, sag = 90): string {
  const at = (x: number) => y + sag * Math.sin((x / 1600) * Math.PI)
  const inks = ['#ffd987', paints.gulabi, '#ffe9b8', '#2fc0b7']
  const lamps = Array.from({ length: 22 }, (_, i) => {
    const x = 2 + i * 73
    const ink = inks[i % 4] ?? paints.marigold
    return circle(x, at(x) + 10, 24, ink, { 'fill-opacity': 0.25 }) + circle(x, at(x) + 10, 10, ink)
  })
  return lamps.join('')
}
