import { growth, readPack } from './amount.ts'
import { wrapped } from './design.ts'
import type { Design } from './design.ts'
import { forms } from './forms/all.ts'
import type { PackForm } from './forms/all.ts'
import type { Shape } from './forms/shape.ts'
import { label } from './label.ts'
import { clipped, d, group, groundShadow, moved, path, rect } from './svg.ts'
import { darker } from './colour.ts'
import { trayGoods } from './tray.ts'

type Drawn = { svg: string; w: number; h: number }

/** One pack standing at 0,0, with its shadow. */
export function onePack(form: PackForm, design: Design, count = 1, printed = true): Drawn {
  const { amount } = readPack(design.pack)
  const { draw, grows } = forms[form]
  const shape = draw(design, amount)
  const scale = growth(amount, grows) * presence(shape)
  const goods = form === 'tray' ? trayGoods(design, shape, count) : ''
  const inside =
    path(shape.body, design.ground, { 'fill-rule': 'evenodd' }) +
    (printed ? print(shape, design, goods) : (shape.print ?? '')) +
    light(shape)
  const svg =
    groundShadow(shape.w) + (shape.behind ?? '') + cut(inside, shape) + (shape.front ?? '')
  return { svg: moved(svg, { scale }), w: shape.w * scale, h: shape.h * scale }
}

/** Slim forms are drawn larger than broad ones, so that all of them fill their square alike. */
const presence = ({ w, h }: Shape) => Math.min(596 / h, 560 / w, (215_000 / (w * h)) ** 0.42)

function cut(inside: string, { body }: Shape): string {
  return clipped(inside, body).replace('<path d=', '<path clip-rule="evenodd" d=')
}

function print(
  { label: at, paper, print: over = '' }: Shape,
  design: Design,
  goods: string,
): string {
  if (goods) return over + goods
  if (!paper) return label(at, design) + over
  const stuck = wrapped(design)
  const edge = darker(design.ground, 0.14)
  return (
    rect({ ...at, y: at.y - 4, h: at.h + 8 }, edge) +
    clipped(
      rect(at, stuck.ground) + label(at, stuck),
      d`M${at.x} ${at.y}h${at.w}v${at.h}h${-at.w}Z`,
    ) +
    over
  )
}

const shade = (shape: string, opacity: number) =>
  path(shape, '#14231c', { 'fill-opacity': opacity })
const shine = (shape: string, opacity: number) =>
  path(shape, '#ffffff', { 'fill-opacity': opacity })

/** The light comes from the upper left over all packs. */
function light({ w, h, light: kind }: Shape): string {
  const x = w / 2
  if (kind === 'round') {
    return (
      shade(d`M${x * 0.52} ${-h}H${x * 2}V20H${x * 0.52}Z`, 0.1) +
      shade(d`M${x * 0.8} ${-h}H${x * 2}V20H${x * 0.8}Z`, 0.12) +
      shade(d`M${-x * 2} ${-h}H${-x * 0.95}V20H${-x * 2}Z`, 0.07) +
      shine(d`M${-x * 0.84} ${-h}H${-x * 0.66}V20H${-x * 0.84}Z`, 0.3)
    )
  }
  if (kind === 'soft') {
    return (
      shade(
        d`M${x * 0.74} ${-h - 20}C${x * 0.56} ${-h * 0.7} ${x * 0.92} ${-h * 0.4} ${x * 0.7} 20H${x * 2}V${-h - 20}Z`,
        0.1,
      ) +
      shade(
        d`M${x * 0.93} ${-h - 20}C${x * 0.8} ${-h * 0.6} ${x * 1.02} ${-h * 0.3} ${x * 0.9} 20H${x * 2}V${-h - 20}Z`,
        0.1,
      ) +
      shine(
        d`M${-x * 0.86} ${-h * 0.9}C${-x * 0.98} ${-h * 0.6} ${-x * 0.92} ${-h * 0.3} ${-x * 0.9} ${-h * 0.1}C${-x * 0.82} ${-h * 0.3} ${-x * 0.88} ${-h * 0.6} ${-x * 0.78} ${-h * 0.9}Z`,
        0.32,
      )
    )
  }
  return shine(d`M${-x * 2} ${-h - 40}H${-x * 0.1}L${-x * 0.62} 20H${-x * 2}Z`, 0.07)
}

/** Several of a kind: one in front, the others behind it. */
export function packs(form: PackForm, design: Design, count = 1): Drawn {
  const pieces = piecesOf(form, design, count)
  const one = onePack(form, design, count)
  if (pieces === 1) return one
  const flat = one.w > one.h
  const behind = Math.min(pieces, 3) - 1
  const step = flat ? 0 : one.w * 0.42
  const places = behind === 1 ? [1] : [-1, 1]
  const plain = flat
    ? onePack(form, { ...design, ground: darker(design.ground, 0.07) }, count, false)
    : one
  const others = places.map((side, i) =>
    flat
      ? moved(plain.svg, { y: -one.h * 0.2 * (behind - i), x: side * 9, scale: 0.97 })
      : moved(one.svg, { x: side * step * (behind === 1 ? 1.1 : 1), y: -22, scale: 0.9 }),
  )
  const front = behind === 1 && !flat ? moved(one.svg, { x: -step * 0.5 }) : one.svg
  return {
    svg: group(others.join('') + front),
    w: flat ? one.w : one.w + step * 1.8,
    h: flat ? one.h * (1 + 0.2 * behind) : one.h,
  }
}

function piecesOf(form: PackForm, { pack, single }: Design, count: number): number {
  const { pieces } = readPack(pack)
  // a box of a dozen small packets is still one box
  if (single || (form === 'box' && pieces > 3)) return 1
  return form === 'roll' ? Math.max(pieces, count) : pieces
}
