import { idsBySku } from '#shop/catalogue/edit-products.store.ts'
import { closeSearchDays } from '#shop/searches/close-days.ts'
import { recordBought, countVisitorSearch } from '#shop/searches/searches.store.ts'
import { dayAfter, shopDay } from '#shop/settings/shop-day.ts'
import type { Shop } from '#shop/visit.ts'

/** What people searched for on each of the last days, and what they bought after it. */
const searches: { query: string; people: number; sku: string }[] = [
  { query: 'doodh', people: 9, sku: 'DE-MILK-1L' },
  { query: 'atta 10 kg', people: 8, sku: 'FR-ATTA-CHAKKI-10KG' },
  { query: 'cheeni', people: 7, sku: 'FR-SUGAR-1KG' },
  { query: 'basmati', people: 6, sku: 'FR-BASMATI-AGED-5KG' },
  { query: 'anday', people: 5, sku: 'DE-EGGS-12' },
  { query: 'chai', people: 4, sku: 'TC-TEA-STRONG-430G' },
]

/** Searched for by several people, and not in the shop. */
const missing = ['bhindi', 'ice cream']
const days = 5

export async function fillSearches({ db, now }: Shop) {
  const ids = await idsBySku(db)
  const today = shopDay(now())
  await db.transaction(async (tx) => {
    for (let ago = 1; ago <= days; ago += 1) {
      const day = dayAfter(today, -ago)
      const note = async (query: string, people: number, found: number) => {
        for (let index = 0; index < people; index += 1)
          await countVisitorSearch(tx, { day, query, visitor: `demo ${index}`, found }, people * 10)
      }
      for (const { query, people, sku } of searches) {
        const productId = ids.get(sku)
        if (productId === undefined) throw new Error(`The demo has no ${sku} to search for`)
        await note(query, people, 1)
        await recordBought(tx, [{ day, query, productId }])
      }
      for (const query of missing) await note(query, 2, 0)
    }
  })
  await closeSearchDays({ db, now })
}
