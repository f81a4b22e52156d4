import { decodeBanner, decodeReview, decodeSale } from '#wire/v1/content/content.ts'
import type { Api } from './api.ts'

export const homeCalls = ({ send }: Api) => ({
  banners: async () => (await send('banners')).map(decodeBanner),
  sales: async () => (await send('sales')).map(decodeSale),
  reviews: async () => (await send('reviews')).map(decodeReview),
})
