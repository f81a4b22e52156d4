import { builtInBranding, type SavedBranding } from '#shop/branding/branding.ts'
import { readBranding } from '#shop/branding/branding.store.ts'
import type { FastifyInstance } from 'fastify'
import type { OpenShop } from '../open-shop.ts'

/** How the shop looks now. Where the database is away it looks as it comes. */
export type DisplayedBranding = () => Promise<SavedBranding>

/** Read once and again after a change, so that no page waits for it. */
export function followLook(
  app: FastifyInstance,
  { db, events }: Pick<OpenShop, 'db' | 'events'>,
): DisplayedBranding {
  let known: Promise<SavedBranding> | null = null
  const stop = events.subscribe(({ kind }) => {
    if (kind === 'look.changed') known = null
  })
  app.addHook('onClose', async () => stop())
  return async () => {
    const asked = (known ??= readBranding(db))
    try {
      return await asked
    } catch {
      if (known === asked) known = null // a database that was away is asked again
      return builtInBranding
    }
  }
}
