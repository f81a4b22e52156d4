import { darker, lighter } from '../colour.ts'
import { lettering } from '../lettering.ts'
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
import { flower, trims } from '../trim.ts'
import { kiryana } from '../urdu.ts'
import type { Spot } from './props.ts'

/** A balance with two brass pans. */
export function balance({ x, y, scale = 1 }: Spot & { scale?: number }): string {
  const pan = (at: number, drop: number) =>
    line(
      d`M${at} ${-268 + drop * 0.3}L${at - 74} ${-120 + drop}M${at} ${-268 + drop * 0.3}L${at + 74} ${-120 + drop}`,
      darker(paints.brass, 0.16),
      4,
    ) +
    path(
      d`M${at - 88} ${-122 + drop}H${at + 88}C${at + 78} ${-70 + drop} ${at - 78} ${-70 + drop} ${at - 88} ${-122 + drop}Z`,
      paints.brass,
    ) +
    path(
      d`M${at + 30} ${-122 + drop}H${at + 88}C${at + 82} ${-92 + drop} ${at + 50} ${-84 + drop} ${at + 10} ${-84 + drop}Z`,
      darker(paints.brass, 0.09),
    ) +
    ellipse(at, -122 + drop, 88, 12, lighter(paints.brass, 0.1))
  return moved(
    groundShadow(200) +
      path('M-70 0Q-70 -26 -20 -34H20Q70 -26 70 0Z', darker(paints.brass, 0.1)) +
      rect({ x: -11, y: -300, w: 22, h: 276 }, paints.brass, { rx: 8 }) +
      rect({ x: 2, y: -300, w: 9, h: 276 }, darker(paints.brass, 0.1)) +
      pan(-160, 14) +
      pan(160, -14) +
      line('M-160 -262Q0 -318 160 -272', paints.brass, 14) +
      circle(0, -300, 22, lighter(paints.brass, 0.08)) +
      flower({ x: 0, y: -300, r: 16 }, paints.tomato, paints.cream),
    { x, y, scale },
  )
}

/** The shop's sign, in Urdu and in English. */
export function sign({ x, y, scale = 1 }: Spot & { scale?: number }): string {
  const board = { x: -210, y: -95, w: 420, h: 190 }
  return moved(
    group(
      path(roundRect(board, 26), paints.green) +
        line(roundRect({ x: -196, y: -81, w: 392, h: 162 }, 18), paints.marigold, 6) +
        trims.petals(
          { x: -170, y: 54, w: 340, h: 18 },
          { ground: paints.green, first: paints.marigold, second: paints.cream },
        ) +
        kiryana({ x: 6, y: -14, w: 178 }, paints.cream),
      { filter: 'url(#lift-big)' },
    ),
    { x, y, scale },
  )
}

/** A paper with large words, for prices and notices. */
export const card = (
  words: string,
  box: { x: number; y: number; w: number; h: number },
  ground: string = paints.cream,
  ink: string = paints.green,
) =>
  group(
    path(roundRect(box, 14), ground) +
      line(roundRect({ x: box.x + 9, y: box.y + 9, w: box.w - 18, h: box.h - 18 }, 8), ink, 3),
    { filter: 'url(#lift-big)' },
  ) +
  lettering(words, { x: box.x + 26, y: box.y + 20, w: box.w - 52, h: box.h - 40 }, ink, {
    lines: 2,
  })
