import type { Screen } from '../screen.ts'
import { backOfficeBrandsMessages } from './back-office/catalogue/brands.ts'
import { backOfficeBulkMessages } from './back-office/catalogue/bulk.ts'
import { backOfficeCategoriesMessages } from './back-office/catalogue/categories.ts'
import { backOfficeImportMessages } from './back-office/catalogue/import.ts'
import { backOfficeImportsMessages } from './back-office/catalogue/imports.ts'
import { backOfficeProductMessages } from './back-office/catalogue/product.ts'
import { backOfficeProductsMessages } from './back-office/catalogue/products.ts'
import { backOfficeStarterMessages } from './back-office/catalogue/starter.ts'
import { backOfficeStockMessages } from './back-office/catalogue/stock.ts'
import { backOfficeBannersMessages } from './back-office/content/banners.ts'
import { backOfficeBrandingMessages } from './back-office/content/branding.ts'
import { backOfficeContentMessages } from './back-office/content/content.ts'
import { backOfficeEmailPreviewsMessages } from './back-office/content/email-previews.ts'
import { backOfficeEmailsMessages } from './back-office/content/emails.ts'
import { backOfficeMailServerMessages } from './back-office/content/mail-server.ts'
import { backOfficeMarkdownMessages } from './back-office/content/markdown.ts'
import { backOfficeNewsMessages } from './back-office/content/news.ts'
import { backOfficeTranslationMessages } from './back-office/content/translations.ts'
import { backOfficeKhataMessages } from './back-office/khata.ts'
import { backOfficeLanguageMessages } from './back-office/language.ts'
import { backOfficeLiveMessages } from './back-office/live.ts'
import { backOfficeMessages } from './back-office/office.ts'
import { backOfficeBoardMessages } from './back-office/orders/board.ts'
import { backOfficeCashMessages } from './back-office/orders/cash.ts'
import { backOfficeCounterMessages } from './back-office/orders/counter.ts'
import { backOfficeCustomerMessages } from './back-office/orders/customer.ts'
import { backOfficeHoldMessages } from './back-office/orders/hold.ts'
import { backOfficeInboxMessages } from './back-office/orders/inbox.ts'
import { backOfficeMergeMessages } from './back-office/orders/merge.ts'
import { backOfficeMessagesMessages } from './back-office/orders/messages.ts'
import { backOfficeNewOrderMessages } from './back-office/orders/new-order.ts'
import { orderFileMessages } from './back-office/orders/order-file.ts'
import { backOfficeOrderListMessages } from './back-office/orders/order-list.ts'
import { backOfficeOrderRunMessages } from './back-office/orders/order-run.ts'
import { backOfficeOrderTimeMessages } from './back-office/orders/order-time.ts'
import { backOfficeOrdersMessages } from './back-office/orders/orders.ts'
import { backOfficePapersMessages } from './back-office/orders/papers.ts'
import { backOfficePasswordLinkMessages } from './back-office/orders/password-link.ts'
import { backOfficePickupsMessages } from './back-office/orders/pickups.ts'
import { backOfficeRedirectMessages } from './back-office/orders/redirect.ts'
import { backOfficeRefundsMessages } from './back-office/orders/refunds.ts'
import { backOfficeRiderMessages } from './back-office/orders/rider.ts'
import { backOfficeRunMessages } from './back-office/orders/run.ts'
import { backOfficeRunsMessages } from './back-office/orders/runs.ts'
import { shortPaymentMessages } from './back-office/orders/short-payment.ts'
import { backOfficeStepBackMessages } from './back-office/orders/step-back.ts'
import { backOfficeTakeBackMessages } from './back-office/orders/take-back.ts'
import { weighingMessages } from './back-office/orders/weighing.ts'
import { backOfficePaletteWordsMessages } from './back-office/palette-words.ts'
import { backOfficePaletteMessages } from './back-office/palette.ts'
import { backOfficeAuditMessages } from './back-office/settings/audit.ts'
import { backOfficeBackupMessages } from './back-office/settings/backup.ts'
import { backOfficeReportsMessages } from './back-office/settings/reports.ts'
import { backOfficeSearchesMessages } from './back-office/settings/searches.ts'
import { backOfficeSecurityMessages } from './back-office/settings/security.ts'
import { backOfficeSettingsMessages } from './back-office/settings/settings.ts'
import { backOfficeSetupMessages } from './back-office/settings/setup.ts'
import { staffInvitationMessages } from './back-office/settings/staff-invitation.ts'
import { staffLoginMessages } from './back-office/settings/staff-login.ts'
import { backOfficeStaffMessages } from './back-office/settings/staff.ts'
import { backOfficeStepsMessages } from './back-office/settings/steps.ts'
import { backOfficeSystemMessages } from './back-office/settings/system.ts'
import { backOfficeTokensMessages } from './back-office/settings/tokens.ts'
import { backOfficeWindowsMessages } from './back-office/settings/windows.ts'
import { backOfficeZonesMessages } from './back-office/settings/zones.ts'

/** What the back office says; written by scripts/urdu-index.ts. */
export const officeScreens: readonly Screen[] = [
  backOfficeBrandsMessages,
  backOfficeBulkMessages,
  backOfficeCategoriesMessages,
  backOfficeImportMessages,
  backOfficeImportsMessages,
  backOfficeProductMessages,
  backOfficeProductsMessages,
  backOfficeStarterMessages,
  backOfficeStockMessages,
  backOfficeBannersMessages,
  backOfficeBrandingMessages,
  backOfficeContentMessages,
  backOfficeEmailPreviewsMessages,
  backOfficeEmailsMessages,
  backOfficeMailServerMessages,
  backOfficeMarkdownMessages,
  backOfficeNewsMessages,
  backOfficeTranslationMessages,
  backOfficeKhataMessages,
  backOfficeLanguageMessages,
  backOfficeLiveMessages,
  backOfficeMessages,
  backOfficeBoardMessages,
  backOfficeCashMessages,
  backOfficeCounterMessages,
  backOfficeCustomerMessages,
  backOfficeHoldMessages,
  backOfficeInboxMessages,
  backOfficeMergeMessages,
  backOfficeMessagesMessages,
  backOfficeNewOrderMessages,
  orderFileMessages,
  backOfficeOrderListMessages,
  backOfficeOrderRunMessages,
  backOfficeOrderTimeMessages,
  backOfficeOrdersMessages,
  backOfficePapersMessages,
  backOfficePasswordLinkMessages,
  backOfficePickupsMessages,
  backOfficeRedirectMessages,
  backOfficeRefundsMessages,
  backOfficeRiderMessages,
  backOfficeRunMessages,
  backOfficeRunsMessages,
  shortPaymentMessages,
  backOfficeStepBackMessages,
  backOfficeTakeBackMessages,
  weighingMessages,
  backOfficePaletteWordsMessages,
  backOfficePaletteMessages,
  backOfficeAuditMessages,
  backOfficeBackupMessages,
  backOfficeReportsMessages,
  backOfficeSearchesMessages,
  backOfficeSecurityMessages,
  backOfficeSettingsMessages,
  backOfficeSetupMessages,
  staffInvitationMessages,
  staffLoginMessages,
  backOfficeStaffMessages,
  backOfficeStepsMessages,
  backOfficeSystemMessages,
  backOfficeTokensMessages,
  backOfficeWindowsMessages,
  backOfficeZonesMessages,
]
