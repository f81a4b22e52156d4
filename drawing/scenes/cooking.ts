import { paints } from '../paints.ts'
import { d, ellipse, groundShadow, line, moved, path, rect } from '../svg.ts'
import { trims } from '../trim.ts'
import { flying } from './props.ts'
import type { Spot } from './props.ts'

/** Steam: three curls. */
export const steam = ({ x, y }: Spot, scale = 1) =>
  moved(
    line(
      'M-40 0C-70 -40 -10 -60 -40 -110M0 -10C-30 -60 34 -80 0 -140M42 0C12 -40 72 -60 42 -110',
      '#ffffff',
      14,
      { 'stroke-opacity': 0.6 },
    ),
    { x, y, scale },
  )

/** A large cooking pot, tinned copper, as at a wedding. */
export const deg = ({ x, y, scale = 1 }: Spot & { scale?: number }, inside: string = '') =>
  moved(
    groundShadow(420) +
      ellipse(0, -300, 190, 40, '#5d2f17') +
      inside +
      path(
        'M-190 -300C-190 -262 190 -262 190 -300L214 -232C262 -90 190 0 90 0H-90C-190 0 -262 -90 -214 -232Z',
        '#c2733a',
      ) +
      path(
        'M190 -300L214 -232C262 -90 190 0 90 0H0C120 -30 170 -150 130 -270Q180 -280 190 -300Z',
        '#a85d2b',
      ) +
      path('M-186 -220C-220 -130 -190 -60 -140 -36C-170 -90 -176 -150 -160 -222Z', '#dd9a5c') +
      trims.petals(
        { x: -206, y: -232, w: 412, h: 30 },
        { ground: '#a85d2b', first: paints.marigold, second: paints.cream },
      ) +
      line('M-190 -300C-190 -262 190 -262 190 -300', '#e3aa72', 12) +
      line(
        'M-214 -190C-280 -190 -280 -120 -226 -120M214 -190C280 -190 280 -120 226 -120',
        '#8a4a20',
        16,
      ),
    { x, y, scale },
  )

/** The biryani that looks out of a deg. */
export function riceHeap(): string {
  const grains = Array.from({ length: 44 }, (_, i) => {
    const x = -150 + ((i * 73) % 300)
    const y = -66 + ((i * 31) % 70) + Math.abs(x) * 0.2
    const fill = ['#ffffff', '#f2a83a', '#ffe2a0', '#d9682c'][i % 4] ?? '#ffffff'
    return rect({ x: -12, y: -3.5, w: 24, h: 7 }, fill, {
      rx: 3.5,
      transform: d`translate(${x} ${y}) rotate(${((i * 47) % 80) - 40})`,
    })
  })
  const heapShape = 'M-178 0C-150 -70 -60 -96 0 -98S150 -70 178 0C178 34 -178 34 -178 0Z'
  const inside =
    path(heapShape, '#fdf3d6') +
    path('M0 -98C80 -96 150 -70 178 0C178 20 90 28 20 28C90 -10 60 -80 0 -98Z', '#f0d79b') +
    grains.join('') +
    flying('poultry-leg', { x: -62, y: -62, size: 130, turn: 20 }) +
    flying('poultry-leg', { x: 78, y: -52, size: 120, turn: -60 }) +
    flying('herb', { x: 6, y: -84, size: 80, turn: 30 })
  return moved(inside, { y: -306 })
}
