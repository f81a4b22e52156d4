import type { FileSchema } from '../call-schema.ts'
import { announcementCalls } from './announcement.schema.ts'
import { auditCalls } from './audit-calls.ts'
import { backupCalls, backupFiles } from './backup.schema.ts'
import { bannerCalls } from './banner.schema.ts'
import { blockCalls } from './block.schema.ts'
import { brandCalls } from './brand.schema.ts'
import { bulkCalls } from './bulk.schema.ts'
import { categoryCalls } from './category.schema.ts'
import { customerCalls } from './customer-calls.ts'
import { eventCalls } from './event.schema.ts'
import { importCalls } from './import-calls.ts'
import { lookCalls } from './look.schema.ts'
import { messageCalls } from './message.schema.ts'
import { newsCalls } from './news.schema.ts'
import { orderCalls } from './order-calls.ts'
import { outboxCalls } from './outbox.schema.ts'
import { pictureCalls, pictureFiles } from './picture-calls.ts'
import { productCalls, productFiles } from './product-calls.ts'
import { reportCalls, reportFiles } from './report-calls.ts'
import { returnCalls, returnFiles } from './return.schema.ts'
import { reviewCalls } from './review.schema.ts'
import { searchCalls } from './search.schema.ts'
import { securityCalls } from './security-calls.ts'
import { settingsCalls } from './settings.schema.ts'
import { invitationCalls, peopleCalls } from './staff-calls.ts'
import { starterCalls } from './starter.schema.ts'
import { stockCalls } from './stock.schema.ts'
import { systemCalls } from './system.schema.ts'
import { textPictureCalls } from './text-picture.schema.ts'
import { textCalls } from './text.schema.ts'
import { zoneCalls } from './zone.schema.ts'

/** The back office. */
export const staffCalls = {
  ...announcementCalls,
  ...auditCalls,
  ...backupCalls,
  ...bannerCalls,
  ...blockCalls,
  ...brandCalls,
  ...bulkCalls,
  ...categoryCalls,
  ...customerCalls,
  ...eventCalls,
  ...importCalls,
  ...invitationCalls,
  ...lookCalls,
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
  ...searchCalls,
  ...securityCalls,
  ...settingsCalls,
  ...starterCalls,
  ...stockCalls,
  ...systemCalls,
  ...textCalls,
  ...textPictureCalls,
  ...zoneCalls,
}

/** Calls of the back office that answer with a file. */
export const staffFiles = {
  adminLive: {
    route: 'GET /admin/live',
    access: 'today.read',
    summary:
      'What changes in the shop, as server-sent events at most once a second: areas and ids of new orders',
    type: 'text/event-stream',
  },
  ...reportFiles,
  ...backupFiles,
  ...productFiles,
  ...pictureFiles,
  ...returnFiles,
} as const satisfies Record<string, FileSchema>
