import type { Permission } from '#shop/permissions.ts'
import type { backOfficePaletteMessages } from '../../messages/en/back-office/palette.ts'
import type { backOfficePaletteWordsMessages } from '../../messages/en/back-office/palette-words.ts'
import type { PlainKey } from '../../messages/screen.ts'
import { officePaths } from '../addresses.ts'

/** A label, with other words that find it. */
type Label = PlainKey<typeof backOfficePaletteMessages> &
  PlainKey<typeof backOfficePaletteWordsMessages>
type Task = { to: string; label: Label; needs: Permission }

/** Pages that the navigation does not list. */
export const innerPages: readonly Task[] = [
  { to: officePaths.board(), label: 'inner.board', needs: 'order.read' },
  { to: officePaths.runs(), label: 'inner.runs', needs: 'run.plan' },
  { to: officePaths.imports(), label: 'inner.imports', needs: 'product.import' },
  { to: officePaths.expiring(), label: 'inner.expiring', needs: 'product.read' },
  { to: officePaths.emailPreviews(), label: 'inner.previews', needs: 'outbox.read' },
]

/** Tasks with a page of their own. */
export const tasks: readonly Task[] = [
  { to: officePaths.newOrder(), label: 'do.order', needs: 'order.take' },
  { to: officePaths.orders({ refund: 'due' }), label: 'do.refund', needs: 'return.decide' },
  { to: officePaths.newProduct(), label: 'do.product', needs: 'price.write' },
  { to: officePaths.importProducts(), label: 'do.import', needs: 'product.import' },
  { to: officePaths.changeProducts(), label: 'do.prices', needs: 'product.import' },
  { to: officePaths.stock(), label: 'do.stock', needs: 'stock.write' },
  { to: officePaths.newNews(), label: 'do.news', needs: 'content.write' },
  { to: officePaths.newEvent(), label: 'do.event', needs: 'content.write' },
  { to: officePaths.newBanner({ place: 'banner' }), label: 'do.banner', needs: 'content.write' },
  { to: officePaths.newBanner({ place: 'sale' }), label: 'do.sale', needs: 'content.write' },
  { to: officePaths.announcement(), label: 'do.announcement', needs: 'content.write' },
  { to: `${officePaths.settings()}#hours`, label: 'do.hours', needs: 'settings.write' },
  { to: `${officePaths.settings()}#hours`, label: 'do.holiday', needs: 'settings.write' },
  { to: `${officePaths.settings()}#selling`, label: 'do.wholeRupees', needs: 'settings.write' },
  { to: `${officePaths.settings()}#selling`, label: 'do.labelLanguage', needs: 'settings.write' },
  { to: officePaths.mailServer(), label: 'do.mail', needs: 'mail.write' },
  { to: officePaths.zones(), label: 'do.charge', needs: 'zone.write' },
  { to: officePaths.newZone(), label: 'do.zone', needs: 'zone.write' },
  { to: officePaths.synonyms(), label: 'do.synonym', needs: 'search.write' },
  { to: officePaths.staff(), label: 'do.invite', needs: 'staff.manage' },
  { to: officePaths.system(), label: 'do.check', needs: 'system.write' },
  { to: officePaths.system(), label: 'do.backup', needs: 'backup.download' },
]
