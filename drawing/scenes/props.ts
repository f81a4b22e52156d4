import type { Design } from '../design.ts'
import { designOf } from '../design.ts'
import { goods } from '../goods.ts'
import { heap } from '../heap.ts'
import { foot, icon } from '../icon.ts'
import type { Dye } from '../icon.ts'
import { likenessOf } from '../likeness.ts'
import { onePack, packs } from '../pack.ts'
import { paints } from '../paints.ts'
import { groundShadow, moved } from '../svg.ts'

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
