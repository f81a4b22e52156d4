import { darker, lighter } from '../colour.ts'
import { paints } from '../paints.ts'
import { circle, d, group, groundShadow, line, moved, path, rect } from '../svg.ts'
import { flower, trims } from '../trim.ts'
import type { Spot } from './props.ts'
import { chains, wheel } from './wheel.ts'

/** A hand cart with a roof; `load` is drawn standing on its bed at 0,0. */
export function cart({ x, y, scale = 1 }: Spot & { scale?: number }, load: string): string {
  const strips = Array.from({ length: 8 }, (_, i) =>
    path(
      d`M${-320 + i * 80} -560H${-240 + i * 80}L${-232 + i * 76} -486A38 18 0 0 1 ${-308 + i * 76} -486Z`,
      i % 2 ? paints.cream : paints.tomato,
    ),
  )
  return moved(
    groundShadow(700) +
      rect({ x: -270, y: -540, w: 14, h: 380 }, darker(paints.wood, 0.12)) +
      rect({ x: 256, y: -540, w: 14, h: 380 }, darker(paints.wood, 0.12)) +
      moved(load, { y: -176 }) +
      group(
        rect({ x: -340, y: -182, w: 680, h: 92 }, paints.feroza, { rx: 10 }) +
          rect({ x: -340, y: -182, w: 680, h: 16 }, lighter(paints.feroza, 0.1), { rx: 8 }) +
          trims.flowers(
            { x: -330, y: -154, w: 660, h: 46 },
            { ground: darker(paints.feroza, 0.1), first: paints.marigold, second: paints.cream },
          ) +
          line('M340 -160L430 -196', darker(paints.wood, 0.05), 16),
        { filter: 'url(#lift)' },
      ) +
      wheel(-190, 76) +
      wheel(190, 76) +
      group(strips.join(''), { filter: 'url(#lift)' }),
    { x, y, scale },
  )
}

/** A three-wheeler in its feast-day paint. */
export function rickshaw({ x, y, scale = 1 }: Spot & { scale?: number }): string {
  return moved(
    groundShadow(600) +
      group(
        path(
          'M-280 -60V-200Q-280 -360 -150 -372H110Q170 -370 210 -250L270 -190Q296 -170 290 -60Z',
          paints.neel,
        ) +
          path(
            'M-292 -330Q-270 -420 -150 -424H120Q180 -420 200 -360L190 -340H-292Z',
            paints.tomato,
          ) +
          trims.flowers(
            { x: -270, y: -360, w: 450, h: 34 },
            { ground: paints.green, first: paints.marigold, second: paints.cream },
          ) +
          path('M-60 -318H104Q140 -318 170 -230V-150H-60Z', '#173040') +
          path('M112 -318Q146 -312 176 -232L206 -222Q180 -300 150 -330Z', '#cfe8ef') +
          path('M-60 -150H60V-240Q0 -250 -60 -240Z', paints.gulabi) +
          line('M-60 -318V-70M60 -316V-70', darker(paints.neel, 0.1), 8) +
          trims.chevrons(
            { x: -280, y: -150, w: 220, h: 36 },
            { ground: darker(paints.neel, 0.08), first: paints.marigold, second: paints.cream },
          ) +
          flower({ x: -170, y: -235, r: 56 }, paints.marigold, paints.tomato, 10) +
          circle(276, -150, 22, '#ffe9a6') +
          rect({ x: -290, y: -84, w: 584, h: 26 }, darker(paints.neel, 0.12), { rx: 12 }),
        { filter: 'url(#lift)' },
      ) +
      chains(-270, -130, -60) +
      wheel(-190, 58) +
      wheel(220, 58),
    { x, y, scale },
  )
}
