import { customer, staff, type Visit } from '#shop/visit.ts'
import type { RouteName } from '#wire/routes.ts'

type Guard = (visit: Visit) => unknown

const anybody: Guard = () => undefined
const buyer: Guard = (visit) => customer(visit)

/** Who may make a call, asked before anything else. A call without a line here does not compile. */
export const access: Record<RouteName, Guard> = {
  me: anybody,
  login: anybody,
  logout: anybody,
  signup: anybody,
  updateProfile: buyer,
  forgotPassword: anybody,
  resetPassword: anybody,
  sessions: buyer,
  signOutEverywhere: buyer,
  pointsStatement: buyer,
  favourites: (visit) => customer(visit, 'sign-in-for-wishlist'),
  addFavourite: (visit) => customer(visit, 'sign-in-for-favourites'),
  removeFavourite: (visit) => customer(visit, 'sign-in-for-favourites'),
  redeemPoints: buyer,
  addPoints: buyer,
  banners: anybody,
  sales: anybody,
  reviews: anybody,
  writeReview: (visit) => customer(visit, 'sign-in-to-review'),
  news: anybody,
  newsItem: anybody,
  about: anybody,
  achievements: anybody,
  events: anybody,
  shipping: anybody,
  settings: anybody,
  products: anybody,
  product: anybody,
  featured: anybody,
  categories: anybody,
  categoryTree: anybody,
  search: anybody,
  cart: (visit) => customer(visit, 'sign-in-for-cart'),
  putCart: (visit) => customer(visit, 'sign-in-for-cart'),
  priceCart: anybody,
  checkQuickOrder: (visit) => customer(visit, 'sign-in-for-cart'),
  geocodeSearch: anybody,
  geocodeReverse: anybody,
  // Guests may use Buy Now; placing an order looks further.
  createOrder: anybody,
  orders: (visit) => customer(visit, 'sign-in-for-orders'),
  // A guest's key may open it; finding it looks further.
  order: anybody,
  cancelOrder: anybody,
  sendMessage: anybody,
  adminMessages: staff,
  adminOutbox: staff,
  adminProducts: staff,
  adminProduct: staff,
  adminCreateProduct: staff,
  adminChangeProduct: staff,
  adminOrders: staff,
  adminOrder: staff,
  adminMoveOrder: staff,
  adminCustomers: staff,
  adminCustomer: staff,
}
