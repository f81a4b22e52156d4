import { createHash } from 'node:crypto'
import type { Art, DemoProduct } from '../demo/types.ts'
import { darker, distance, isLight, leaf, lighter, marigold } from './colour.ts'
import { tone } from './icon.ts'
import type { Dye } from './icon.ts'
import { likenessOf } from './likeness.ts'
import { trims } from './trim.ts'
import type { TrimName } from './trim.ts'

/** Everything about one pack that does not depend on its form. */
export type Design = {
  ground: string
  band: string
  /** a third colour for the trim */
  spice: string
  icon: string
  dye: Dye | undefined
  brand: string
  words: string
  pack: string
  /** drawn as one, whatever the pack says */
  single: boolean
  /** for washing and caring, not for eating: another kind of bottle */
  care: boolean
  layout: number
  trim: TrimName
}

const careful = new Set(['Personal Care', 'Baby & Mother', 'Cleaning & Laundry', 'Pet Care'])

export function designOf(product: DemoProduct, ground = product.art.ground): Design {
  const house = numberFrom(product.brand)
  const { icon = product.art.icon, dye, single = false } = likenessOf(product.sku)
  const names = Object.keys(trims) as TrimName[]
  return {
    ground,
    band: product.art.band,
    spice: spiceFor(product.art),
    icon,
    dye,
    brand: product.brand,
    words: shortName(product),
    pack: product.pack,
    single,
    care: careful.has(product.category[0]),
    // a house of goods keeps its layout and its border on all its packs
    layout: house,
    trim: names[numberFrom(`${product.brand} border`) % names.length] ?? 'petals',
  }
}

/** The name without the brand and the size, which stand on the pack already. */
export function shortName({ name, brand }: Pick<DemoProduct, 'name' | 'brand'>): string {
  const bare = name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name
  return bare
    .replace(/\s*[(,–—-]\s.*$|\s*\(.*\)$/, '')
    .split(' ')
    .slice(0, 5)
    .join(' ')
}

function spiceFor({ ground, band }: Art): string {
  const far = [marigold, '#e2473b', '#15a08a', leaf, '#fff5df']
  const apart = (c: string) => Math.min(distance(c, ground), distance(c, band))
  return far.reduce((a, b) => (apart(b) > apart(a) + 0.04 ? b : a))
}

export function numberFrom(text: string): number {
  return createHash('sha1').update(text).digest().readUInt32BE(0)
}

/** A panel on which the icon stands out: cream if that will do. */
export function panelFor(design: Design): string {
  const drawn = tone(design.icon, design.dye)
  const choices = ['#fff5df', lighter(design.band, 0.12), darker(design.ground, 0.16), design.band]
  const good = choices.find((colour) => distance(colour, drawn) > 0.22)
  return good ?? choices.reduce((a, b) => (distance(b, drawn) > distance(a, drawn) ? b : a))
}

/** For a label stuck on glass or plastic: paper of its own, in the band's colour. */
export function wrapped(design: Design): Design {
  const pale = isLight(design.ground)
  return pale
    ? {
        ...design,
        ground: design.band,
        band: isLight(design.band) ? darker(design.band, 0.3) : '#fff5df',
      }
    : { ...design, ground: '#fff5df' }
}
