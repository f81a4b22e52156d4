import type { Pack } from '#shop/catalogue/product.ts'

/** “Rs. 189 each” beside “12 pcs” would be the price of a piece. */
export const pricePer = ({ amount }: Pack) => ((amount ?? 1) === 1 ? 'each' : 'perPack')
