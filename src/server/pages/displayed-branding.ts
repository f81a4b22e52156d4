import { builtInBranding, type SavedBranding } from '#shop/branding/branding.ts'
import { readBranding } from '#shop/branding/branding.store.ts'
import type { FastifyInstance } from 'fastify'
import { cacheUntilEvent } from '../cache/cache-until-event.ts'
import type { OpenShop } from '../open-shop.ts'

/** The shop's branding; the built-in one while the database is unreachable. */
export type DisplayedBranding = () => Promise<SavedBranding>

export function followBranding(
  app: FastifyInstance,
  { db, events }: Pick<OpenShop, 'db' | 'events'>,
): DisplayedBranding {
  const read = () => readBranding(db)
  const saved = cacheUntilEvent(app, { read, events, kind: 'look.changed' })
  return () => saved().catch(() => builtInBranding)
}
