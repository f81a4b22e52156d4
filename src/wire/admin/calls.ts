import type { FileSchema } from '../call-schema.ts'
import { announcementCalls } from './content/announcement.schema.ts'
import { auditCalls } from './office/audit-calls.ts'
import { backupCalls, backupFiles } from './office/backup.schema.ts'
import { bannerCalls } from './content/banner.schema.ts'
import { blockCalls } from './content/block.schema.ts'
import { brandCalls } from './catalogue/brand.schema.ts'
import { bulkCalls } from './catalogue/bulk.schema.ts'
import { adminKhataCalls } from './customers/khata.schema.ts'
import { cashCalls, cashFiles } from './office/cash.schema.ts'
import { categoryCalls } from './catalogue/category.schema.ts'
import { customerCalls } from './customers/customer-calls.ts'
import { eventCalls } from './content/event.schema.ts'
import { importCalls } from './catalogue/import-calls.ts'
import { brandingCalls } from './content/branding.schema.ts'
import { mailCalls } from './office/mail.schema.ts'
import { messageCalls } from './customers/message.schema.ts'
import { newsCalls } from './content/news.schema.ts'
import { orderCalls } from './orders/order-calls.ts'
import { orderFiles } from './orders/order-list.schema.ts'
import { outboxCalls } from './office/outbox.schema.ts'
import { pictureCalls, pictureFiles } from './catalogue/picture-calls.ts'
import { productCalls, productFiles } from './catalogue/product-calls.ts'
import { reportCalls, reportFiles } from './office/report-calls.ts'
import { returnCalls, returnFiles } from './orders/return.schema.ts'
import { reviewCalls } from './customers/review.schema.ts'
import { runCalls } from './orders/run.schema.ts'
import { pickupCalls } from './orders/pickup.schema.ts'
import { saleCalls } from './orders/sale.schema.ts'
import { searchCalls } from './office/search.schema.ts'
import { securityCalls } from './office/security-calls.ts'
import { settingsCalls } from './office/settings.schema.ts'
import { invitationCalls, peopleCalls } from './office/staff-calls.ts'
import { starterCalls } from './catalogue/starter.schema.ts'
import { stockCalls } from './catalogue/stock.schema.ts'
import { systemCalls } from './office/system.schema.ts'
import { textPictureCalls } from './content/text-picture.schema.ts'
import { textCalls } from './content/text.schema.ts'
import { translationCalls, translationFiles } from './content/translation.schema.ts'
import { windowCalls } from './orders/window.schema.ts'
import { zoneCalls } from './orders/zone.schema.ts'

/** The back office. */
export const staffCalls = {
  ...announcementCalls,
  ...auditCalls,
  ...backupCalls,
  ...bannerCalls,
  ...blockCalls,
  ...brandCalls,
  ...bulkCalls,
  ...cashCalls,
  ...categoryCalls,
  ...customerCalls,
  ...adminKhataCalls,
  ...eventCalls,
  ...importCalls,
  ...invitationCalls,
  ...brandingCalls,
  ...mailCalls,
  ...messageCalls,
  ...newsCalls,
  ...orderCalls,
  ...outboxCalls,
  ...peopleCalls,
  ...pictureCalls,
  ...productCalls,
  ...reportCalls,
  ...returnCalls,
  ...reviewCalls,
  ...runCalls,
  ...saleCalls,
  ...pickupCalls,
  ...searchCalls,
  ...securityCalls,
  ...settingsCalls,
  ...starterCalls,
  ...stockCalls,
  ...systemCalls,
  ...textCalls,
  ...textPictureCalls,
  ...translationCalls,
  ...windowCalls,
  ...zoneCalls,
}

/** Calls of the back office that answer with a file. */
export const staffFiles = {
  adminLive: {
    route: 'GET /admin/live',
    access: 'today.read',
    summary:
      'Stream changes in the shop as server-sent events, at most one a second: the changed areas and the ids of new orders',
    type: 'text/event-stream',
  },
  ...cashFiles,
  ...reportFiles,
  ...backupFiles,
  ...orderFiles,
  ...productFiles,
  ...pictureFiles,
  ...returnFiles,
  ...translationFiles,
} as const satisfies Record<string, FileSchema>
