import { darker } from '../colour.ts'
import { paints } from '../paints.ts'
import { ellipse, group, groundShadow, line, moved, path, rect, roundRect } from '../svg.ts'
import { flower, trims } from '../trim.ts'
import { kiryana } from '../urdu.ts'
import type { Spot } from './props.ts'
import { wheel } from './wheel.ts'

/** The shop's own delivery van, seen from the side. */
export function van({ x, y, scale = 1 }: Spot & { scale?: number }, cold = false): string {
  const body = cold ? '#e9f3f6' : paints.green
  const on = cold ? paints.green : paints.cream
  const panel = { x: -350, y: -300, w: 430, h: 170 }
  return moved(
    groundShadow(760) +
      group(
        path('M-390 -60V-350Q-390 -380 -360 -380H120V-60Z', body) +
          path('M120 -330H230Q262 -330 280 -300L338 -204Q372 -196 378 -160L384 -60H120Z', body) +
          path('M-390 -140H384V-60H-390Z', '#14231c', { 'fill-opacity': 0.1 }) +
          path('M150 -296H226Q240 -296 250 -280L298 -204H150Z', '#cfe8ef') +
          path('M176 -296H206L168 -204H150V-236Z', '#ffffff', { 'fill-opacity': 0.6 }) +
          line('M132 -330V-70M150 -180H176', darker(body, 0.1), 5) +
          trims.flowers(
            { x: -390, y: -380, w: 510, h: 40 },
            { ground: paints.tomato, first: paints.marigold, second: paints.cream },
          ) +
          trims.chevrons(
            { x: -390, y: -112, w: 510, h: 32 },
            { ground: darker(paints.green, 0.07), first: paints.marigold, second: paints.gulabi },
          ) +
          path(roundRect(panel, 26), cold ? '#ffffff' : darker(paints.green, 0.06)) +
          line(
            roundRect({ x: panel.x + 12, y: panel.y + 12, w: panel.w - 24, h: panel.h - 24 }, 18),
            paints.marigold,
            5,
          ) +
          flower({ x: -290, y: -215, r: 46 }, paints.gulabi, paints.cream) +
          flower({ x: 20, y: -215, r: 46 }, paints.feroza, paints.cream) +
          kiryana({ x: -135, y: -222, w: 170 }, on) +
          (cold
            ? rect({ x: -300, y: -424, w: 200, h: 46 }, '#c4d2d6', { rx: 12 }) +
              line('M-280 -408H-120M-280 -394H-120', '#8fa3a9', 5)
            : '') +
          ellipse(366, -132, 14, 20, '#ffe9a6') +
          rect({ x: 340, y: -78, w: 52, h: 20 }, '#b9c3c6', { rx: 8 }) +
          rect({ x: -400, y: -78, w: 40, h: 20 }, '#b9c3c6', { rx: 8 }),
        { filter: 'url(#lift)' },
      ) +
      path('M-330 -60A86 86 0 0 1 -158 -60Z', '#1d2426') +
      path('M150 -60A86 86 0 0 1 322 -60Z', '#1d2426') +
      wheel(-244, 66) +
      wheel(236, 66),
    { x, y, scale },
  )
}
