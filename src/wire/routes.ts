type Routes = Record<
  string,
  readonly [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: `/${string}`]
>

/** The calls that the shop's pages make: name, method and path. No schemas here, so that the browser can have them. */
export const shopRoutes = {
  me: ['GET', '/user/me'],
  login: ['POST', '/user/login'],
  logout: ['POST', '/user/logout'],
  signup: ['POST', '/user/signup'],
  forgotPassword: ['POST', '/user/forgotpassword'],
  resetPassword: ['POST', '/user/resetpassword'],
  sessions: ['GET', '/user/sessions'],
  signOutEverywhere: ['POST', '/user/signouteverywhere'],
  pointsStatement: ['GET', '/user/pointsstatement'],
  usual: ['GET', '/user/usual'],
  addresses: ['GET', '/user/addresses'],
  addAddress: ['POST', '/user/addresses'],
  changeAddress: ['PATCH', '/user/addresses/:id'],
  removeAddress: ['DELETE', '/user/addresses/:id'],
  favourites: ['GET', '/user/getfavourites'],
  addFavourite: ['POST', '/user/addtofavourites'],
  removeFavourite: ['POST', '/user/removefromfavourites'],
  waitFor: ['POST', '/user/notifyme'],
  stopWaiting: ['POST', '/user/dontnotifyme'],
  askGuestAlert: ['POST', '/stockalerts'],
  updateProfile: ['POST', '/user/updateprofile'],
  deleteAccount: ['POST', '/user/deleteaccount'],
  banners: ['GET', '/banner'],
  sales: ['GET', '/sales'],
  reviews: ['GET', '/reviews'],
  writeReview: ['POST', '/reviews'],
  news: ['GET', '/news'],
  newsItem: ['GET', '/news/:id'],
  about: ['GET', '/about'],
  achievements: ['GET', '/achievement'],
  events: ['GET', '/event'],
  shipping: ['GET', '/shipping'],
  delivery: ['GET', '/delivery'],
  usualDelivery: ['GET', '/delivery/usual'],
  settings: ['GET', '/settings'],
  products: ['GET', '/shoppingitems'],
  facets: ['GET', '/shoppingitems/facets'],
  product: ['GET', '/shoppingitems/:id'],
  productReviews: ['GET', '/shoppingitems/:id/reviews'],
  reviewProduct: ['POST', '/shoppingitems/:id/reviews'],
  featured: ['GET', '/shoppingitems/featured'],
  boughtTogether: ['GET', '/shoppingitems/together'],
  offers: ['GET', '/shoppingitems/offers'],
  categories: ['GET', '/category'],
  categoryTree: ['GET', '/category/tree'],
  search: ['GET', '/search'],
  suggestions: ['GET', '/search/suggestions'],
  noteSearch: ['POST', '/searches'],
  noteBought: ['POST', '/order/:id/searches'],
  popularSearches: ['GET', '/searches/popular'],
  cart: ['GET', '/cart'],
  putCart: ['PUT', '/cart'],
  priceCart: ['POST', '/cart/price'],
  sharedCart: ['GET', '/cart/shared'],
  checkQuickOrder: ['POST', '/quickorder/check'],
  geocodeSearch: ['GET', '/geocode/search'],
  geocodeReverse: ['GET', '/geocode/reverse'],
  createOrder: ['POST', '/order/create'],
  orders: ['GET', '/order/get'],
  order: ['GET', '/order/:id'],
  askReturn: ['POST', '/order/:id/return'],
  cancelOrder: ['POST', '/order/:id/cancel'],
  sendMessage: ['POST', '/message'],
} as const satisfies Routes

/** Those that our own pages send as plain forms, without a script, or not at all; no shopper's browser has them. */
const formRoutes = {
  redeemPoints: ['POST', '/user/redeemloyaltypoints'],
  addPoints: ['POST', '/user/addloyaltypoints'],
  confirmEmail: ['POST', '/user/confirmemail'],
  undoChange: ['POST', '/user/undochange'],
  confirmGuestAlert: ['POST', '/stockalerts/confirm'],
  stopGuestAlerts: ['POST', '/stockalerts/stop'],
} as const satisfies Routes

/** Those of the back office; no shopper's browser has them. */
const staffRoutes = {
  adminMessages: ['GET', '/admin/messages'],
  adminReadMessage: ['PATCH', '/admin/messages/:id'],
  adminSettings: ['GET', '/admin/settings'],
  adminChangeSettings: ['PATCH', '/admin/settings'],
  adminReviews: ['GET', '/admin/reviews'],
  adminDecideReview: ['PATCH', '/admin/reviews/:id'],
  adminRemoveReview: ['DELETE', '/admin/reviews/:id'],
  adminNewsList: ['GET', '/admin/news'],
  adminNews: ['GET', '/admin/news/:id'],
  adminCreateNews: ['POST', '/admin/news'],
  adminChangeNews: ['PATCH', '/admin/news/:id'],
  adminRemoveNews: ['DELETE', '/admin/news/:id'],
  adminSystem: ['GET', '/admin/system'],
  adminCheckBooks: ['POST', '/admin/system/checks'],
  adminOutbox: ['GET', '/admin/outbox'],
  adminRetryEmail: ['POST', '/admin/outbox/:id/retry'],
  adminProducts: ['GET', '/admin/products'],
  adminProduct: ['GET', '/admin/products/:id'],
  adminCreateProduct: ['POST', '/admin/products'],
  adminImportProducts: ['POST', '/admin/products/import'],
  adminImports: ['GET', '/admin/imports'],
  adminImport: ['GET', '/admin/imports/:id'],
  adminUndoImport: ['POST', '/admin/imports/:id/undo'],
  adminStarterProducts: ['GET', '/admin/products/starter'],
  adminAddStarterProducts: ['POST', '/admin/products/starter'],
  adminChangeProduct: ['PATCH', '/admin/products/:id'],
  adminMoveStock: ['POST', '/admin/products/:id/stock'],
  adminStockMovements: ['GET', '/admin/stock/movements'],
  adminExpiring: ['GET', '/admin/stock/expiring'],
  adminRemoveProduct: ['DELETE', '/admin/products/:id'],
  adminAddPicture: ['POST', '/admin/products/:id/pictures'],
  adminChangePicture: ['PATCH', '/admin/products/:id/pictures/:picture'],
  adminRemovePicture: ['DELETE', '/admin/products/:id/pictures/:picture'],
  adminOrders: ['GET', '/admin/orders'],
  adminOrder: ['GET', '/admin/orders/:id'],
  adminQuoteOrder: ['POST', '/admin/orders/quote'],
  adminTakeOrder: ['POST', '/admin/orders'],
  adminMoveOrder: ['PATCH', '/admin/orders/:id'],
  adminCancelOrder: ['POST', '/admin/orders/:id/cancel'],
  adminWriteOrderNote: ['POST', '/admin/orders/:id/notes'],
  adminToday: ['GET', '/admin/today'],
  adminSalesReport: ['GET', '/admin/reports/sales'],
  adminCategoriesReport: ['GET', '/admin/reports/categories'],
  adminProductsReport: ['GET', '/admin/reports/products'],
  adminCancellationsReport: ['GET', '/admin/reports/cancellations'],
  adminSearches: ['GET', '/admin/searches'],
  adminSynonyms: ['GET', '/admin/synonyms'],
  adminAddSynonym: ['POST', '/admin/synonyms'],
  adminRemoveSynonym: ['DELETE', '/admin/synonyms/:id'],
  adminZones: ['GET', '/admin/zones'],
  adminZone: ['GET', '/admin/zones/:id'],
  adminCreateZone: ['POST', '/admin/zones'],
  adminChangeZone: ['PATCH', '/admin/zones/:id'],
  adminRemoveZone: ['DELETE', '/admin/zones/:id'],
  adminReturns: ['GET', '/admin/returns'],
  adminReturn: ['GET', '/admin/returns/:id'],
  adminDecideReturn: ['PATCH', '/admin/returns/:id'],
  adminCustomers: ['GET', '/admin/customers'],
  adminCustomer: ['GET', '/admin/customers/:id'],
  adminChangeCustomer: ['PATCH', '/admin/customers/:id'],
  adminWriteCustomerNote: ['POST', '/admin/customers/:id/notes'],
  adminBlockCustomer: ['PATCH', '/admin/customers/:id/block'],
  adminAdjustPoints: ['POST', '/admin/customers/:id/points'],
  adminEraseCustomer: ['DELETE', '/admin/customers/:id'],
  adminStaff: ['GET', '/admin/staff'],
  adminChangeStaff: ['PATCH', '/admin/staff/:id'],
  adminInvitations: ['GET', '/admin/staff/invitations'],
  adminInvite: ['POST', '/admin/staff/invitations'],
  adminWithdrawInvitation: ['DELETE', '/admin/staff/invitations/:id'],
  adminResetTwoFactor: ['DELETE', '/admin/staff/:id/two-factor'],
  adminRequireTwoFactor: ['PATCH', '/admin/staff/two-factor'],
  adminAudit: ['GET', '/admin/audit'],
  adminSecurity: ['GET', '/admin/security'],
  adminStartTwoFactor: ['POST', '/admin/security/two-factor'],
  adminConfirmTwoFactor: ['POST', '/admin/security/two-factor/confirm'],
  adminStopTwoFactor: ['POST', '/admin/security/two-factor/stop'],
  adminRenewRecoveryCodes: ['POST', '/admin/security/recovery-codes'],
  adminTokens: ['GET', '/admin/security/tokens'],
  adminCreateToken: ['POST', '/admin/security/tokens'],
  adminRevokeToken: ['DELETE', '/admin/security/tokens/:id'],
  openInvitation: ['POST', '/staff/invitation'],
  acceptInvitation: ['POST', '/staff/invitation/accept'],
} as const satisfies Routes

/** Every call of `/api/v1`. (A spread would count as an effect, and stay in the browser's part.) */
export const routes = /* @__PURE__ */ Object.assign({}, shopRoutes, formRoutes, staffRoutes)

/** Calls of `/api/v1` that answer with something else than the JSON of a schema. */
export const fileRoutes = {
  liveOrder: ['GET', '/order/:id/live'],
  returnPhoto: ['GET', '/order/:id/return/:returnId/photo'],
  adminReturnPhoto: ['GET', '/admin/returns/:id/photo'],
  adminReportFile: ['GET', '/admin/reports/:report/csv'],
  adminProductList: ['GET', '/admin/products/csv'],
  adminLive: ['GET', '/admin/live'],
  openApi: ['GET', '/openapi.json'],
} as const satisfies Routes

export type ShopRoute = keyof typeof shopRoutes
export type RouteName = keyof typeof routes
export type FileName = keyof typeof fileRoutes
/** Every call of `/api/v1`, whatever it answers with. */
export type CallName = RouteName | FileName
export const apiBase = '/api/v1'

/** The address of an order as server-sent events. */
export const liveOrder = (id: string, key?: string) =>
  `/order/${encodeURIComponent(id)}/live${key === undefined ? '' : `?key=${encodeURIComponent(key)}`}`

/** The photograph of a return, for whoever may see the order. */
export const returnPhoto = (orderId: string, returnId: string, key?: string) =>
  `/order/${encodeURIComponent(orderId)}/return/${encodeURIComponent(returnId)}/photo${
    key === undefined ? '' : `?key=${encodeURIComponent(key)}`
  }`
