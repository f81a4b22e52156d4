import type { DemoProduct } from './types.ts'

type PerSize = 'sku' | 'pack' | 'list' | 'wholesale' | 'stock' | 'description'
type PerSizeIfAny = 'offer' | 'wholesaleOffer' | 'pointsDivisor'

type Shared = Omit<DemoProduct, PerSize | PerSizeIfAny>
type Size = Pick<DemoProduct, PerSize | PerSizeIfAny>

/** One product that the shop keeps in several sizes: each size is sold on its own. */
export const inSizes = (shared: Shared, sizes: readonly Size[]): DemoProduct[] =>
  sizes.map((size) => ({ ...shared, ...size }))
