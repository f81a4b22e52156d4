import { darker, lighter } from '../colour.ts'
import { paints } from '../paints.ts'
import {
  circle,
  d,
  ellipse,
  group,
  groundShadow,
  line,
  moved,
  path,
  rect,
  roundRect,
} from '../svg.ts'
import { flower, rays, scallopedEdge, trims } from '../trim.ts'
import { kiryana } from '../urdu.ts'
import type { Spot } from './props.ts'

/** Everything on wheels, painted in the workshops of Rawalpindi. Each stands at 0,0. */
function wheel(x: number, r: number): string {
  return (
    circle(x, -r, r, '#2a2f31') +
    circle(x, -r, r * 0.68, '#c9d0d2') +
    circle(x, -r, r * 0.6, paints.tomato) +
    flower({ x, y: -r, r: r * 0.52 }, paints.marigold, paints.cream) +
    circle(x, -r, r * 0.12, '#2a2f31')
  )
}

const chains = (from: number, to: number, y: number) =>
  Array.from({ length: Math.round((to - from) / 16) }, (_, i) => {
    const x = from + 8 + i * 16
    return (
      line(d`M${x} ${y}V${y + 24 + (i % 2) * 8}`, '#aeb8ba', 3) +
      circle(x, y + 30 + (i % 2) * 8, 4, paints.brass)
    )
  }).join('')

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

/** A jingle truck from the front, crown and all. */
export function truck({ x, y, scale = 1 }: Spot & { scale?: number }): string {
  const crown =
    'M-270 -470C-270 -640 -150 -640 -110 -700C-70 -650 -30 -690 0 -740C30 -690 70 -650 110 -700C150 -640 270 -640 270 -470Z'
  const eye = (at: number) =>
    path(d`M${at - 92} -360Q${at} -420 ${at + 92} -360L${at + 84} -262H${at - 84}Z`, '#bfe3ec') +
    path(
      d`M${at - 60} -366Q${at - 20} -388 ${at + 6} -390L${at - 40} -262H${at - 76}Z`,
      '#ffffff',
      { 'fill-opacity': 0.55 },
    )
  return moved(
    groundShadow(640) +
      rect({ x: -230, y: -60, w: 90, h: 60 }, '#262b2d', { rx: 12 }) +
      rect({ x: 140, y: -60, w: 90, h: 60 }, '#262b2d', { rx: 12 }) +
      group(
        path(crown, paints.tomato) +
          path(crown, paints.gulabi, { transform: 'translate(0 -54) scale(0.88)' }) +
          path(crown, paints.neel, { transform: 'translate(0 -110) scale(0.74)' }) +
          rays({ x: 0, y: -560, r: 110 }, lighter(paints.neel, 0.08), 16) +
          circle(0, -560, 70, paints.cream) +
          flower({ x: 0, y: -560, r: 62 }, paints.tomato, paints.marigold, 10) +
          flower({ x: -140, y: -536, r: 40 }, paints.marigold, paints.cream) +
          flower({ x: 140, y: -536, r: 40 }, paints.marigold, paints.cream) +
          [-220, -110, 0, 110, 220]
            .map((at) => circle(at, at === 0 ? -742 : at % 220 ? -702 : -590, 12, paints.marigold))
            .join('') +
          trims.petals(
            { x: -280, y: -488, w: 560, h: 44 },
            { ground: paints.green, first: paints.marigold, second: paints.cream },
          ) +
          path('M-272 -444H272L286 -90H-286Z', paints.green) +
          path('M200 -444H272L286 -90H214Z', '#14231c', { 'fill-opacity': 0.16 }) +
          rect({ x: -238, y: -430, w: 476, h: 180 }, paints.marigold, { rx: 22 }) +
          eye(-112) +
          eye(112) +
          path(scallopedEdge({ x: -230, y: -430, w: 460, h: 18 }, 12), paints.tomato) +
          rect({ x: -8, y: -424, w: 16, h: 172 }, paints.tomato) +
          trims.chevrons(
            { x: -140, y: -226, w: 280, h: 34 },
            { ground: paints.ink, first: paints.cream, second: paints.marigold },
          ) +
          trims.chevrons(
            { x: -140, y: -188, w: 280, h: 34 },
            { ground: paints.ink, first: paints.gulabi, second: paints.feroza },
          ) +
          [-208, 208]
            .map(
              (at) =>
                circle(at, -180, 48, paints.marigold) +
                circle(at, -180, 38, '#fff8dc') +
                circle(at - 10, -190, 14, '#ffffff') +
                flower({ x: at, y: -106, r: 22 }, paints.gulabi, paints.cream),
            )
            .join('') +
          rect({ x: -306, y: -120, w: 612, h: 48 }, '#c7cfd1', { rx: 14 }) +
          rect({ x: -306, y: -94, w: 612, h: 22 }, '#9fabae', { rx: 11 }) +
          trims.flowers(
            { x: -130, y: -118, w: 260, h: 42 },
            { ground: paints.neel, first: paints.marigold, second: paints.cream },
          ),
        { filter: 'url(#lift)' },
      ) +
      chains(-296, 296, -74),
    { x, y, scale },
  )
}

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
