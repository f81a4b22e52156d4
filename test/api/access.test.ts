import { expect, test } from 'vitest'
import type { RouteName } from '#wire/calls.ts'
import { callNames, openWithOrder, sendExample } from '../support/all-calls.ts'
import { dumpOf } from '../support/dump.ts'
import { type Caller, type TestShop } from '../support/shop.ts'

const everybody = ['guest', 'loggedOut', 'expired', 'amina', 'kashif', 'hina', 'clerk'] as const
type Who = (typeof everybody)[number]

/** Statuses in the order of `everybody`: three guests, three customers, a manager. */
const one = (status: number): number[] => everybody.map(() => status)
const buyers = (status = 200): number[] => [401, 401, 401, status, status, status, status]
const staff = (status = 200): number[] => [401, 401, 401, 403, 403, 403, status]

const matrix: Record<RouteName, number[]> = {
  me: one(200),
  login: one(401),
  logout: one(200),
  signup: one(400),
  deleteAccount: [401, 401, 401, 400, 400, 400, 403], // with a wrong password
  forgotPassword: one(200),
  resetPassword: one(400),
  confirmEmail: buyers(400),
  undoChange: one(400),
  pointsStatement: buyers(),
  usual: one(200),
  guestOrders: one(200),
  claimGuestOrders: buyers(),
  findOrder: one(404), // no such order
  sessions: buyers(),
  signOutEverywhere: buyers(),
  addresses: buyers(),
  addAddress: buyers(201),
  changeAddress: buyers(404),
  removeAddress: buyers(404),
  favourites: buyers(),
  addFavourite: buyers(),
  removeFavourite: buyers(),
  waitFor: buyers(),
  stopWaiting: buyers(),
  askGuestAlert: one(200),
  confirmGuestAlert: one(400),
  stopGuestAlerts: one(200), // as for a link that is used up
  updateProfile: buyers(),
  redeemPoints: [401, 401, 401, 409, 409, 409, 409],
  addPoints: buyers(409),
  banners: one(200),
  sales: one(200),
  reviews: one(200),
  writeReview: buyers(201),
  news: one(200),
  newsItem: one(200),
  shopText: one(200),
  about: one(200),
  achievements: one(200),
  events: one(200),
  shipping: one(200),
  delivery: one(200),
  deliveryTo: one(200),
  holdWindow: one(409), // none is there
  releaseWindow: one(200), // also without a hold
  usualDelivery: one(200),
  settings: one(200),
  products: one(200),
  facets: one(200),
  product: one(200),
  productReviews: one(200),
  reviewProduct: buyers(403),
  featured: one(200),
  boughtTogether: one(200),
  offers: one(200),
  categories: one(200),
  categoryTree: one(200),
  search: one(200),
  suggestions: one(200),
  recordSearch: one(200),
  recordBought: [404, 404, 404, 200, 404, 404, 404],
  popularSearches: one(200),
  cart: buyers(),
  putCart: buyers(),
  changeCart: buyers(),
  priceCart: one(200),
  sharedCart: one(200),
  checkQuickOrder: one(200),
  lists: buyers(),
  createList: buyers(201),
  sharedList: one(404), // no such link
  list: buyers(404),
  changeList: buyers(404),
  removeList: buyers(404),
  listBought: buyers(404),
  shareList: buyers(404),
  stopSharingList: buyers(404),
  stopListReminder: one(200), // as for a link that is used up
  geocodeSearch: one(200),
  geocodeReverse: one(200),
  sendMessage: one(201),
  createOrder: [401, 401, 401, 201, 201, 409, 201], // hina pays wholesale: another total
  orders: buyers(),
  order: [404, 404, 404, 200, 404, 404, 404],
  cancelOrder: [401, 401, 401, 200, 404, 404, 404], // amina's order
  orderTimes: [404, 404, 404, 200, 404, 404, 404],
  changeOrderTime: [401, 401, 401, 409, 404, 404, 404], // another time was promised
  askReturn: [401, 401, 401, 409, 404, 404, 404], // not delivered yet
  adminMessages: staff(),
  adminChangeMessage: staff(404), // missing
  adminAnswerMessage: staff(404),
  adminReplyTemplates: staff(),
  adminAddReplyTemplate: staff(201),
  adminRemoveReplyTemplate: staff(404),
  adminSettings: staff(),
  adminChangeSettings: staff(),
  adminBranding: staff(),
  adminChangeBranding: staff(),
  adminSetLogo: staff(400), // without a picture
  adminReviews: staff(),
  adminReview: staff(),
  adminAnswerReview: staff(),
  adminDecideReview: staff(),
  adminRemoveReview: staff(404),
  adminImportProducts: staff(),
  adminPreviewList: staff(),
  adminImportRun: staff(404),
  adminImports: staff(),
  adminImport: staff(404),
  adminUndoImport: staff(404),
  adminStarterProducts: staff(),
  adminAddStarterProducts: staff(),
  adminPreviewBulkChange: staff(),
  adminChangeProducts: staff(),
  adminRemoveProduct: staff(404),
  adminAddPicture: staff(400), // without a picture
  adminChangePicture: staff(404),
  adminCropPicture: staff(404),
  adminRemovePicture: staff(404),
  adminCategories: staff(),
  adminCreateCategory: staff(201),
  adminChangeCategory: staff(404),
  adminOrderCategory: staff(404),
  adminRemoveCategory: staff(404),
  adminBrands: staff(),
  adminRenameBrand: staff(),
  adminBanners: staff(),
  adminBanner: staff(404),
  adminCreateBanner: staff(201),
  adminChangeBanner: staff(404),
  adminMoveBanner: staff(404),
  adminRemoveBanner: staff(),
  adminSetBannerPicture: staff(400), // without a picture
  adminRemovePhonePicture: staff(404),
  adminRemoveDarkPicture: staff(404),
  adminSetNewsPicture: staff(400), // without a picture
  adminRemoveNewsPicture: staff(404),
  adminEvents: staff(),
  adminEvent: staff(404),
  adminCreateEvent: staff(201),
  adminChangeEvent: staff(404),
  adminRemoveEvent: staff(),
  adminSetEventPicture: staff(400), // without a picture
  adminRemoveEventPicture: staff(404),
  adminBlocks: staff(),
  adminBlock: staff(404),
  adminCreateBlock: staff(201),
  adminChangeBlock: staff(404),
  adminMoveBlock: staff(404),
  adminRemoveBlock: staff(),
  adminSetBlockPicture: staff(400), // without a picture
  adminRemoveBlockPicture: staff(404),
  adminTexts: staff(),
  adminText: staff(),
  adminWriteText: staff(),
  adminTranslations: staff(),
  adminTranslationCounts: staff(),
  adminTranslate: staff(),
  adminImportTranslations: staff(),
  adminAddTextPicture: staff(400), // without a picture
  adminAnnouncement: staff(),
  adminChangeAnnouncement: staff(),
  adminNewsList: staff(),
  adminNews: staff(404),
  adminCreateNews: staff(201),
  adminChangeNews: staff(404),
  adminRemoveNews: staff(),
  adminSystem: staff(),
  adminBackup: staff(403),
  adminCheckBooks: staff(201),
  adminOutbox: staff(),
  adminEmailPreview: staff(),
  adminSendTestMessage: staff(201),
  adminMail: staff(),
  adminMailServer: staff(403), // for the owner alone
  adminChangeMailServer: staff(403),
  adminRemoveMailServer: staff(403),
  adminTestMailServer: staff(403),
  adminRetryEmail: staff(404),
  adminProducts: staff(),
  adminProduct: staff(),
  adminProductHistory: staff(),
  adminPlannedPrices: staff(),
  adminPlanPrice: staff(201),
  adminRemovePlannedPrice: staff(),
  adminCreateProduct: staff(201),
  adminChangeProduct: staff(),
  adminMoveStock: staff(),
  adminStockMovements: staff(),
  adminExpiring: staff(),
  adminOrders: staff(),
  adminOrderBoard: staff(),
  adminOrderZones: staff(),
  adminOrderViews: staff(),
  adminSaveOrderView: staff(201),
  adminRemoveOrderView: staff(404),
  adminOrder: staff(),
  adminGuestBuyers: staff(),
  adminQuoteOrder: staff(),
  adminTakeOrder: staff(201),
  adminSales: staff(),
  adminSaleProducts: staff(),
  adminSale: staff(404), // not sold at the counter
  adminQuoteSale: staff(),
  adminPickups: staff(),
  adminHandOver: staff(404), // not picked up
  adminSell: staff(201),
  adminMoveOrder: staff(),
  adminStepOrderBack: staff(409), // still placed
  adminCancelOrder: staff(400),
  adminRedirectOrder: staff(409), // another name there
  adminOrderTimes: staff(),
  adminChangeOrderTime: staff(409), // another time was promised
  adminReleaseHold: staff(),
  adminRunPlan: staff(),
  adminAssignStops: staff(404),
  adminArrangeStops: staff(409), // nothing is in the run
  adminRun: staff(),
  adminShowStops: staff(),
  adminActAtStop: staff(404),
  adminCash: staff(),
  adminCashDay: staff(),
  adminCashDrawer: staff(404),
  adminEnterCash: staff(201),
  adminCloseDrawer: staff(404),
  adminTakeBackCash: staff(404),
  adminApproveDrawer: staff(404),
  khata: buyers(),
  adminKhataList: staff(),
  adminKhata: staff(),
  adminSetKhata: staff(),
  adminPayKhata: staff(201),
  adminUndoKhataPayment: staff(404),
  adminKhataReminded: staff(),
  adminCorrectKhata: staff(201),
  adminChangePaid: staff(409), // not delivered
  adminPayLater: staff(409), // nothing is missing
  adminWriteOff: staff(403), // for the owner alone
  adminPayBack: staff(409), // nothing was paid in advance
  adminAskBuyer: staff(409),
  adminQuoteTakeBack: staff(409), // not delivered
  adminTakeBack: staff(409),
  adminRefund: staff(404),
  adminUndoRefund: staff(404),
  adminQuoteReplacement: staff(409),
  adminReplaceLine: staff(409),
  adminWeighLine: staff(409), // not weighed
  adminWriteOrderNote: staff(201),
  adminToday: staff(),
  adminSalesReport: staff(),
  adminHoursReport: staff(),
  adminZonesReport: staff(),
  adminCategoriesReport: staff(),
  adminProductsReport: staff(),
  adminCancellationsReport: staff(),
  adminSearches: staff(),
  adminSynonyms: staff(),
  adminAddSynonym: staff(201),
  adminRemoveSynonym: staff(404),
  adminWindowBoard: staff(),
  adminWindows: staff(),
  adminWindow: staff(404), // none is there
  adminCreateWindow: staff(201),
  adminChangeWindow: staff(404),
  adminRemoveWindow: staff(404),
  adminChangeWindowDay: staff(404),
  adminZones: staff(),
  adminZone: staff(404), // none is drawn
  adminCreateZone: staff(201),
  adminChangeZone: staff(404),
  adminMoveZone: staff(404),
  adminRemoveZone: staff(404),
  adminReturns: staff(),
  adminReturn: staff(404),
  adminDecideReturn: staff(404), // nothing was asked
  adminCustomers: staff(),
  adminCustomer: staff(),
  adminChangeCustomer: staff(),
  adminWriteCustomerNote: staff(201),
  adminBlockCustomer: staff(),
  adminMakePasswordLink: staff(409), // hina hasn't asked
  adminAdjustPoints: staff(),
  adminExportCustomer: staff(404),
  adminPreviewMerge: staff(404),
  adminMergeCustomers: staff(404),
  adminEraseCustomer: staff(404),
  adminStaff: staff(),
  adminChangeStaff: staff(403), // for the owner alone
  adminInvitations: staff(),
  adminInvite: staff(403),
  adminHandOverInvitation: staff(403),
  adminWithdrawInvitation: staff(403),
  adminResetTwoFactor: staff(403),
  adminStaffSessions: staff(403),
  adminEndStaffSession: staff(403),
  adminAudit: staff(),
  adminLastChange: staff(),
  adminRequireTwoFactor: staff(403),
  adminSecurity: staff(),
  adminStartTwoFactor: staff(400), // with a wrong password
  adminConfirmTwoFactor: staff(400),
  adminStopTwoFactor: staff(400),
  adminSessions: staff(),
  adminEndSession: staff(),
  adminChooseLanguage: staff(),
  adminTokens: staff(),
  adminCreateToken: staff(400),
  adminRevokeToken: staff(),
  adminRenewRecoveryCodes: staff(400),
  openInvitation: one(400),
  acceptInvitation: one(400),
}
async function callerOf(shop: TestShop, who: Who): Promise<Caller> {
  if (who === 'guest') return shop.guest()
  const caller = await shop.as(who === 'loggedOut' || who === 'expired' ? 'clerk' : who)
  const token = caller.cookies.get('sid') ?? ''
  if (who === 'loggedOut') await caller.post('user/logout')
  if (who === 'expired')
    await shop.db.run`update session set expires_at = ${shop.now()} where account_id = 'clerk'`
  caller.cookies.set('sid', token) // like a stolen copy of the cookie
  return caller
}

test('every call refuses callers without the right, and no row is changed', async () => {
  const { shop, own } = await openWithOrder()
  const before = await dumpOf(shop.db)
  for (const name of callNames) {
    for (const [place, who] of everybody.entries()) {
      const status = matrix[name][place]
      if (status === undefined || status < 400) continue
      const reply = await sendExample(await callerOf(shop, who), name, own)
      expect([name, who, reply.status]).toEqual([name, who, status])
      expect(reply.body).toMatchObject({
        statuscode: status,
        code: expect.any(String),
        message: expect.stringMatching(/^[A-Z].+/),
      })
      expect(reply.headers['cache-control']).toBe('no-store')
    }
  }
  expect(await dumpOf(shop.db)).toEqual(before)
})

test('every call accepts callers with the right', async () => {
  const { shop, own } = await openWithOrder()
  for (const name of callNames) {
    for (const [place, who] of everybody.entries()) {
      const status = matrix[name][place]
      if (status === undefined || status >= 400) continue
      await shop.db.run`delete from throttle` // seven people at one place are not a flood
      const reply = await sendExample(await callerOf(shop, who), name, own)
      expect([name, who, reply.status]).toEqual([name, who, status])
    }
  }
})

test('another method, spelling or header leads nowhere that is guarded', async () => {
  const { shop } = await openWithOrder()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  const before = await dumpOf(shop.db)
  const paths = [
    '/API/V1/Admin/products',
    '//api/v1/admin/products',
    '/api/v1//admin/products',
    '/api/v1/%61dmin/products',
    '/api/v1/admin%2fproducts',
    '/api/v1/./admin/products',
    '/api/v1/x/../admin/products',
    '/api/v1/admin/products/',
    '/api/v1/admin/products;x',
  ]
  for (const path of paths) {
    const reply = await amina.get(path)
    expect([
      path,
      reply.status === 403 || reply.status === 404,
      reply.text.includes('sku'),
    ]).toEqual([path, true, false])
  }
  for (const header of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
    expect((await clerk.get('admin/products/chai', { [header]: 'DELETE' })).status).toBe(200)
    expect((await amina.post('admin/orders', {}, { [header]: 'GET' })).status).toBe(403)
  }
  expect(
    (
      await amina.get('order/get', {
        'x-original-url': '/api/v1/admin/orders',
        'x-rewrite-url': '/api/v1/admin/orders',
      })
    ).body.data,
  ).toHaveLength(1)
  expect(await dumpOf(shop.db)).toEqual(before)
})

test('unknown addresses of the back office: 401, 403, and 404 for those who may go in', async () => {
  const { shop } = await openWithOrder()
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  for (const path of ['admin/nothing', 'admin/secrets', 'admin/products/apples/more']) {
    expect([
      path,
      (await shop.guest().get(path)).status,
      (await amina.get(path)).status,
      (await clerk.get(path)).status,
    ]).toEqual([path, 401, 403, 404])
  }
  for (const method of ['PUT', 'POST'] as const) {
    const statuses = await Promise.all(
      [shop.guest(), amina, clerk].map((caller) => caller.send(method, 'admin/products/apples')),
    )
    expect([method, statuses.map((reply) => reply.status)]).toEqual([method, [401, 403, 404]])
  }
})
