import type { DemoProduct } from '../demo/types.ts'
import { designOf } from './design.ts'
import { heap } from './heap.ts'
import { packs } from './pack.ts'
import { likenessOf } from './likeness.ts'
import { moved, picture } from './svg.ts'

const side = 640

/** The picture of one product, as SVG; `ground` recolours it. */
export function productPicture(product: DemoProduct, ground?: string): string {
  const { form = product.art.form } = likenessOf(product.sku)
  const plain = designOf(product, ground)
  const design = form === 'loose' && ground ? { ...plain, icon: plain.icon + ground } : plain
  const count = countOf(product)
  if (form === 'loose')
    return picture(side, side, moved(heap(design, count), { x: side / 2, y: 570 }))
  const { svg, w, h } = packs(form, design, count)
  const fit = Math.min(1, (side - 56) / w, (side - 68) / h)
  const centred = side / 2 + (h * fit) / 2
  // halfway between hanging in the middle and standing on one shelf
  const y = centred + (596 - centred) * 0.4
  return picture(side, side, moved(svg, { x: side / 2, y, scale: fit }))
}

/** What is sold by the piece shows as many pieces: six eggs are six. */
function countOf({ sku, art, pack }: DemoProduct): number {
  const known = likenessOf(sku).count
  if (known || art.form !== 'tray') return known ?? art.count ?? 1
  const counted = /^(\d+) (pcs|eggs)/.exec(pack)?.[1]
  return counted ? Number(counted) : (art.count ?? 3)
}
