import type { Handlers } from './handler.ts'
import { addressHandlers } from './v1/address.ts'
import { staffOrderHandlers } from './admin/orders/orders.ts'
import { auditHandlers } from './admin/office/audit.ts'
import { cartHandlers } from './v1/cart.ts'
import { categoryHandlers } from './admin/catalogue/categories.ts'
import { customerHandlers } from './admin/customers/customers.ts'
import { catalogueHandlers } from './v1/catalogue.ts'
import { contentHandlers } from './v1/content.ts'
import { importHandlers } from './admin/catalogue/import.ts'
import { importsHandlers } from './admin/catalogue/imports.ts'
import { messageHandlers } from './admin/customers/messages.ts'
import { rationListHandlers } from './v1/ration-lists.ts'
import { deliveryHandlers } from './v1/delivery.ts'
import { bannerHandlers, blockHandlers, eventHandlers, newsHandlers } from './admin/content/collections.ts' // prettier-ignore
import { announcementHandlers } from './admin/content/announcement.ts'
import { brandingHandlers } from './admin/content/branding.ts'
import { textPictureHandlers } from './admin/content/text-pictures.ts'
import { textHandlers } from './admin/content/texts.ts'
import { translationHandlers } from './admin/content/translations.ts'
import { orderListHandlers } from './admin/orders/order-list.ts'
import { brandHandlers } from './admin/catalogue/brands.ts'
import { bulkHandlers } from './admin/catalogue/bulk.ts'
import { stockHandlers } from './admin/catalogue/stock.ts'
import { mailHandlers } from './admin/office/mail.ts'
import { outboxHandlers } from './admin/office/outbox.ts'
import { systemHandlers } from './admin/office/system.ts'
import { orderHandlers } from './v1/order.ts'
import { passwordHandlers } from './v1/password.ts'
import { sessionHandlers } from './v1/session.ts'
import { pointsHandlers } from './v1/points.ts'
import { reportHandlers } from './admin/office/reports.ts'
import { returnHandlers } from './admin/orders/returns.ts'
import { productHandlers } from './admin/catalogue/products.ts'
import { productPictureHandlers } from './admin/catalogue/product-pictures.ts'
import { productReviewHandlers } from './v1/product-reviews.ts'
import { searchHandlers } from './v1/searches.ts'
import { staffSearchHandlers } from './admin/office/searches.ts'
import { securityHandlers } from './admin/office/security.ts'
import { khataHandlers } from './v1/khata.ts'
import { adminKhataHandlers } from './admin/customers/khata.ts'
import { cashHandlers } from './admin/office/cash.ts'
import { settingsHandlers } from './admin/office/settings.ts'
import { starterHandlers } from './admin/catalogue/starter.ts'
import { staffHandlers } from './admin/office/staff.ts'
import { staffReviewHandlers } from './admin/customers/reviews.ts'
import { stockAlertHandlers } from './v1/stock-alerts.ts'
import { runHandlers } from './admin/orders/runs.ts'
import { pickupHandlers } from './admin/orders/pickups.ts'
import { saleHandlers } from './admin/orders/sales.ts'
import { todayHandlers } from './admin/orders/today.ts'
import { userHandlers } from './v1/user.ts'
import { windowHandlers } from './admin/orders/windows.ts'
import { zoneHandlers } from './admin/orders/zones.ts'

/** Every call and who answers it. */
export const handlers: Handlers = {
  ...userHandlers,
  ...stockAlertHandlers,
  ...passwordHandlers,
  ...sessionHandlers,
  ...pointsHandlers,
  ...addressHandlers,
  ...catalogueHandlers,
  ...productReviewHandlers,
  ...contentHandlers,
  ...cartHandlers,
  ...rationListHandlers,
  ...deliveryHandlers,
  ...runHandlers,
  ...saleHandlers,
  ...pickupHandlers,
  ...windowHandlers,
  ...zoneHandlers,
  ...orderHandlers,
  ...messageHandlers,
  ...newsHandlers,
  ...eventHandlers,
  ...blockHandlers,
  ...textHandlers,
  ...textPictureHandlers,
  ...translationHandlers,
  ...announcementHandlers,
  ...brandingHandlers,
  ...stockHandlers,
  ...bulkHandlers,
  ...categoryHandlers,
  ...brandHandlers,
  ...bannerHandlers,
  ...mailHandlers,
  ...outboxHandlers,
  ...systemHandlers,
  ...staffOrderHandlers,
  ...orderListHandlers,
  ...customerHandlers,
  ...todayHandlers,
  ...reportHandlers,
  ...productHandlers,
  ...productPictureHandlers,
  ...importHandlers,
  ...importsHandlers,
  ...starterHandlers,
  ...searchHandlers,
  ...staffSearchHandlers,
  ...cashHandlers,
  ...khataHandlers,
  ...adminKhataHandlers,
  ...settingsHandlers,
  ...securityHandlers,
  ...staffHandlers,
  ...auditHandlers,
  ...staffReviewHandlers,
  ...returnHandlers,
}
