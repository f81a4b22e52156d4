import { darker } from './colour.ts'
import { circle, d, ellipse, line, path } from './svg.ts'
import type { Looks } from './looks.ts'

export function face({ hair, beard: chin, glasses }: Looks, shade: string): string {
  const dark = darker(hair, 0.04)
  const eye = (x: number) =>
    ellipse(x, -278, 7.5, 9.5, '#2a1c18') + circle(x - 2.4, -281.5, 2.6, '#ffffff')
  const brow = (x: number) => line(d`M${x - 17} ${-304}Q${x} ${-314} ${x + 17} ${-304}`, dark, 7)
  const smile =
    chin === 'full'
      ? line('M-22 -214Q0 -198 22 -214', '#ffffff', 7)
      : line('M-24 -216Q0 -194 24 -216', '#9c3d35', 7)
  const specs = glasses
    ? [-36, 36]
        .map((x) =>
          circle(x, -277, 25, '#ffffff', {
            'fill-opacity': 0.22,
            stroke: '#26302e',
            'stroke-width': 5,
          }),
        )
        .join('') + line('M-11 -280Q0 -286 11 -280', '#26302e', 5)
    : ''
  const cheeks = [-50, 50]
    .map((x) => ellipse(x, -240, 15, 9, '#e2604e', { 'fill-opacity': 0.22 }))
    .join('')
  return (
    eye(-36) +
    eye(36) +
    brow(-36) +
    brow(36) +
    cheeks +
    path('M-4 -270Q-14 -242 -10 -240Q0 -234 11 -240', 'none', {
      stroke: shade,
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }) +
    smile +
    specs
  )
}

export function beard({ hair, beard: kind }: Looks): string {
  if (kind === 'moustache')
    return path(
      'M0 -232C-10 -242 -40 -238 -46 -220C-30 -222 -12 -218 0 -222C12 -218 30 -222 46 -220C40 -238 10 -242 0 -232Z',
      hair,
    )
  if (kind === 'stubble')
    return path(
      'M-83 -280C-82 -222 -48 -168 0 -168S82 -222 83 -280C76 -240 50 -232 0 -236S-76 -240 -83 -280Z',
      hair,
      { 'fill-opacity': 0.28 },
    )
  if (kind !== 'full') return ''
  return path(
    'M-86 -290C-88 -214 -60 -140 0 -140S88 -214 86 -290C80 -248 56 -234 34 -238C16 -246 -16 -246 -34 -238C-56 -234 -80 -248 -86 -290Z',
    hair,
  )
}
