import { address } from './orders.ts'
import type { RouteName } from '#wire/routes.ts'

type Request = {
  path: string
  body?: unknown
  form?: Record<string, string>
  headers?: Record<string, string>
}

/**
 * A request of each call that is good but for who asks. `{own}` is an order of amina's. A call
 * without a line here does not compile.
 */
export const requests: Record<RouteName, Request> = {
  me: { path: 'user/me' },
  login: {
    path: 'user/login',
    body: { email: 'nobody@kiryana.example', password: 'a wrong password' },
  },
  logout: { path: 'user/logout' },
  signup: { path: 'user/signup', form: { fullname: 'Nobody' } },
  forgotPassword: { path: 'user/forgotpassword', body: { email: 'nobody@kiryana.example' } },
  resetPassword: {
    path: 'user/resetpassword',
    body: { token: 'none', password: 'mera lamba password' },
  },
  confirmEmail: { path: 'user/confirmemail', body: { token: 'none' } },
  undoChange: { path: 'user/undochange', body: { token: 'none' } },
  sessions: { path: 'user/sessions' },
  signOutEverywhere: { path: 'user/signouteverywhere' },
  pointsStatement: { path: 'user/pointsstatement' },
  addresses: { path: 'user/addresses' },
  addAddress: { path: 'user/addresses', body: { name: 'Nobody', phone: '0300 1234567', address } },
  changeAddress: { path: 'user/addresses/none', body: { label: 'Home' } },
  removeAddress: { path: 'user/addresses/none' },
  favourites: { path: 'user/getfavourites' },
  addFavourite: { path: 'user/addtofavourites', body: { productid: 'apples' } },
  removeFavourite: { path: 'user/removefromfavourites', body: { productid: 'apples' } },
  waitFor: { path: 'user/notifyme', body: { productid: 'soldout' } },
  stopWaiting: { path: 'user/dontnotifyme', body: { productid: 'soldout' } },
  redeemPoints: { path: 'user/redeemloyaltypoints', body: { points: 100_000 } },
  addPoints: { path: 'user/addloyaltypoints', body: { points: 100_000 } },
  updateProfile: { path: 'user/updateprofile', form: { fullname: 'Another Name' } },
  deleteAccount: { path: 'user/deleteaccount', body: { password: 'not mine' } },
  banners: { path: 'banner' },
  sales: { path: 'sales' },
  reviews: { path: 'reviews' },
  writeReview: { path: 'reviews', body: { review: 'Good', rating: 5 } },
  news: { path: 'news' },
  newsItem: { path: 'news/older' },
  about: { path: 'about' },
  achievements: { path: 'achievement' },
  events: { path: 'event' },
  shipping: { path: 'shipping/' },
  delivery: { path: 'delivery?lat=33.6&lng=73.05' },
  settings: { path: 'settings' },
  products: { path: 'shoppingitems/' },
  product: { path: 'shoppingitems/apples' },
  productReviews: { path: 'shoppingitems/apples/reviews' },
  reviewProduct: { path: 'shoppingitems/apples/reviews', body: { review: 'Sweet', rating: 5 } },
  featured: { path: 'shoppingitems/featured' },
  categories: { path: 'category/' },
  categoryTree: { path: 'category/tree' },
  search: { path: 'search?q=apples' },
  cart: { path: 'cart' },
  putCart: { path: 'cart', body: { cartitems: [{ _id: 'apples', quantity: 3 }] } },
  priceCart: { path: 'cart/price', body: { cartitems: [{ _id: 'apples', quantity: 3 }] } },
  checkQuickOrder: {
    path: 'quickorder/check',
    body: { lines: [{ wanted: 'apples', quantity: 3 }] },
  },
  geocodeSearch: { path: 'geocode/search?q=saddar' },
  geocodeReverse: { path: 'geocode/reverse?lat=33.6&lon=73.05' },
  createOrder: {
    path: 'order/create',
    body: {
      products: [{ product: 'atta', quantity: 1 }],
      total: 1400,
      shippingAddress: address,
      paymentMethod: 'cod',
    },
  },
  orders: { path: 'order/get' },
  order: { path: 'order/{own}' },
  cancelOrder: {
    path: 'order/{own}/cancel',
    body: { products: [{ product: 'apples', quantity: 1 }] },
  },
  askReturn: {
    path: 'order/{own}/return',
    form: { product: 'apples', quantity: '1', kind: 'damaged', reason: 'One was bruised' },
  },
  sendMessage: {
    path: 'message',
    body: {
      name: 'Sadia',
      email: 'sadia@kiryana.example',
      subject: 'Hours',
      message: 'Are you open on Eid?',
    },
  },
  adminMessages: { path: 'admin/messages' },
  adminReadMessage: { path: 'admin/messages/none', body: { read: true } },
  adminSettings: { path: 'admin/settings' },
  adminChangeSettings: { path: 'admin/settings', body: { tagline: 'Fresh every morning' } },
  adminReviews: { path: 'admin/reviews' },
  adminDecideReview: { path: 'admin/reviews/hidden', body: { state: 'approved' } },
  adminRemoveReview: { path: 'admin/reviews/none' },
  adminOutbox: { path: 'admin/outbox' },
  adminProducts: { path: 'admin/products' },
  adminProduct: { path: 'admin/products/apples' },
  adminCreateProduct: {
    path: 'admin/products',
    body: {
      itemfullname: 'Lassi',
      main_category: 'Tea',
      sub_category: 'Milk',
      item_category: 'Lassi',
      orignalprice: 90,
    },
  },
  adminImportProducts: {
    path: 'admin/products/import',
    body: 'name,category,price\nGur,Sugar,220',
    headers: { 'content-type': 'text/csv' },
  },
  adminChangeProduct: { path: 'admin/products/chai', body: { orignalprice: 1 } },
  adminRemoveProduct: { path: 'admin/products/none' },
  adminAddPicture: { path: 'admin/products/apples/pictures', form: { alt: 'Red apples' } },
  adminChangePicture: { path: 'admin/products/apples/pictures/none', body: { position: 1 } },
  adminRemovePicture: { path: 'admin/products/apples/pictures/none' },
  adminOrders: { path: 'admin/orders' },
  adminOrder: { path: 'admin/orders/{own}' },
  adminMoveOrder: { path: 'admin/orders/{own}', body: { status: 'packed' } },
  adminZones: { path: 'admin/zones' },
  adminZone: { path: 'admin/zones/none' },
  adminCreateZone: {
    path: 'admin/zones',
    body: {
      name: 'Lahore',
      area: { kind: 'circle', centre: { lat: 31.55, lng: 74.35 }, radius: 9 },
      fee: 200,
    },
  },
  adminChangeZone: { path: 'admin/zones/none', body: { fee: 1 } },
  adminRemoveZone: { path: 'admin/zones/none' },
  adminReturns: { path: 'admin/returns' },
  adminReturn: { path: 'admin/returns/asked' },
  adminDecideReturn: { path: 'admin/returns/asked', body: { state: 'accepted' } },
  adminCustomers: { path: 'admin/customers' },
  adminCustomer: { path: 'admin/customers/amina' },
  adminChangeCustomer: { path: 'admin/customers/hina', body: { approved: true } },
}
