import { darker, lighter } from '../colour.ts'
import type { Design } from '../design.ts'
import { designOf } from '../design.ts'
import { goods } from '../goods.ts'
import { heap } from '../heap.ts'
import { icon } from '../icon.ts'
import type { Dye } from '../icon.ts'
import { lettering } from '../lettering.ts'
import { likenessOf } from '../likeness.ts'
import { onePack, packs } from '../pack.ts'
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

export type Spot = { x: number; y: number }

/** A pack from the shop's own shelf, so tall, standing at x, y. */
export function pack(sku: string, { x, y, tall }: Spot & { tall: number }, alone = true): string {
  const product = goods.get(sku)
  if (!product) throw new Error(`no such product for a scene: ${sku}`)
  const { form = product.art.form } = likenessOf(sku)
  if (form === 'loose') return thing(designOf(product).icon, { x, y, size: tall })
  const { svg, h } = (alone ? onePack : packs)(form, designOf(product), product.art.count)
  return moved(svg, { x, y, scale: tall / h })
}

/** An icon as a thing that stands on something. */
export const thing = (name: string, { x, y, size, turn = 0, dye }: Thing) =>
  groundShadow(size * 0.62, { x, y }) +
  icon(name, { x, y: y - size * foot(name), size, turn, dye, lift: 'lift-big' })

/** How far below its middle an icon ends: most fill their field. */
const feet: Record<string, number> = {
  'own:karahi': 0.32,
  'own:samosa': 0.42,
  'balance-scale': 0.44,
  'shallow-pan-of-food': 0.4,
}
const foot = (name: string) => feet[name] ?? 0.45

/** An icon that hangs, flies or is painted. */
type Thing = Spot & { size: number; turn?: number; dye?: Dye | undefined }

export const flying = (name: string, { x, y, size, turn = 0, dye }: Thing) =>
  icon(name, { x, y, size, turn, dye, lift: 'lift-big' })

type Heap = Spot & {
  icon: string
  count: number
  scale: number
  dye?: Dye
  band?: string
  trim?: Design['trim']
}

/** Loose goods, in a basket (2–5) or in a crate (from 6). */
export function heaped({
  x,
  y,
  icon: name,
  count,
  scale,
  dye,
  band = paints.gulabi,
  trim = 'flowers',
}: Heap): string {
  const design: Design = {
    ground: band,
    band,
    spice: paints.marigold,
    icon: name,
    dye,
    brand: '',
    words: '',
    pack: '',
    single: true,
    care: false,
    layout: 0,
    trim,
  }
  return moved(heap(design, count), { x, y, scale })
}

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

/** Steam: three curls. */
export const steam = ({ x, y }: Spot, scale = 1) =>
  moved(
    line(
      'M-40 0C-70 -40 -10 -60 -40 -110M0 -10C-30 -60 34 -80 0 -140M42 0C12 -40 72 -60 42 -110',
      '#ffffff',
      14,
      { 'stroke-opacity': 0.6 },
    ),
    { x, y, scale },
  )

/** A large cooking pot, tinned copper, as at a wedding. */
export const deg = ({ x, y, scale = 1 }: Spot & { scale?: number }, inside: string = '') =>
  moved(
    groundShadow(420) +
      ellipse(0, -300, 190, 40, '#5d2f17') +
      inside +
      path(
        'M-190 -300C-190 -262 190 -262 190 -300L214 -232C262 -90 190 0 90 0H-90C-190 0 -262 -90 -214 -232Z',
        '#c2733a',
      ) +
      path(
        'M190 -300L214 -232C262 -90 190 0 90 0H0C120 -30 170 -150 130 -270Q180 -280 190 -300Z',
        '#a85d2b',
      ) +
      path('M-186 -220C-220 -130 -190 -60 -140 -36C-170 -90 -176 -150 -160 -222Z', '#dd9a5c') +
      trims.petals(
        { x: -206, y: -232, w: 412, h: 30 },
        { ground: '#a85d2b', first: paints.marigold, second: paints.cream },
      ) +
      line('M-190 -300C-190 -262 190 -262 190 -300', '#e3aa72', 12) +
      line(
        'M-214 -190C-280 -190 -280 -120 -226 -120M214 -190C280 -190 280 -120 226 -120',
        '#8a4a20',
        16,
      ),
    { x, y, scale },
  )

/** The biryani that looks out of a deg. */
export function riceHeap(): string {
  const grains = Array.from({ length: 44 }, (_, i) => {
    const x = -150 + ((i * 73) % 300)
    const y = -66 + ((i * 31) % 70) + Math.abs(x) * 0.2
    const fill = ['#ffffff', '#f2a83a', '#ffe2a0', '#d9682c'][i % 4] ?? '#ffffff'
    return rect({ x: -12, y: -3.5, w: 24, h: 7 }, fill, {
      rx: 3.5,
      transform: d`translate(${x} ${y}) rotate(${((i * 47) % 80) - 40})`,
    })
  })
  const heapShape = 'M-178 0C-150 -70 -60 -96 0 -98S150 -70 178 0C178 34 -178 34 -178 0Z'
  const inside =
    path(heapShape, '#fdf3d6') +
    path('M0 -98C80 -96 150 -70 178 0C178 20 90 28 20 28C90 -10 60 -80 0 -98Z', '#f0d79b') +
    grains.join('') +
    flying('poultry-leg', { x: -62, y: -62, size: 130, turn: 20 }) +
    flying('poultry-leg', { x: 78, y: -52, size: 120, turn: -60 }) +
    flying('herb', { x: 6, y: -84, size: 80, turn: 30 })
  return moved(inside, { y: -306 })
}
