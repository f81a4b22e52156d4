import { darker, lighter } from './colour.ts'
import { circle, line, path } from './svg.ts'
import type { Looks } from './looks.ts'

export function behind({ head, hair, scarf = '#c0526f' }: Looks): string {
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

export function top({ head, hair, scarf = '#c0526f' }: Looks): string {
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
