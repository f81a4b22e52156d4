import type { Db } from '#db/database.ts'
import { insertAccount } from '#shop/accounts/accounts.store.ts'
import { hashPassword } from '#shop/accounts/signing-in/passwords.ts'
import { ensureCategories } from '#shop/catalogue/categories/categories.store.ts'
import { noFacts } from '#shop/catalogue/product-fields.ts'
import { levelsOf, type ProductDraft } from '#shop/catalogue/product-draft.ts'
import { recordStockMovement } from '#shop/catalogue/stock/stock.store.ts'
import { insertProduct, allocateNumbers } from '#shop/catalogue/write-products.store.ts'
import { rupees } from '#shop/money.ts'
import { always } from '#shop/pricing/period.ts'
import { plainTerms } from '#shop/pricing/wholesale-terms.ts'
import { appoint } from '#shop/accounts/staff/staff.store.ts'
import { fillSettings } from '../../demo/settings.ts'

/** Password of all test accounts. */
export const password = 'a good long password'

/** The people of the tests; bilal is another customer, hina a wholesale buyer, kashif waits for staff. */
export const cast = {
  amina: { name: 'Amina Siddiqui', kind: 'normal', role: null, wholesale: false },
  bilal: { name: 'Bilal Ahmed', kind: 'normal', role: null, wholesale: false },
  hina: { name: 'Hina Traders', kind: 'stock', role: null, wholesale: true },
  kashif: { name: 'Kashif Store', kind: 'stock', role: null, wholesale: false },
  clerk: { name: 'Sana Clerk', kind: 'normal', role: 'manager', wholesale: false },
  owner: { name: 'Tariq Owner', kind: 'normal', role: 'owner', wholesale: false },
} as const
export type Person = keyof typeof cast

type Priced = Partial<Pick<ProductDraft, 'stock' | 'published' | 'pointsDivisor'>> & {
  list: number
  offer?: number
  wholesale?: number
  wholesaleOffer?: number
}

/** The goods of the tests, `_id` = key; prices in rupees. */
export const goods = {
  apples: { list: 300, offer: 240, wholesale: 210, wholesaleOffer: 200, stock: 50 },
  atta: { list: 1250, wholesale: 1100, stock: null },
  chai: { list: 499.5, pointsDivisor: 20, wholesale: 450, stock: 100 },
  lastmango: { list: 500, wholesale: 450, stock: 1 },
  soldout: { list: 90, wholesale: 80, stock: 0 },
  draft: { list: 70, wholesale: 60, stock: 5, published: false },
} as const satisfies Record<string, Priced>
export type Good = keyof typeof goods

const categoryOf: Record<Good, [main: string, sub: string, item: string, name: string]> = {
  apples: ['Fruit & Vegetables', 'Fresh Fruit', 'Apples', 'Kala Kulu Apples'],
  atta: ['Flour & Rice', 'Flour', 'Atta', 'Chakki Atta'],
  chai: ['Tea & Drinks', 'Tea', 'Black Tea', 'Dum Chai, Loose Leaf'],
  lastmango: ['Fruit & Vegetables', 'Fresh Fruit', 'Mangoes', 'Chaunsa Mango'],
  soldout: ['Fruit & Vegetables', 'Herbs', 'Coriander', 'Fresh Coriander'],
  draft: ['Fruit & Vegetables', 'Herbs', 'Mint', 'Unseen Mint'],
}

const at = Date.UTC(2025, 0, 1)

/** Fills a migrated database with the people and goods above. */
export async function fillWithCast(db: Db) {
  const hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await fillSettings(tx, at)
    for (const [index, [id, person]] of Object.entries(cast).entries()) {
      const isStock = person.kind === 'stock'
      await insertAccount(tx, {
        id,
        email: `${id}@kiryana.example`,
        phone: `+92300000000${index}`,
        full_name: person.name,
        password_hash: hash,
        kind: person.kind,
        business_name: isStock ? person.name : null,
        business_address: isStock ? 'Saddar, Rawalpindi' : null,
        wholesale_since: person.wholesale ? at : null,
        picture: null,
        loyalty_card: `786000000000000${index}`,
        created_at: at,
      })
      if (person.role !== null) await appoint(tx, id, person.role, at)
    }
    const first = await allocateNumbers(tx, Object.keys(goods).length)
    for (const [index, id] of (Object.keys(goods) as Good[]).entries()) {
      const draft = draftOf(id)
      await ensureCategories(tx, levelsOf(draft.categoryNames))
      await insertProduct(tx, id, first + index, draft, at)
      if (draft.stock)
        await recordStockMovement(tx, [{ productId: id, change: draft.stock }], {
          orderId: null,
          reason: 'counted',
          at,
          by: null,
        })
    }
  })
}

function draftOf(id: Good): ProductDraft {
  const good: Priced = goods[id]
  const [main, sub, item, name] = categoryOf[id]
  const tag = (list: number, offer: number | undefined) => ({
    list: rupees(list),
    offer: offer === undefined ? null : rupees(offer),
  })
  return {
    sku: id,
    barcode: null,
    name,
    brand: 'Baghban',
    description: `${name}, straight from the mandi.`,
    fullDescription: `${name}.`,
    highlights: ['Fresh'],
    categoryNames: [main, sub, item],
    pack: '1 kg',
    retail: tag(good.list, good.offer),
    offerPeriod: always,
    multiBuy: null,
    wholesale:
      good.wholesale === undefined
        ? null
        : { ...tag(good.wholesale, good.wholesaleOffer), ...plainTerms },
    purchasePrice: null,
    pointsDivisor: good.pointsDivisor ?? null,
    weighed: null,
    perishable: false,
    stock: good.stock ?? null,
    lowStock: null,
    picture: null,
    pictures: [],
    colours: [],
    family: null,
    facts: noFacts,
    published: good.published ?? true,
  }
}
