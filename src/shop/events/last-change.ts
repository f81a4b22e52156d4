import { type Permission, requirePermission } from '../permissions.ts'
import type { Visit } from '../visit.ts'
import { type AuditEntry, eventsOf } from './audit.store.ts'
import { eventKinds } from './event-kinds.ts'

/** Records whose forms show a conflict, as their events name them, with the permission to read them. */
const readers = {
  announcement: 'content.read',
  banner: 'content.read',
  block: 'content.read',
  look: 'settings.read',
  news: 'content.read',
  product: 'product.read',
  settings: 'settings.read',
  'shop-event': 'content.read',
  text: 'content.read',
  window: 'zone.read',
  zone: 'zone.read',
} as const satisfies Record<string, Permission>

export type ChangedKind = keyof typeof readers
export const changedKinds = Object.keys(readers) as ChangedKind[]

/** The newest change of a record; `field`: of the settings. Null: none is known. Refuses `permission_missing`. */
export async function findLastChange(
  visit: Visit,
  kind: ChangedKind,
  subject: string,
  field?: string,
): Promise<AuditEntry | null> {
  requirePermission(visit, readers[kind])
  const entries = await eventsOf(visit.db, kindsOf(kind), subject, null, 50)
  const changes = ({ data }: AuditEntry) =>
    field === undefined || (data as { changed?: string[] }).changed?.includes(field)
  return entries.find(changes) ?? null
}

const kindsOf = (kind: ChangedKind) => eventKinds.filter((one) => one.startsWith(`${kind}.`))
