import { referenceOf } from '#shop/orders/order.ts'
import type { Browser } from 'playwright-core'
import type { Db } from '#db/database.ts'
import { starterProducts } from '#shop/catalogue/starter/starter-products.ts'
import { english } from '#web/messages/language.ts'
import { fillContent } from '../../demo/fill-content.ts'
import type { Person } from './cast.ts'
import { writeDataInGreek } from './greek-data.ts'
import { runScenario } from './scenario.ts'
import { pseudo } from './pseudo-locale.ts'
import { desktop, openSite, type Screen, visit } from './site.ts'
import { fillWithStories } from './stories.ts'
import { untranslated } from './untranslated.ts'

const on = '2025-01-05T10:00:00Z'

/** A shop with data of every kind; all its data is in Greek letters. */
async function fill(db: Db) {
  await fillWithStories(db)
  await db.transaction((tx) => fillContent(tx, Date.parse(on), new Map()))
  await db.run`
    update product set wholesale_minimum = 2, wholesale_step = 2, wholesale_carton = 12,
      wholesale_breaks = '[{"from":24,"price":15000}]' where id = 'apples'`
  for (const who of ['amina', 'hina'] as const) await fillFor(db, who)
  await writeDataInGreek(db)
  await chooseForStaff(db, pseudo.locale)
}

/** The language that is kept with each account of staff. */
export const chooseForStaff = (db: Db, locale: string) => db.run`
  update account set locale = ${locale} where id in (select account_id from staff_member)`

/** One order of every kind, an address, and something on the wishlist and in the cart. */
async function fillFor(db: Db, who: Person) {
  const scenario = runScenario(db)
  const apples = (quantity: number) => ({ good: 'apples', quantity }) as const
  await scenario.place(who, 'cart', [{ good: 'chai', quantity: 2 }, apples(4)])
  const delivered = await scenario.place(who, 'cart', [apples(4), { good: 'atta', quantity: 1 }])
  for (const state of ['packed', 'shipped', 'delivered'] as const)
    await scenario.move(delivered, state)
  await scenario.requestReturn(who, delivered, 'apples', 2, 'damaged')
  await scenario.answer(0, { state: 'accepted', restock: false })
  await scenario.requestReturn(who, delivered, 'atta', 1, 'unwanted')
  await scenario.review(who, 'apples', 4)
  await scenario.cancel(who, await scenario.place(who, 'cart', [apples(6)]))
  await db.run`insert into favourite (account_id, product_id, added_at) values (${who}, 'chai', 1)`
  await db.run`
    insert into cart_line (account_id, product_id, quantity, added_at) values (${who}, 'apples', 2, 1)`
  if (who === 'amina') await fillList(db, who)
  await db.run`
    insert into address
      (id, account_id, label, name, phone, address, landmark, rider_note, lat, lng, is_default, created_at)
    values
      (${who}, ${who}, 'Home', 'Amina', '+923001234567', 'House 7', 'the mosque', 'Ring twice', 33.6, 73.0, 1, 1)`
}

/** A shared list with a changed price, something sold out, and something that is sold no more. */
async function fillList(db: Db, who: Person) {
  await db.run`
    insert into ration_list (id, account_id, name, link_token, reminder_day, created_at)
    values ('ration', ${who}, 'Ελιά', 'ration', 1, 1)`
  await db.run`
    insert into ration_line (list_id, product_id, quantity, seen_price, position)
    values ('ration', 'apples', 2, 100, 1), ('ration', 'soldout', 1, 9000, 2), ('ration', 'draft', 1, 100, 3)`
}

/** The shop in the language in brackets, so that a Latin letter outside of them is a word of the program. */
export const bracketedShop = { on, fill, languages: [english, pseudo] }

/** The same on a port of its own, for browsers. */
export async function openBracketedSite() {
  const site = await openSite(bracketedShop)
  const data = await latinData(site.db)
  return {
    ...site,
    /** A client in the language of brackets, and the text it sees outside of brackets. */
    async reader(browser: Browser, who: Person | 'guest', screen: Screen = desktop) {
      const { page, context, errors } = await visit(browser, site, screen, who)
      await context.addCookies([{ name: 'locale', value: pseudo.locale, url: site.origin }])
      return { page, errors, untranslated: () => untranslated(page, data) }
    },
  }
}

/** Data that is in Latin letters nevertheless. */
export async function latinData({ all }: Pick<Db, 'all'>): Promise<RegExp[]> {
  const ids = await all<{ id: string }>`select id from orders`
  return [
    ...ids.map((order) => new RegExp(referenceOf(order), 'gi')),
    // The text of an order's address is stored as a shopper's own words are.
    /\b(?:Near|Note:)(?= [Α-Ωα-ω])/g,
    ...starterTexts,
  ]
}

// The starter set is data too, which comes with the program.
const starterTexts = starterProducts.flatMap(({ name, main, pack, brand }) =>
  [`${pack} · ${brand}`, pack, brand, main, name]
    .filter(Boolean)
    .map((text) => new RegExp(text.replaceAll(/[().]/g, '\\$&'), 'g')),
)
