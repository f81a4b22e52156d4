import type { Links } from '#shop/notifications/email.ts'
import { logoPath } from '#web/app/logo-path.ts'
import { confirmOrderPath } from '#web/app/confirm-order-path.ts'
import { khataPath } from '#web/app/khata-path.ts'
import { listPaths } from '#web/app/list-paths.ts'
import { paths } from '#web/app/paths.ts'
import { questionPath } from '#web/app/question-path.ts'
import { officePaths } from '#web/back-office/addresses.ts'

/** The shop's pages as a mail links them. */
export const mailLinks = (origin: string): Links => ({
  home: origin + paths.home(),
  products: origin + paths.products(),
  order: (order) => origin + paths.order(order),
  track: (order) => origin + paths.trackOrder(order),
  product: (product) => origin + paths.product(product),
  forgotPassword: origin + paths.forgotPassword(),
  confirmEmail: (token) => origin + paths.confirmEmail({ token }),
  undoChange: (token) => origin + paths.undoChange({ token }),
  confirmStockAlert: (token) => origin + paths.confirmStockAlert({ token }),
  stopStockAlerts: (token) => origin + paths.stopStockAlerts({ token }),
  khata: origin + khataPath({}),
  list: (list) => origin + listPaths.list(list),
  stopListReminder: (token) => origin + listPaths.stopReminder({ token }),
  staffInvitation: (token) => origin + officePaths.invitation({ token }),
  orderQuestion: (token) => origin + questionPath({ token }),
  confirmOrder: (token) => origin + confirmOrderPath({ token }),
  contact: origin + paths.contact(),
  logo: (branding) => origin + logoPath(branding),
  resetPassword: (token) => origin + paths.resetPassword({ token }),
})
