import type { Permission } from '#shop/permissions.ts'
import type { backOfficePaletteMessages } from '../../messages/en/back-office/palette.ts'
import type { PlainKey } from '../../messages/screen.ts'
import { officePaths } from '../addresses.ts'

type Task = { to: string; words: PlainKey<typeof backOfficePaletteMessages>; needs: Permission }

/** Pages that the navigation does not list. */
export const innerPages: readonly Task[] = [
  { to: officePaths.board(), words: 'inner.board', needs: 'order.read' },
  { to: officePaths.imports(), words: 'inner.imports', needs: 'product.import' },
  { to: officePaths.expiring(), words: 'inner.expiring', needs: 'product.read' },
  { to: officePaths.emailPreviews(), words: 'inner.previews', needs: 'outbox.read' },
]

/** Tasks with a page of their own. */
export const tasks: readonly Task[] = [
  { to: officePaths.newOrder(), words: 'do.order', needs: 'order.take' },
  { to: officePaths.newProduct(), words: 'do.product', needs: 'price.write' },
  { to: officePaths.importProducts(), words: 'do.import', needs: 'product.import' },
  { to: officePaths.changeProducts(), words: 'do.prices', needs: 'product.import' },
  { to: officePaths.stock(), words: 'do.stock', needs: 'stock.write' },
  { to: officePaths.newNews(), words: 'do.news', needs: 'content.write' },
  { to: officePaths.newEvent(), words: 'do.event', needs: 'content.write' },
  { to: officePaths.newBanner({ place: 'banner' }), words: 'do.banner', needs: 'content.write' },
  { to: officePaths.newBanner({ place: 'sale' }), words: 'do.sale', needs: 'content.write' },
  { to: officePaths.announcement(), words: 'do.announcement', needs: 'content.write' },
  { to: officePaths.newZone(), words: 'do.zone', needs: 'zone.write' },
  { to: officePaths.synonyms(), words: 'do.synonym', needs: 'search.write' },
  { to: officePaths.staff(), words: 'do.invite', needs: 'staff.manage' },
  { to: officePaths.system(), words: 'do.check', needs: 'system.write' },
  { to: officePaths.system(), words: 'do.backup', needs: 'backup.download' },
]
