import type { Screen } from '../screen.ts'
import { accountMessages } from './storefront/account/account.ts'
import { addressesMessages } from './storefront/account/addresses.ts'
import { authMessages } from './storefront/account/auth.ts'
import { contactChangeMessages } from './storefront/account/contact-change.ts'
import { deleteAccountMessages } from './storefront/account/delete-account.ts'
import { listReminderMessages } from './storefront/account/list-reminder.ts'
import { listsMessages } from './storefront/account/lists.ts'
import { pointsMessages } from './storefront/account/points.ts'
import { signupMessages } from './storefront/account/signup.ts'
import { againMessages } from './storefront/catalogue/again.ts'
import { catalogueMessages } from './storefront/catalogue/catalogue.ts'
import { colourMessages } from './storefront/catalogue/colours.ts'
import { filtersMessages } from './storefront/catalogue/filters.ts'
import { foundMessages } from './storefront/catalogue/found.ts'
import { homeEndMessages } from './storefront/catalogue/home-end.ts'
import { homeMessages } from './storefront/catalogue/home.ts'
import { offersMessages } from './storefront/catalogue/offers.ts'
import { productReviewsMessages } from './storefront/catalogue/product-reviews.ts'
import { productMessages } from './storefront/catalogue/product.ts'
import { savingsMessages } from './storefront/catalogue/savings.ts'
import { searchMessages } from './storefront/catalogue/search.ts'
import { shareMessages } from './storefront/catalogue/share.ts'
import { shopReviewMessages } from './storefront/catalogue/shop-reviews.ts'
import { stockAlertMessages } from './storefront/catalogue/stock-alerts.ts'
import { weightMessages } from './storefront/catalogue/weight.ts'
import { wholesaleMessages } from './storefront/catalogue/wholesale.ts'
import { wishlistMessages } from './storefront/catalogue/wishlist.ts'
import { buyNowMessages } from './storefront/checkout/buy-now.ts'
import { cancelMessages } from './storefront/checkout/cancel.ts'
import { cartMessages } from './storefront/checkout/cart.ts'
import { checkoutErrorMessages } from './storefront/checkout/checkout-error.ts'
import { checkoutMessages } from './storefront/checkout/checkout.ts'
import { confirmOrderMessages } from './storefront/checkout/confirm-order.ts'
import { coupletMessages } from './storefront/checkout/couplets.ts'
import { deliveryMessages } from './storefront/checkout/delivery.ts'
import { detailsMessages } from './storefront/checkout/details.ts'
import { doneMessages } from './storefront/checkout/done.ts'
import { findOrderMessages } from './storefront/checkout/find-order.ts'
import { freeDeliveryMessages } from './storefront/checkout/free-delivery.ts'
import { holdMessages } from './storefront/checkout/hold.ts'
import { orderArrivalMessages } from './storefront/checkout/order-arrival.ts'
import { optionMessages } from './storefront/checkout/order-options.ts'
import { orderRunMessages } from './storefront/checkout/order-run.ts'
import { orderTimeMessages } from './storefront/checkout/order-time.ts'
import { ordersMessages } from './storefront/checkout/orders.ts'
import { pickupMessages } from './storefront/checkout/pickup.ts'
import { quickOrderMessages } from './storefront/checkout/quick-order.ts'
import { redeemMessages } from './storefront/checkout/redeem.ts'
import { returnsMessages } from './storefront/checkout/returns.ts'
import { sharedCartMessages } from './storefront/checkout/shared-cart.ts'
import { waitingMessages } from './storefront/checkout/waiting.ts'
import { windowMessages } from './storefront/checkout/windows.ts'
import { cashOnDeliveryMessages } from './storefront/content/cash-on-delivery.ts'
import { contactMessages } from './storefront/content/contact.ts'
import { footerMessages } from './storefront/content/footer.ts'
import { helpInfoMessages } from './storefront/content/helpinfo.ts'
import { offlineMessages } from './storefront/content/offline.ts'
import { paymentInfoMessages } from './storefront/content/payment-info.ts'
import { policyMessages } from './storefront/content/policy.ts'
import { privacyMessages } from './storefront/content/privacy.ts'
import { questionMessages } from './storefront/content/questions.ts'
import { readingMessages } from './storefront/content/reading.ts'
import { termsMessages } from './storefront/content/terms.ts'
import { formatMessages } from './formats.ts'
import { gramsMessages } from './grams.ts'
import { invoiceMessages } from './invoice.ts'
import { khataMessages } from './khata.ts'
import { locationMessages } from './location.ts'
import { passwordMessages } from './password.ts'
import { siteMessages } from './site.ts'
import { weekdayMessages } from './weekdays.ts'

/** What shoppers' pages say. */
export const storefrontScreens: readonly Screen[] = [
  accountMessages,
  addressesMessages,
  authMessages,
  contactChangeMessages,
  deleteAccountMessages,
  listReminderMessages,
  listsMessages,
  pointsMessages,
  signupMessages,
  againMessages,
  catalogueMessages,
  colourMessages,
  filtersMessages,
  foundMessages,
  homeEndMessages,
  homeMessages,
  offersMessages,
  productReviewsMessages,
  productMessages,
  savingsMessages,
  searchMessages,
  shareMessages,
  shopReviewMessages,
  stockAlertMessages,
  weightMessages,
  wholesaleMessages,
  wishlistMessages,
  buyNowMessages,
  cancelMessages,
  cartMessages,
  checkoutErrorMessages,
  checkoutMessages,
  confirmOrderMessages,
  coupletMessages,
  deliveryMessages,
  detailsMessages,
  doneMessages,
  findOrderMessages,
  freeDeliveryMessages,
  holdMessages,
  orderArrivalMessages,
  optionMessages,
  orderRunMessages,
  orderTimeMessages,
  ordersMessages,
  pickupMessages,
  quickOrderMessages,
  redeemMessages,
  returnsMessages,
  sharedCartMessages,
  waitingMessages,
  windowMessages,
  cashOnDeliveryMessages,
  contactMessages,
  footerMessages,
  helpInfoMessages,
  offlineMessages,
  paymentInfoMessages,
  policyMessages,
  privacyMessages,
  questionMessages,
  readingMessages,
  termsMessages,
  formatMessages,
  gramsMessages,
  invoiceMessages,
  khataMessages,
  locationMessages,
  passwordMessages,
  siteMessages,
  weekdayMessages,
]
