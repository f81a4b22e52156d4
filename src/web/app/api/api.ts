import type { Product, ProductSort } from '#shop/catalogue/product.ts'
import type { CartItem } from '#shop/cart/cart.ts'
import type { Point } from '#shop/delivery/place.ts'
import { decodeAddress } from '#wire/v1/account/address.ts'
import { decodeCart, encodeCartItems } from '#wire/v1/buying/cart.ts'
import { decodeDelivery, decodeUsualDelivery } from '#wire/v1/buying/delivery.ts'
import { decodeProduct, encodeProductQuery, encodeProductRef } from '#wire/v1/catalogue/product.ts'
import { decodeUser } from '#wire/v1/account/user.ts'
import type { Send } from './send.ts'

export type Person = ReturnType<typeof decodeUser>

type ProductList = {
  page?: number
  limit?: number
  sort?: ProductSort | undefined
  /** category slugs from the top level down, one to three */
  place?: readonly string[]
  search?: string
}

/** The shop's API in our names and shapes. Calls that only some pages make are in the other -calls.ts files, which load with those
 * pages. */
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

/** Cards don't show the story, so lists leave it out to keep pages small. */
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
  /** Three levels of categories; the lowest carries its products. Feeds the four-column menu. */
  categories: async () => (await send('categories')).data,
})

const frontCalls = (send: Send) => ({
  settings: () => send('settings'),
  deliveryAt: async ({ lat, lng }: Point) =>
    decodeDelivery(await send('delivery', { query: { lat, lng } })),
  deliveryTo: async ({ address, place: location }: { address: string; place: Point | null }) =>
    decodeDelivery(await send('deliveryTo', { body: { address, location } })),
  /** The usual delivery promise, for visitors whose location is unknown. */
  usualDelivery: async () => decodeUsualDelivery(await send('usualDelivery')),
})

const cartCalls = (send: Send) => ({
  cart: async () => decodeCart(await send('cart')),
  mergeCart: async (items: readonly CartItem[]) =>
    decodeCart(await send('putCart', { body: encodeCartItems(items, { merge: true }) })),
  priceCart: async (items: readonly CartItem[]) =>
    decodeCart(await send('priceCart', { body: encodeCartItems(items) })),
})
