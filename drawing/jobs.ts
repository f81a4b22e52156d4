import type { DemoProduct } from '../demo/types.ts'
import { looks } from './cast.ts'
import { colourNamed, colourSlug } from './colours.ts'
import { goods } from './goods.ts'
import { portrait } from './portrait.ts'
import { productPicture } from './product.ts'
import { scenes } from './scenes/all.ts'
import { cutOut, picture } from './svg.ts'

/** One picture to be made: `key` is its path under demo/pictures, without the ending. */
export type Job = { key: string; svg: string; widths: readonly number[] }

export const allJobs = (): Job[] => [
  ...[...goods.values()].flatMap(productJobs),
  ...Object.entries(scenes).map(sceneJob),
  ...Object.entries(looks).map(([key, look]) => ({
    key: `people/${key}`,
    svg: picture(320, 320, portrait(key, look)),
    widths: [160],
  })),
]

function productJobs(product: DemoProduct): Job[] {
  const key = `products/${product.sku}`
  const widths = [320, 160]
  const inColours = (product.colours ?? []).map((colour) => ({
    key: `${key}--${colourSlug(colour)}`,
    svg: productPicture(product, colourNamed(colour)),
    widths,
  }))
  return [{ key, svg: productPicture(product), widths }, ...inColours]
}

function sceneJob([key, draw]: [string, () => string]): Job {
  // the sale pictures hang side by side, so they are cut from the middle to 4 : 3
  const svg = key.startsWith('sales/')
    ? cutOut(draw(), { x: 267, y: 0, w: 1066, h: 800 }, 1200)
    : picture(1600, 800, draw())
  return { key: `wide/${key}`, svg, widths: [960, 480] }
}
