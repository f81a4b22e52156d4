import { darker, lighter } from './colour.ts'
import { circle, d, ellipse, group, line, moved, path } from './svg.ts'

/** A friendly bust about 0,0 (the middle of the chest's lower edge), some 420 tall. */
export type Looks = {
  skin: string
  hair: string
  cloth: string
  /** what is on the head */
  head: 'short' | 'parted' | 'long' | 'bun' | 'scarf' | 'cap' | 'pakol' | 'bald'
  scarf?: string
  beard?: 'full' | 'moustache' | 'stubble' | undefined
  glasses?: boolean
  collar?: 'shalwar' | 'waistcoat' | 'dupatta'
  /** the waistcoat's, or the dupatta's */
  second?: string
}

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

function face({ hair, beard: chin, glasses }: Looks, shade: string): string {
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

function beard({ hair, beard: kind }: Looks): string {
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

function behind({ head, hair, scarf = '#c0526f' }: Looks): string {
  if (head === 'long')
    return path(
      'M-104 -310C-116 -420 116 -420 104 -310C112 -220 116 -160 96 -104H-96C-116 -160 -112 -220 -104 -310Z',
      hair,
    )
  if (head === 'bun') return circle(84, -352, 46, hair) + circle(76, -362, 16, lighter(hair, 0.08))
  if (head === 'scarf')
    return path(
      'M-116 -290C-122 -424 122 -424 116 -290C122 -220 140 -150 150 -96H-150C-140 -150 -122 -220 -116 -290Z',
      darker(scarf, 0.07),
    )
  return ''
}

function top({ head, hair, scarf = '#c0526f' }: Looks): string {
  const light = lighter(hair, 0.07)
  if (head === 'scarf')
    return (
      path(
        'M-112 -280C-116 -420 116 -420 112 -280C112 -216 86 -160 44 -138C78 -176 88 -236 80 -300C66 -352 -66 -352 -80 -300C-88 -236 -78 -176 -44 -138C-86 -160 -112 -216 -112 -280Z',
        scarf,
      ) +
      path('M-60 -150C-20 -132 20 -132 60 -150L150 -70C90 -40 -60 -36 -140 -76Z', scarf) +
      path('M60 -150L150 -70C110 -50 50 -44 0 -44C60 -70 70 -110 60 -150Z', darker(scarf, 0.06)) +
      line('M-96 -300C-90 -366 -40 -386 0 -386', lighter(scarf, 0.09), 9)
    )
  if (head === 'cap')
    return (
      path('M-88 -318C-90 -396 90 -396 88 -318C50 -332 -50 -332 -88 -318Z', '#f7f1e1') +
      path('M88 -318C90 -396 20 -382 10 -378C60 -370 66 -340 64 -326Z', '#e0d8c2') +
      line('M-82 -326Q0 -344 82 -326', '#cfc4a6', 5, { 'stroke-dasharray': '10 8' })
    )
  if (head === 'pakol')
    return (
      path('M-104 -322C-112 -350 -70 -400 0 -400S112 -350 104 -322Z', '#9c7a55') +
      path('M-108 -326Q0 -362 108 -326C118 -300 -118 -300 -108 -326Z', '#7d5e3e') +
      line('M-90 -326Q0 -350 90 -326', '#b8956c', 5)
    )
  if (head === 'bald')
    return path(
      'M-87 -300C-90 -320 -84 -336 -76 -342C-78 -322 -78 -310 -80 -290ZM87 -300C90 -320 84 -336 76 -342C78 -322 78 -310 80 -290Z',
      hair,
    )
  if (head === 'bun')
    return (
      path(
        'M-92 -268C-112 -412 112 -412 92 -268C90 -312 72 -340 30 -348C0 -318 -56 -316 -76 -304C-86 -294 -90 -282 -92 -268Z',
        hair,
      ) + line('M-56 -356C-26 -378 14 -380 36 -370', light, 8)
    )
  if (head === 'long')
    return (
      path(
        'M-96 -250C-112 -400 112 -400 96 -250C92 -300 74 -334 30 -346C10 -320 -60 -310 -80 -296C-90 -286 -94 -270 -96 -250Z',
        hair,
      ) + line('M-60 -352C-30 -372 10 -374 30 -366', light, 8)
    )
  if (head === 'parted')
    return (
      path(
        'M-92 -272C-112 -416 114 -426 94 -272C88 -306 78 -324 60 -332C30 -316 -30 -316 -52 -346C-72 -334 -86 -310 -90 -278Z',
        hair,
      ) + line('M-30 -374C0 -386 40 -380 60 -364', light, 8)
    )
  return (
    path(
      'M-91 -280C-112 -412 112 -416 91 -280C86 -314 74 -330 60 -338C20 -330 -30 -332 -60 -338C-76 -328 -86 -312 -89 -288Z',
      hair,
    ) + line('M-50 -364C-20 -380 20 -380 48 -370', light, 8)
  )
}

function collar({ collar: kind = 'shalwar', cloth, second = darker(cloth, 0.12) }: Looks): string {
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
