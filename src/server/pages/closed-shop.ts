import { readSettings } from '#shop/settings/settings.store.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import type { FastifyInstance } from 'fastify'
import { cacheUntilEvent } from '../cache/cache-until-event.ts'
import type { OpenShop } from '../open-shop.ts'

/** The settings of a closed shop, for its page; null: the shop is open. */
export type ClosedShop = () => Promise<ShopSettings | null>

export function followClosedShop(
  app: FastifyInstance,
  { db, events }: Pick<OpenShop, 'db' | 'events'>,
): ClosedShop {
  const read = async () => {
    const settings = await readSettings(db)
    return settings.storefrontOpen ? null : settings
  }
  return cacheUntilEvent(app, { read, events, kind: 'settings.changed' })
}
