import { darker, lighter } from './colour.ts'
import { circle, ellipse, group, line, moved, path } from './svg.ts'
import { beard, face } from './face.ts'
import { behind, top } from './hair.ts'
import type { Looks } from './looks.ts'

export function person(
  looks: Looks,
  { x, y, scale = 1 }: { x: number; y: number; scale?: number },
): string {
  const { skin } = looks
  const shade = darker(skin, 0.07)
  return moved(
    group(
      behind(looks) +
        path('M-168 0C-172 -96 -140 -128 -62 -146H62C140 -128 172 -96 168 0Z', looks.cloth) +
        path('M168 0C172 -96 140 -128 62 -146C96 -110 108 -60 104 0Z', darker(looks.cloth, 0.06)) +
        path('M-36 -196H36V-142C36 -112 -36 -112 -36 -142Z', shade) +
        collar(looks) +
        path('M-84 -296C-84 -382 84 -382 84 -296C84 -226 50 -170 0 -170S-84 -226 -84 -296Z', skin) +
        path(
          'M84 -296C84 -226 50 -170 0 -170C36 -196 56 -250 52 -340C74 -330 84 -316 84 -296Z',
          darker(skin, 0.035),
        ) +
        ears(looks, skin, shade) +
        beard(looks) +
        face(looks, shade) +
        top(looks),
      { filter: 'url(#lift-big)' },
    ),
    { x, y, scale },
  )
}

const ears = ({ head }: Looks, skin: string, shade: string) =>
  head === 'scarf' || head === 'long'
    ? ''
    : [-86, 86].map((x) => ellipse(x, -272, 15, 21, skin) + ellipse(x, -270, 7, 11, shade)).join('')

export function collar({
  collar: kind = 'shalwar',
  cloth,
  second = darker(cloth, 0.12),
}: Looks): string {
  if (kind === 'waistcoat')
    return (
      path(
        'M-168 0C-172 -96 -140 -128 -62 -146L-8 0ZM168 0C172 -96 140 -128 62 -146L8 0Z',
        second,
      ) +
      line('M0 -120V0', darker(cloth, 0.1), 4) +
      [-90, -50, -12].map((y) => circle(0, y, 6, '#d9a441')).join('') +
      path('M-40 -146L0 -112L40 -146L48 -132L0 -92L-48 -132Z', cloth)
    )
  if (kind === 'dupatta')
    return (
      path('M-62 -146C-40 -96 40 -96 62 -146L96 -136C60 -50 -60 -50 -96 -136Z', second) +
      path('M-96 -136C-120 -100 -132 -50 -128 0H-84C-90 -50 -84 -90 -62 -118Z', second) +
      line('M-108 -120C-124 -80 -126 -40 -122 0', lighter(second, 0.12), 6, {
        'stroke-dasharray': '4 12',
      })
    )
  return (
    path('M-40 -148L0 -106L40 -148L52 -130L8 -84V0H-8V-84L-52 -130Z', second) +
    [-70, -40].map((y) => circle(0, y, 5, lighter(cloth, 0.2))).join('')
  )
}
