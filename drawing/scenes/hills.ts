import { darker, lighter } from '../colour.ts'
import { circle, d, path, rect } from '../svg.ts'
import { rays } from '../trim.ts'
import { stars } from './lamplight.ts'

type Sky = {
  top: string
  low: string
  hills: readonly [string, string, string]
  sun?: number
  disc?: string
  /** what shines in the sky and in the windows */
  night?: boolean
}

/** Hills behind Islamabad, in flat layers: at morning, or at night under the moon. */
export function morning({
  top,
  low,
  hills,
  sun = 1160,
  disc = '#ffd873',
  night = false,
}: Sky): string {
  const [far, mid, near] = hills
  return (
    rect({ x: 0, y: 0, w: 1600, h: 800 }, top) +
    rays({ x: sun, y: 420, r: 1500 }, lighter(top, 0.025), 26) +
    (night ? stars() : '') +
    circle(sun, 420, 230, low) +
    circle(sun, 420, 160, disc) +
    path(
      'M0 470C140 400 240 380 360 430S560 340 700 390S900 300 1060 390S1320 330 1420 380S1560 360 1600 380V800H0Z',
      far,
    ) +
    path(
      'M0 540C180 470 330 500 470 530S760 450 920 520S1240 470 1360 510S1520 480 1600 500V800H0Z',
      mid,
    ) +
    mosque(300, 512, darker(mid, 0.06)) +
    (night ? windows(300, 512) : '') +
    path('M0 610C220 560 420 590 620 600S1060 560 1240 590S1500 570 1600 580V800H0Z', near) +
    [60, 150, 420, 640, 1330, 1490]
      .map((x, i) => poplar(x, 600 - (i % 3) * 8, 60 + (i % 2) * 22, darker(near, 0.08)))
      .join('')
  )
}

const windows = (x: number, y: number) =>
  [-24, 0, 24]
    .map((dx) =>
      path(
        d`M${x + dx - 7} ${y + 44}V${y + 20}Q${x + dx} ${y + 4} ${x + dx + 7} ${y + 20}V${y + 44}Z`,
        '#ffcf6b',
      ),
    )
    .join('') + [-70, 70].map((dx) => circle(x + dx, y - 52, 5, '#ffcf6b')).join('')

const poplar = (x: number, y: number, tall: number, fill: string) =>
  path(
    d`M${x} ${y - tall}C${x + tall * 0.24} ${y - tall * 0.6} ${x + tall * 0.2} ${y} ${x} ${y}S${x - tall * 0.24} ${y - tall * 0.6} ${x} ${y - tall}Z`,
    fill,
  )

const mosque = (x: number, y: number, fill: string) =>
  path(
    d`M${x - 40} ${y + 50}V${y}C${x - 40} ${y - 36} ${x - 10} ${y - 44} ${x} ${y - 66}C${x + 10} ${y - 44} ${x + 40} ${y - 36} ${x + 40} ${y}V${y + 50}Z`,
    fill,
  ) +
  [-70, 70]
    .map((dx) =>
      path(
        d`M${x + dx - 6} ${y + 50}V${y - 60}L${x + dx} ${y - 84}L${x + dx + 6} ${y - 60}V${y + 50}Z`,
        fill,
      ),
    )
    .join('')
