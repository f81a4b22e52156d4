import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { bumpCatalogue } from '#shop/catalogue/catalogue.store.ts'
import type { Shop } from '#shop/visit.ts'
import { fillContent } from './fill-content.ts'
import { fillOrders } from './fill-orders.ts'
import { fillPeople } from './fill-people.ts'
import { fillProducts } from './fill-products.ts'
import { people } from './people.ts'

/** The shoppers' password; the owner's is made at random. */
export const demoPassword = 'salam-kiryana'

/** Fills an empty shop with the demo: what there is to see in one transaction, then the orders one by one. */
export async function fillDemo(
  shop: Shop,
  wish: { dataFolder: string; ownerPassword: string | null },
) {
  await cp(join(import.meta.dirname, 'pictures'), join(wish.dataFolder, 'media'), {
    recursive: true,
    filter: (path) => !path.endsWith('.json'),
  })
  const passwords = { everybody: demoPassword, owner: wish.ownerPassword }
  const staff = await fillPeople(shop, passwords)
  await shop.db.transaction(async (tx) => {
    await fillProducts(tx, shop.now())
    await fillContent(tx, shop.now(), staff)
    await bumpCatalogue(tx)
  })
  shop.catalogue.expire()
  await fillOrders(shop)
}

/** Who can sign in, for the person who started the shop. */
export const demoLogins = (ownerPassword: string | null) =>
  people
    .filter((person) => person.kind !== 'owner' || ownerPassword !== null)
    .map(
      ({ kind, email }) =>
        `  ${kind.padEnd(6)}  ${email.padEnd(34)}  ${kind === 'owner' ? ownerPassword : demoPassword}`,
    )
