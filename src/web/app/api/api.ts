import type { Product, ProductSort } from '#shop/catalogue/product.ts'
import type { CartItem } from '#shop/cart/cart.ts'
import type { Point } from '#shop/delivery/place.ts'
import { decodeAddress } from '#wire/v1/account/address.ts'
import { decodeCart, encodeCartItems } from '#wire/v1/buying/cart.ts'
import { decodeBanner, decodeReview, decodeSale } from '#wire/v1/content/content.ts'
import { decodeDelivery, decodeUsualDelivery } from '#wire/v1/buying/delivery.ts'
import { decodeProduct, encodeProductQuery, encodeProductRef } from '#wire/v1/catalogue/product.ts'
import { decodeUser } from '#wire/v1/account/user.ts'
import type { Send } from './send.ts'

/** The current person, with the ids of what they have marked with a heart. */
export type Person = ReturnType<typeof decodeUser>

type ProductList = {
  page?: number
  limit?: number
  sort?: ProductSort | undefined
  /** slugs of categories from the top, one to three */
  place?: readonly string[]
  search?: string
}

/**
 * The shop as the pages see it: our names and shapes, whoever carries the calls. What only some pages
 * call is beside, in the other files ending in -calls.ts, and loads with those pages.
 */
export const makeApi = (send: Send) => ({
  send,
  ...accountCalls(send),
  ...catalogueCalls(send),
  ...frontCalls(send),
  ...cartCalls(send),
})

export type Api = ReturnType<typeof makeApi>

const accountCalls = (send: Send) => ({
  async me() {
    const user = await send('me')
    return user && decodeUser(user)
  },
  login: async (body: { email: string; password: string; remember: boolean }) =>
    decodeUser(await send('login', { body })),
  logout: () => send('logout'),
  addresses: async () => (await send('addresses')).data.map(decodeAddress),
  addFavourite: (id: string) => send('addFavourite', { body: encodeProductRef(id) }),
  addStockAlert: (id: string) => send('waitFor', { body: encodeProductRef(id) }),
  removeStockAlert: (id: string) => send('stopWaiting', { body: encodeProductRef(id) }),
  removeFavourite: (id: string) => send('removeFavourite', { body: encodeProductRef(id) }),
})

/** For shelves and lists: a card tells no story, and the page need not carry it. */
export const decodeCard = (item: Parameters<typeof decodeProduct>[0]): Product => ({
  ...decodeProduct(item),
  description: item.description.slice(0, 160),
  fullDescription: '',
  highlights: [],
  pictures: [],
  gallery: [],
  ...(item.sizes && { sizes: item.sizes.map(decodeCard) }),
})

const catalogueCalls = (send: Send) => ({
  async products({ place = [], search, ...list }: ProductList) {
    const query = encodeProductQuery({ ...list, place, search })
    const { data, total = data.length } = await send('products', { query })
    return { products: data.map(decodeCard), total }
  },
  product: async (id: string | number) =>
    decodeProduct((await send('product', { params: { id: String(id) } })).data),
  featured: async () => (await send('featured', { query: { families: '1' } })).data.map(decodeCard),
  categoryTree: async () => (await send('categoryTree')).data,
  /** Three levels of names, the lowest with its items: what the four-column menu is made of. */
  categories: async () => (await send('categories')).data,
})

const frontCalls = (send: Send) => ({
  banners: async () => (await send('banners')).map(decodeBanner),
  sales: async () => (await send('sales')).map(decodeSale),
  reviews: async () => (await send('reviews')).map(decodeReview),
  settings: () => send('settings'),
  /** Do we deliver there, and on which terms? */
  deliveryAt: async ({ lat, lng }: Point) =>
    decodeDelivery(await send('delivery', { query: { lat, lng } })),
  /** What delivery promises where no place is known yet. */
  usualDelivery: async () => decodeUsualDelivery(await send('usualDelivery')),
})

const cartCalls = (send: Send) => ({
  cart: async () => decodeCart(await send('cart')),
  /** Joins a guest's cart with what the account's cart holds. */
  mergeCart: async (items: readonly CartItem[]) =>
    decodeCart(await send('putCart', { body: encodeCartItems(items, { merge: true }) })),
  /** A guest's cart with today's prices. */
  priceCart: async (items: readonly CartItem[]) =>
    decodeCart(await send('priceCart', { body: encodeCartItems(items) })),
})
