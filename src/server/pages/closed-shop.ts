import { readSettings } from '#shop/settings/settings.store.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import type { FastifyInstance } from 'fastify'
import type { OpenShop } from '../open-shop.ts'

/** The page of a closed shop; null: the shop is open. */
export type ClosedShop = () => Promise<ShopSettings | null>

/** Read once and again after a change of the settings, so that an open shop's pages wait for nothing. */
export function followClosedShop(
  app: FastifyInstance,
  { db, events }: Pick<OpenShop, 'db' | 'events'>,
): ClosedShop {
  let known: Promise<ShopSettings | null> | null = null
  const stop = events.subscribe(({ kind }) => {
    if (kind === 'settings.changed') known = null
  })
  app.addHook('onClose', async () => stop())
  return async () => {
    const asked = (known ??= closedSettings(db))
    try {
      return await asked
    } catch (error) {
      if (known === asked) known = null // a database that was away is asked again
      throw error
    }
  }
}

async function closedSettings(db: OpenShop['db']) {
  const settings = await readSettings(db)
  return settings.storefrontOpen ? null : settings
}
