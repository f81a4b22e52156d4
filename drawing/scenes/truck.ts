import { lighter } from '../colour.ts'
import { paints } from '../paints.ts'
import { circle, d, group, groundShadow, moved, path, rect } from '../svg.ts'
import { flower, rays, scallopedEdge, trims } from '../trim.ts'
import type { Spot } from './props.ts'
import { chains } from './wheel.ts'

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
