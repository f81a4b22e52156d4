import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { insertWindow } from '#shop/delivery/windows/windows.store.ts'
import { insertZone } from '#shop/delivery/zones.store.ts'
import { newId } from '#shop/ids.ts'
import type { Shop } from '#shop/visit.ts'
import { fillAnswers } from './fill-answers.ts'
import { fillContent } from './fill-content.ts'
import { fillMessages } from './fill-messages.ts'
import { fillOrders } from './fill-orders.ts'
import { castOf, fillPeople, isStaff, roleOf } from './fill-people.ts'
import { fillProductReviews } from './fill-product-reviews.ts'
import { fillProducts } from './fill-products.ts'
import { fillRun } from './fill-run.ts'
import { fillSearches } from './fill-searches.ts'
import { fillUrdu } from './fill-urdu.ts'
import { fillStock } from './fill-stock.ts'
import { fillWishlists } from './fill-wishlists.ts'
import { fillSettings } from './settings.ts'
import type { DemoPerson } from './types.ts'
import { windows, zonesWithWindows } from './windows.ts'
import { zones } from './zones.ts'

/** The shoppers' password where nobody else can come in. Staff's is made at random: it opens the back office. */
export const demoPassword = 'salam-kiryana'

type Passwords = { shoppers: string; staff: string }
type Options = { dataFolder: string; pictures: string; passwords: Passwords; withOwner: boolean }

/** Fills an empty shop with the demo, its pictures from a folder: what there is to see in one transaction, then the orders one by one. */
export async function fillDemo(shop: Shop, { dataFolder, pictures, ...rest }: Options) {
  const { passwords, withOwner } = rest
  await cp(pictures, join(dataFolder, 'media'), {
    recursive: true,
    filter: (path) => !path.endsWith('.json'),
  })
  const idOf = await fillPeople(shop, passwords, withOwner)
  await shop.db.transaction(async (tx) => {
    await fillSettings(tx, shop.now())
    await fillProducts(tx, shop.now())
    await fillContent(tx, shop.now(), idOf)
    await fillUrdu(tx, shop.now())
  })
  const zoneIds = await fillZones(shop)
  await fillOrders(shop)
  await fillWindows(shop, zoneIds) // after the orders, which were promised days and not hours
  await fillRun(shop)
  await fillStock(shop)
  await fillProductReviews(shop, idOf)
  await fillAnswers(shop)
  await fillWishlists(shop)
  await fillSearches(shop)
  await fillMessages(shop)
}

/** Id of each zone by its name. */
async function fillZones(shop: Shop) {
  const ids = new Map<string, string>()
  for (const [index, zone] of zones.entries()) {
    const id = newId()
    await insertZone(shop.db, id, zone, shop.now() + index) // they are listed by age
    ids.set(zone.name, id)
  }
  return ids
}

async function fillWindows(shop: Shop, zoneIds: ReadonlyMap<string, string>) {
  for (const name of zonesWithWindows)
    for (const window of windows)
      await insertWindow(
        shop.db,
        newId(),
        { ...window, zoneId: zoneIds.get(name) ?? null },
        shop.now(),
      )
}

/** Who can sign in, for the person who started the shop. */
export const demoLogins = (passwords: Passwords, withOwner: boolean) =>
  castOf(withOwner).map(
    (person) =>
      `  ${kindOf(person).padEnd(7)}  ${person.email.padEnd(24)}  ${isStaff(person.kind) ? passwords.staff : passwords.shoppers}`,
  )

const kindOf = (person: DemoPerson) => (isStaff(person.kind) ? roleOf(person) : person.kind)
