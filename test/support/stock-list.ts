import { always } from '#shop/pricing/period.ts'
import type { Db } from '#db/database.ts'
import { ensureCategories } from '#shop/catalogue/categories/categories.store.ts'
import { noFacts } from '#shop/catalogue/product-fields.ts'
import { levelsOf } from '#shop/catalogue/product-draft.ts'
import { insertProduct, allocateNumbers } from '#shop/catalogue/write-products.store.ts'
import { rupees } from '#shop/money.ts'
import { plainTerms } from '#shop/pricing/wholesale-terms.ts'

const categoryNames = ['Stock', 'Stock Room', 'Stock Items'] as const

/** Forty more products, as many as a long order has lines: Rs. 10, Rs. 8 wholesale. */
export const fillWithStock = (db: Db) =>
  db.transaction(async (tx) => {
    await ensureCategories(tx, levelsOf(categoryNames))
    const first = await allocateNumbers(tx, 40)
    for (let at = 0; at < 40; at += 1) {
      await insertProduct(
        tx,
        `stock-${at}`,
        first + at,
        {
          sku: `ST-${at}`,
          barcode: null,
          name: `Stock Item No ${at}`,
          brand: 'Baghban',
          description: 'For the shelf.',
          fullDescription: '',
          highlights: [],
          categoryNames: categoryNames,
          pack: '1 kg',
          retail: { list: rupees(10), offer: null },
          offerPeriod: always,
          multiBuy: null,
          wholesale: { list: rupees(8), offer: null, ...plainTerms },
          purchasePrice: null,
          pointsDivisor: 30,
          weighed: null,
          perishable: false,
          stock: null,
          lowStock: null,
          picture: null,
          pictures: [],
          colours: [],
          family: null,
          facts: noFacts,
          published: true,
        },
        0,
      )
    }
  })
