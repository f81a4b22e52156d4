import { idsBySku } from '#shop/catalogue/edit-products.store.ts'
import { moveStock } from '#shop/catalogue/stock/move-stock.ts'
import type { StaffReason } from '#shop/catalogue/stock/stock-change.ts'
import { newId } from '#shop/ids.ts'
import { dayAfter, shopDay } from '#shop/settings/shop-day.ts'
import type { Shop } from '#shop/visit.ts'
import { visitAs } from './visit-as.ts'

type Movement = {
  sku: string
  reason: StaffReason
  by: number
  hoursAgo: number
  note?: string
  /** how many days from now its last day is */
  lasts?: number
}

const crates = 'Delivery note 2318'

/** What was moved in the store room in the last days; some of it has to be sold soon. */
export const movements: readonly Movement[] = [
  { sku: 'DE-MILK-1L', reason: 'received', by: 24, hoursAgo: 30, note: crates, lasts: 4 },
  { sku: 'DE-DAHI-500G', reason: 'received', by: 12, hoursAgo: 30, note: crates, lasts: 6 },
  { sku: 'DE-CREAM-200ML', reason: 'received', by: 10, hoursAgo: 30, note: crates, lasts: 12 },
  { sku: 'DE-MALAI-250G', reason: 'received', by: 8, hoursAgo: 29, note: crates, lasts: 2 },
  { sku: 'BB-BREAD-BRAN', reason: 'received', by: 15, hoursAgo: 5, lasts: 3 },
  { sku: 'DE-LASSI-SALT-1L', reason: 'received', by: 9, hoursAgo: 5, lasts: 20 },
  { sku: 'DE-EGGS-30', reason: 'damaged', by: -1, hoursAgo: 4, note: 'Dropped on the stairs' },
  { sku: 'FR-SUGAR-1KG', reason: 'corrected', by: -2, hoursAgo: 3, note: 'Two bags were torn' },
]

/** The packer's work, at its own times. */
export async function fillStock(shop: Shop) {
  const ids = await idsBySku(shop.db)
  const today = shopDay(shop.now())
  for (const { sku, reason, by, hoursAgo, note = '', lasts } of movements) {
    const packer = await visitAs(shop, 'yasir', shop.now() - hoursAgo * 60 * 60_000)
    await moveStock(packer, ids.get(sku) ?? sku, {
      id: newId(),
      reason,
      change: { by },
      note,
      bestBefore: lasts === undefined ? null : dayAfter(today, lasts),
    })
  }
}
