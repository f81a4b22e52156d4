import { accountByEmail } from '#shop/accounts/accounts.store.ts'
import { insertFavourite } from '#shop/wishlist/wishlist.store.ts'
import { idsBySku } from '#shop/catalogue/edit-products.store.ts'
import type { Shop } from '#shop/visit.ts'
import { insertStockAlert } from '#shop/stock-alerts/alerts.store.ts'
import { people } from './people.ts'

type Mark = readonly [person: string, sku: string]

/** Who wants to hear when something that is out of stock is back. */
const stockAlerts: readonly Mark[] = [
  ['amina', 'FV-PEACH-1KG'],
  ['amina', 'BB-MARMALADE-450G'],
  ['bilal', 'SB-BARFI-500G'],
]

/** What is on whose wishlist; some of it cannot be had just now. */
const hearts: readonly Mark[] = [
  ['amina', 'BB-HONEY-SIDR-500G'],
  ['amina', 'FV-PEACH-1KG'],
  ['amina', 'DE-CHEDDAR-200G'],
  ['amina', 'DE-LASSI-MANGO-250ML'],
  ['bilal', 'BB-CAKE-CHOC-1LB'],
  ['bilal', 'SB-BARFI-500G'],
  ['kamran', 'DE-EGGS-30'],
  ['kamran', 'BB-PARATHA-20'],
]

export async function fillWishlists({ db, now }: Shop) {
  const ids = await idsBySku(db)
  for (const [entries, insert] of [
    [stockAlerts, insertStockAlert],
    [hearts, insertFavourite],
  ] as const)
    for (const [index, [key, sku]] of entries.entries()) {
      const email = people.find((person) => person.key === key)?.email ?? ''
      const account = await accountByEmail(db, email)
      const product = ids.get(sku)
      if (account && product) await insert(db, account.id, product, now() - index)
    }
}
