import type { Handlers } from './handler.ts'
import { addressHandlers } from './v1/address.ts'
import { staffOrderHandlers } from './v1/admin.ts'
import { auditHandlers } from './v1/audit.ts'
import { cartHandlers } from './v1/cart.ts'
import { categoryHandlers } from './v1/categories.ts'
import { customerHandlers } from './v1/customers.ts'
import { catalogueHandlers } from './v1/catalogue.ts'
import { contentHandlers } from './v1/content.ts'
import { importHandlers } from './v1/import.ts'
import { importsHandlers } from './v1/imports.ts'
import { messageHandlers } from './v1/message.ts'
import { deliveryHandlers } from './v1/delivery.ts'
import { blockHandlers } from './v1/blocks.ts'
import { eventHandlers } from './v1/events.ts'
import { announcementHandlers } from './v1/announcement.ts'
import { lookHandlers } from './v1/look.ts'
import { textPictureHandlers } from './v1/text-pictures.ts'
import { textHandlers } from './v1/texts.ts'
import { newsHandlers } from './v1/news.ts'
import { orderListHandlers } from './v1/order-list.ts'
import { bannerHandlers } from './v1/banners.ts'
import { brandHandlers } from './v1/brands.ts'
import { bulkHandlers } from './v1/bulk.ts'
import { stockHandlers } from './v1/stock.ts'
import { outboxHandlers } from './v1/outbox.ts'
import { systemHandlers } from './v1/system.ts'
import { orderHandlers } from './v1/order.ts'
import { passwordHandlers } from './v1/password.ts'
import { sessionHandlers } from './v1/session.ts'
import { pointsHandlers } from './v1/points.ts'
import { reportHandlers } from './v1/reports.ts'
import { returnHandlers } from './v1/returns.ts'
import { productHandlers } from './v1/products.ts'
import { productPictureHandlers } from './v1/product-pictures.ts'
import { productReviewHandlers } from './v1/product-reviews.ts'
import { searchHandlers } from './v1/note-searches.ts'
import { staffSearchHandlers } from './v1/searches.ts'
import { securityHandlers } from './v1/security.ts'
import { settingsHandlers } from './v1/settings.ts'
import { starterHandlers } from './v1/starter.ts'
import { staffHandlers } from './v1/staff.ts'
import { staffReviewHandlers } from './v1/staff-reviews.ts'
import { stockAlertHandlers } from './v1/stock-alerts.ts'
import { todayHandlers } from './v1/today.ts'
import { userHandlers } from './v1/user.ts'
import { zoneHandlers } from './v1/zones.ts'

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
  ...deliveryHandlers,
  ...zoneHandlers,
  ...orderHandlers,
  ...messageHandlers,
  ...newsHandlers,
  ...eventHandlers,
  ...blockHandlers,
  ...textHandlers,
  ...textPictureHandlers,
  ...announcementHandlers,
  ...lookHandlers,
  ...stockHandlers,
  ...bulkHandlers,
  ...categoryHandlers,
  ...brandHandlers,
  ...bannerHandlers,
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
  ...settingsHandlers,
  ...securityHandlers,
  ...staffHandlers,
  ...auditHandlers,
  ...staffReviewHandlers,
  ...returnHandlers,
}
